import { Breadcrumb } from 'antd'
import { Link } from 'wouter'
import { lastListUrl } from '../../kit/address/lastListQuery'
import { useAccess } from '../../session/sessionHooks'
import type { AppRoute, BreadcrumbItem } from '../routing/appRoute'
import { getAppRouting } from '../routing/configuredRouting'
import { fillPathParams } from '../routing/matchPath'
import { MENU_GROUP_HEADINGS } from '../routing/menuGroupHeadings'
import { findAppRoute } from '../routing/resolveRoute'

const HOME: BreadcrumbItem = { label: 'Главная', path: '/' }

export function Breadcrumbs({ route, params }: { route: AppRoute; params: Record<string, string> }) {
  const can = useAccess()
  const mayOpen = (path: string) =>
    path === '/' || can(findAppRoute(path, getAppRouting())?.route.access ?? { every: [] })
  const { menu, title, trail = [] } = route
  const group = menu && 'group' in menu ? [{ label: MENU_GROUP_HEADINGS[menu.group].label }] : []
  const steps = [HOME, ...group, ...trail, { label: menu?.label ?? title }]
  return (
    <nav aria-label="Навигационная цепочка" className="breadcrumbs">
      <Breadcrumb
        items={steps.map((step: BreadcrumbItem, index) => {
          const path = step.path && fillPathParams(step.path, params)
          const isLast = index === steps.length - 1
          return {
            key: step.label,
            title:
              path && mayOpen(path) ? (
                <Link to={lastListUrl(path)}>{step.label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{step.label}</span>
              ),
          }
        })}
      />
    </nav>
  )
}
