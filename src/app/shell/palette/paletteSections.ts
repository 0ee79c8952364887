import type { User } from '../../../api/user'
import { fuzzyFilter } from './fuzzyFilter'
import { orderSearchPaletteEntries, type PaletteEntry, type PaletteEntryKind, parseOrderNumber } from './paletteEntries'

export type PaletteSection = { title?: string; entries: PaletteEntry[] }

const TITLES: readonly [PaletteEntryKind, string][] = [
  ['screen', 'Разделы'],
  ['action', 'Действия'],
  ['city', 'Города'],
]

/**
 * With a query, returns the matching entries; of equal matches, recently chosen ones come first. Without a query, returns all entries in
 * sections, recently chosen ones on top.
 */
export function buildPaletteSections(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
  user: Pick<User, 'accesses' | 'allowedCities'>,
  orders: { found: readonly PaletteEntry[]; last: readonly PaletteEntry[] } = { found: [], last: [] },
): PaletteSection[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const others = entries.filter((entry) => !known.includes(entry))
  if (query.trim() !== '') {
    // If the palette already lists the order with the typed number, omit the entries «Искать заказ № …».
    const number = parseOrderNumber(query)
    const isFound = orders.found.some(({ id }) => id === `order:${number}`)
    const byNumber = isFound ? [] : orderSearchPaletteEntries(query, user)
    return [{ entries: [...orders.found, ...byNumber, ...fuzzyFilter([...known, ...others], query)] }]
  }
  const parts = TITLES.map(([kind, title]) => ({ title, entries: others.filter((entry) => entry.kind === kind) }))
  const last = { title: 'Последние заказы', entries: [...orders.last] }
  return [last, { title: 'Недавние', entries: known }, ...parts].filter((part) => part.entries.length > 0)
}
