import type { User } from '../../../api/user'
import { orderEntries, type PaletteEntry, type PaletteKind } from './entries'
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
): PaletteSection[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const others = entries.filter((entry) => !known.includes(entry))
  if (query.trim() !== '') {
    return [{ entries: [...orderEntries(query, user), ...matching([...known, ...others], query)] }]
  }
  const parts = TITLES.map(([kind, title]) => ({ title, entries: others.filter((entry) => entry.kind === kind) }))
  return [{ title: 'Недавние', entries: known }, ...parts].filter((part) => part.entries.length > 0)
}
