import type { ReactNode } from 'react'
import type { User } from '../../../api/user'
import { paths } from '../../../kit/address/paths'
import { withQuery } from '../../../lib/listQuery'
import { userHasAccess } from '../../../session/session'
import type { AppRoute } from '../../routing/appRoute'
import { MENU_GROUP_HEADINGS } from '../../routing/menuGroupHeadings'
import { type AppRouting, findAppRoute } from '../../routing/resolveRoute'
import type { FuzzySearchItem } from './fuzzyFilter'

export type PaletteEntry = FuzzySearchItem & {
  /** The id must be the same in every session, because recently chosen entries are stored by id. */
  id: string
  kind: PaletteEntryKind
  hint?: string
  icon?: ReactNode
} & ({ to: string } | { run: () => void })

export type PaletteEntryKind = 'order' | 'screen' | 'action' | 'city'

type Holder = Pick<User, 'accesses' | 'allowedCities' | 'companyId'>

export function screenPaletteEntries(user: Holder, { routes }: AppRouting): PaletteEntry[] {
  return routes
    .filter((route) => isPlain(route) && !isAdding(route) && userHasAccess(route.access, user))
    .map(screenEntry)
}

export function creationPaletteEntries(user: Holder, { routes }: AppRouting): PaletteEntry[] {
  return routes.flatMap((route): PaletteEntry[] => {
    if (!userHasAccess(route.access, user)) return []
    // Only partner users (those with a `companyId`) may open the screen for a new order (operations, section 2).
    if (route.path === paths.addOrder && user.companyId === undefined) return []
    if (isPlain(route) && isAdding(route)) return [adding(route.title, route.path, route.trail?.at(-1)?.label)]
    if (!route.add || !userHasAccess(route.add.access, user)) return []
    return [adding(route.add.label, withQuery(route.path, { form: 'add' }), nameOf(route))]
  })
}

/**
 * One entry for each city of the user. It opens the current screen for that city, or the first allowed screen with a city filter if the
 * current screen has none.
 */
export function cityPaletteEntries(
  user: Holder,
  routing: AppRouting,
  at: { path: string; search: string },
): PaletteEntry[] {
  const here = findAppRoute(at.path, routing)?.route
  const target = here?.isByCity
    ? here
    : routing.routes.find((route) => route.isByCity && userHasAccess(route.access, user))
  if (!target) return []
  const parameters = target === here ? listParameters(at.search) : {}
  return user.allowedCities.map(({ id, name }) => ({
    id: `city:${id}`,
    kind: 'city',
    label: name,
    hint: nameOf(target),
    words: 'город',
    to: withQuery(target.path, { cityId: id, ...parameters }),
  }))
}

export function orderSearchPaletteEntries(query: string, user: Holder): PaletteEntry[] {
  const id = parseOrderNumber(query)
  if (id === undefined || !userHasAccess('order_view', user)) return []
  // The label says «search», because there may be no order with the typed number.
  const label = `Искать заказ № ${id}`
  return [
    { id: 'order', kind: 'order', label, hint: 'Активные заказы', to: paths.ordersWith({ id }) },
    { id: 'archived', kind: 'order', label, hint: 'Архив заказов', to: paths.archiveWith({ id }) },
  ]
}

const isPlain = ({ path }: AppRoute): boolean => !path.includes(':')

const isAdding = ({ path }: AppRoute): boolean => path.endsWith('/add')

const nameOf = ({ menu, title }: AppRoute): string => menu?.label ?? title

function screenEntry(route: AppRoute): PaletteEntry {
  const { path, title, menu, trail } = route
  const group = menu && 'group' in menu ? MENU_GROUP_HEADINGS[menu.group] : undefined
  const above = group?.label ?? trail?.at(-1)?.label
  return {
    id: path,
    kind: 'screen',
    label: nameOf(route),
    ...(above ? { hint: above } : {}),
    words: `${title} ${above ?? ''}`,
    icon: menu && 'icon' in menu ? menu.icon : group?.icon,
    to: path,
  }
}

const adding = (label: string, to: string, hint: string | undefined): PaletteEntry => ({
  id: to,
  kind: 'action',
  label,
  ...(hint ? { hint } : {}),
  words: 'добавить создать',
  to,
})

/** Query parameters that remain when the user switches to another city: sort order and dates, but not page, dialogs and open rows. */
function listParameters(search: string): Record<string, string> {
  const parameters = [...new URLSearchParams(search)].filter(
    ([key]) => key === 'orderBy' || /^(date|month|year|period)/.test(key),
  )
  return Object.fromEntries(parameters)
}

/** Returns the order number that the user typed, or undefined for other text and for phone numbers (10 or 11 digits). */
export function parseOrderNumber(query: string): number | undefined {
  const digits = /^\s*[№#]?\s*0*([1-9]\d{0,8})\s*$/.exec(query)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
