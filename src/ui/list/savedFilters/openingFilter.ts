import type { User } from '../../../api/user'
import { filterText, readSaved, type SavedScreen, savedQuery } from './savedFilters'

/**
 * The person's own default filter, where a screen is opened with one. Only a bare address is given it: whatever stands in a link, a
 * filter, a page or an open entry, is what its sender meant.
 */
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
