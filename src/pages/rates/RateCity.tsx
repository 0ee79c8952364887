import { CitySelect } from '../../ui/list/CitySelect'
import type { useRateCity } from './useRateCity'

/** The choice of city of a rate screen. */
export function RateCity({ city: { cityId, choose } }: { city: ReturnType<typeof useRateCity> }) {
  const list = {
    query: { page: 1, ...(cityId === undefined ? {} : { cityId }) },
    setFilters: (filters: { cityId?: number }) => filters.cityId !== undefined && choose(filters.cityId),
  }
  return <CitySelect list={list} />
}
