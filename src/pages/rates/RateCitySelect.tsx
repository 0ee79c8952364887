import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { CityFilterSelect } from '../../kit/list/CityFilterSelect'

export function RateCitySelect({ cityId }: { cityId: number | undefined }) {
  const { set } = useUrlQuery()
  return <CityFilterSelect list={{ query: { page: 1, cityId }, setFilters: set }} />
}
