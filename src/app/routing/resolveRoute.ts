import type { User } from '../../api/user'
import { paths } from '../../kit/address/paths'
import type { Config } from '../../session/config'
import { userHasAccess } from '../../session/session'
import type { AppRoute } from './appRoute'
import { COURIER_AND_COMPANY_ROUTES } from './courierAndCompanyRoutes'
import { DIRECTORY_ROUTES, SETTINGS_ROUTES } from './directoryAndSettingsRoutes'
import { matchPath } from './matchPath'
import { ORDER_ROUTES } from './orderRoutes'
import { createReportRoutes, PAY_ROUTES } from './payAndReportRoutes'

export type AppRouting = {
  routes: readonly AppRoute[]
  /**
   * Paths for the user's first screen, in order of preference; the first one that the user may open is shown (operations, section 2;
   * reference-data, section 2.1).
   */
  entries: readonly string[]
}

export type ResolvedRoute =
  | { kind: 'screen'; route: AppRoute; params: Record<string, string> }
  | { kind: 'redirect'; to: string }

type Holder = Pick<User, 'accesses'>

export const createAppRouting = (product: Config['product']): AppRouting => ({
  routes: [
    ...ORDER_ROUTES,
    ...COURIER_AND_COMPANY_ROUTES,
    ...PAY_ROUTES,
    ...DIRECTORY_ROUTES,
    ...createReportRoutes(product),
    ...SETTINGS_ROUTES,
  ],
  entries: [
    paths.orders,
    paths.schedules,
    paths.salary,
    paths.report(product.code),
    paths.employees,
    paths.companies,
    paths.couriers,
    paths.couriersShifts,
    paths.companiesReport,
    paths.couriersReport,
    paths.payments,
    paths.points,
    paths.directory('cities'),
    paths.directory('roles'),
    paths.directory('penalties'),
    paths.courierRate,
    paths.notifications,
  ],
})

export function resolveRoute(path: string, user: Holder, routing: AppRouting): ResolvedRoute {
  const redirect = REDIRECTS.find((row) => matchPath(row.path, path))
  if (redirect) return { kind: 'redirect', to: redirect.to }
  const found = findAppRoute(path, routing)
  if (!found) return { kind: 'redirect', to: defaultPath(user, routing) }
  if (!userHasAccess(found.route.access, user)) return { kind: 'redirect', to: found.route.deniedTo ?? paths.home }
  return { kind: 'screen', ...found }
}

function defaultPath(user: Holder, { routes, entries }: AppRouting): string {
  const entry = entries.find((path) => routes.some((route) => route.path === path && userHasAccess(route.access, user)))
  return entry ?? paths.profile
}

export function findAppRoute(
  path: string,
  { routes }: AppRouting,
): { route: AppRoute; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

const REDIRECTS = [
  { path: paths.login, to: paths.home },
  { path: paths.directories, to: paths.directory('cities') },
  { path: paths.reports, to: paths.companiesReport },
]
