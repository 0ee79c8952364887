import { citiesEagerLoader } from '../../../session/dictionaries'
import { useUser } from '../../../session/sessionHooks'
import { useLoaderState } from '../../../ui/load/useLoaderState'

export function useCityName(cityId: number | undefined): string | undefined {
  const allowed = useUser().allowedCities
  const isIt = ({ id }: { id: number }) => id === cityId
  return useLoaderState(citiesEagerLoader, ({ value }) => (allowed.find(isIt) ?? value?.find(isIt))?.name)
}
