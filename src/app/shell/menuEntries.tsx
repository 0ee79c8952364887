import type { User } from '../../api/user'
import { userHasAccess } from '../../session/session'
import type { AppRoute, MenuGroupKey } from '../routing/appRoute'
import { MENU_GROUP_HEADINGS } from '../routing/menuGroupHeadings'
import type { AppRouting } from '../routing/resolveRoute'

export type MenuEntry = {
  key: string
  path: string
  name: string
  icon?: React.ReactNode
  children?: MenuEntry[]
}

/**
 * Builds the menu of the screens that the user may open. In a collapsed menu, a group is a single link to its first allowed screen
 * (reference-data, section 1).
 */
export function buildMenu({ routes }: AppRouting, user: Pick<User, 'accesses'>, isCollapsed: boolean): MenuEntry[] {
  const entries: MenuEntry[] = []
  const groups = new Map<MenuGroupKey, MenuEntry>()
  for (const { path, menu, access } of routes) {
    if (!menu || !userHasAccess(access, user)) continue
    const entry: MenuEntry = { key: path, path, name: menu.label }
    if ('icon' in menu) {
      entries.push({ ...entry, icon: menu.icon })
      continue
    }
    let group = groups.get(menu.group)
    if (!group) {
      const { label, icon } = MENU_GROUP_HEADINGS[menu.group]
      group = { key: `/${menu.group}`, path, name: label, icon, ...(isCollapsed ? {} : { children: [] }) }
      groups.set(menu.group, group)
      entries.push(group)
    }
    group.children?.push(entry)
  }
  return entries
}

export function findMenuKeys(route: AppRoute, { routes }: AppRouting): string[] {
  const above = route.trail?.map((crumb) => crumb.path).reverse() ?? []
  for (const path of [route.path, ...above]) {
    const menu = routes.find((row) => row.path === path)?.menu
    if (menu && path) return 'group' in menu ? [`/${menu.group}`, path] : [path]
  }
  return []
}
