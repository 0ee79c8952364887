import { CityFilterSelect } from '../../kit/list/CityFilterSelect'
import type { useRateCity } from './useRateCity'

export function RateCitySelect({ city: { cityId, choose } }: { city: ReturnType<typeof useRateCity> }) {
  const list = {
    query: { page: 1, ...(cityId === undefined ? {} : { cityId }) },
    setFilters: (filters: { cityId?: number }) => filters.cityId !== undefined && choose(filters.cityId),
  }
  return <CityFilterSelect list={list} />
}
