import type { User } from '../../../api/user'
import { filterText, readSaved, type SavedScreen, savedQuery } from './savedFilters'

/** The user's default filter applies only if the URL has no query string, so that a shared link shows what its sender chose. */
export function openingFilter<F>(
  screen: SavedScreen<F>,
  search: string,
  { id, allowedCities }: Pick<User, 'id' | 'allowedCities'>,
): Partial<F> | undefined {
  if (search !== '') return undefined
  const { filters, defaultName } = readSaved(id, screen.name)
  const saved = filters.find(({ name }) => name === defaultName)
  if (!saved) return undefined
  const cityIds = allowedCities.map((city) => city.id)
  const query = savedQuery(saved.query, screen, cityIds)
  return filterText(query) === '' ? undefined : query
}
