import type { User } from '../../../api/user'
import { parseSavedFilter, readSavedFilters, type SavedFilterScreenDef, serializeFilters } from './savedFilters'

/** Returns the user's default filter if the URL has no query string. A shared link has a query string, so it shows the sender's filter. */
export function findDefaultFilter<F>(
  screen: SavedFilterScreenDef<F>,
  search: string,
  { id, allowedCities }: Pick<User, 'id' | 'allowedCities'>,
): Partial<F> | undefined {
  if (search !== '') return undefined
  const { filters, defaultName } = readSavedFilters(id, screen.name)
  const saved = filters.find(({ name }) => name === defaultName)
  if (!saved) return undefined
  const cityIds = allowedCities.map((city) => city.id)
  const query = parseSavedFilter(saved.query, screen, cityIds)
  return serializeFilters(query) === '' ? undefined : query
}
