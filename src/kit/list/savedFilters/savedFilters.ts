import { array, create, type Infer, is, string, type, unknown } from 'superstruct'
import { isEmptyValue, type ListQuery, mergeQueryString, parseListQuery } from '../../../lib/listQuery'
import { readStoredJson, writeStoredText } from '../../../lib/storage'
import { maybe } from '../../../lib/structs'
import type { ListQueryDef } from '../useListPage'

/** Filters that the user has saved for a list. They are stored in the browser for each user. `query` of a filter is a query string. */
export type SavedFilters = {
  filters: readonly SavedFilter[]
  defaultName?: string | undefined
}

const SavedFilter = type({ name: string(), query: string() })
type SavedFilter = Infer<typeof SavedFilter>

const Stored = type({ filters: array(unknown()), defaultName: maybe(string()) })

export type SavedFilterScreenDef<F> = {
  name: string
  list: ListQueryDef<F>
  /** Filters whose values are valid only within a city. If the city is removed from the filter, they are removed too. */
  cityKeys: readonly (keyof F & string)[]
}

export const MAX_SAVED_FILTERS = 20
export const MAX_FILTER_NAME_LENGTH = 40

const NONE: SavedFilters = { filters: [] }

export function readSavedFilters(userId: number, screen: string): SavedFilters {
  try {
    const { filters, defaultName } = create(readStoredJson(keyOf(userId, screen)), Stored)
    const sound = filters.filter((entry): entry is SavedFilter => is(entry, SavedFilter)).slice(0, MAX_SAVED_FILTERS)
    return { filters: sound, defaultName: sound.find(({ name }) => name === defaultName)?.name }
  } catch {
    return NONE
  }
}

export function writeSavedFilters(userId: number, screen: string, saved: SavedFilters): void {
  writeStoredText(keyOf(userId, screen), saved.filters.length === 0 ? null : JSON.stringify(saved))
}

const keyOf = (userId: number, screen: string) => `filters:${userId}:${screen}`

export const serializeFilters = (query: object): string => mergeQueryString('', { ...query, page: undefined })

/**
 * Parses a saved filter and ignores filters that the list no longer has. If the user may no longer see the saved city, the city is removed
 * together with the filters that depend on it.
 */
export function parseSavedFilter<F>(
  text: string,
  { list, cityKeys }: SavedFilterScreenDef<F>,
  cityIds: readonly number[],
): Partial<F> {
  const { page: _page, ...query } = parseListQuery<F>(text, list.filters, list.sortable) as ListQuery<F> & {
    cityId?: number
  }
  if (query.cityId === undefined || cityIds.includes(query.cityId)) return query as Partial<F>
  const gone = new Set<PropertyKey>(['cityId', ...cityKeys])
  return Object.fromEntries(Object.entries(query).filter(([key]) => !gone.has(key))) as Partial<F>
}

const isSameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('ru') === b.trim().toLocaleLowerCase('ru')

export const findSavedFilter = (saved: SavedFilters, name: string): SavedFilter | undefined =>
  saved.filters.find((filter) => isSameName(filter.name, name))

export function upsertSavedFilter(saved: SavedFilters, filter: SavedFilter): SavedFilters {
  const named = { ...filter, name: filter.name.trim() }
  const known = findSavedFilter(saved, named.name)
  if (!known)
    return saved.filters.length >= MAX_SAVED_FILTERS ? saved : { ...saved, filters: [...saved.filters, named] }
  return replaced(saved, known, named)
}

/** Renames a saved filter. The default filter remains the default. Does nothing if another filter already has the new name. */
export function renameSavedFilter(saved: SavedFilters, name: string, next: string): SavedFilters {
  const known = findSavedFilter(saved, name)
  const taken = findSavedFilter(saved, next)
  if (!known || isEmptyValue(next) || (taken && taken !== known)) return saved
  return replaced(saved, known, { ...known, name: next.trim() })
}

export const removeSavedFilter = (saved: SavedFilters, name: string): SavedFilters => ({
  filters: saved.filters.filter((filter) => filter.name !== name),
  defaultName: saved.defaultName === name ? undefined : saved.defaultName,
})

export const setDefaultSavedFilter = (saved: SavedFilters, defaultName: string | undefined): SavedFilters => ({
  ...saved,
  defaultName,
})

function replaced({ filters, defaultName }: SavedFilters, old: SavedFilter, next: SavedFilter): SavedFilters {
  return {
    filters: filters.map((filter) => (filter === old ? next : filter)),
    defaultName: defaultName === old.name ? next.name : defaultName,
  }
}
