import type { User } from '../../../api/user'
import { orderEntries, type PaletteEntry, type PaletteKind } from './entries'
import { orderNumber } from './foundOrders'
import { matching } from './matching'

/** A part of the palette's list; what was searched for stands in one part, without a title. */
export type PaletteSection = { title?: string; entries: PaletteEntry[] }

const TITLES: readonly [PaletteKind, string][] = [
  ['screen', 'Разделы'],
  ['action', 'Действия'],
  ['city', 'Города'],
]

/** What is shown: for a query what fits it, recent ones first among equals; without one all, the recent ones on top. */
export function sectionsFor(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
  user: Pick<User, 'accesses' | 'allowedCities'>,
  orders: { found: readonly PaletteEntry[]; last: readonly PaletteEntry[] } = { found: [], last: [] },
): PaletteSection[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const others = entries.filter((entry) => !known.includes(entry))
  if (query.trim() !== '') {
    // Where the order of a number is known, the lists need not be asked for it.
    const number = orderNumber(query)
    const isFound = orders.found.some(({ id }) => id === `order:${number}`)
    const asked = isFound ? [] : orderEntries(query, user)
    return [{ entries: [...orders.found, ...asked, ...matching([...known, ...others], query)] }]
  }
  const parts = TITLES.map(([kind, title]) => ({ title, entries: others.filter((entry) => entry.kind === kind) }))
  const last = { title: 'Последние заказы', entries: [...orders.last] }
  return [last, { title: 'Недавние', entries: known }, ...parts].filter((part) => part.entries.length > 0)
}
