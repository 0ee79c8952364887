import { citiesEagerLoader } from '../../../session/dictionaries'
import { useUser } from '../../../session/useAccess'
import { useLoader } from '../../../ui/load/useLoader'

export function useCityName(cityId: number | undefined): string | undefined {
  const allowed = useUser().allowedCities
  const isIt = ({ id }: { id: number }) => id === cityId
  return useLoader(citiesEagerLoader, ({ value }) => (allowed.find(isIt) ?? value?.find(isIt))?.name)
}
