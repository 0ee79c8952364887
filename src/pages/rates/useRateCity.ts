import { useRequiredCity } from '../../kit/address/defaultCityId'
import { useUrlQuery } from '../../kit/address/useUrlQuery'

export function useRateCity(): { cityId: number | undefined; choose: (cityId: number) => void } {
  const { set } = useUrlQuery()
  return { cityId: useRequiredCity(), choose: (cityId) => set({ cityId }) }
}
