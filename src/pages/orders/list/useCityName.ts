import { citiesEager } from '../../../session/dictionaries'
import { useUser } from '../../../session/useAccess'
import { useLoader } from '../../../ui/load/useLoader'

/** The name of an order's city: from the user's own cities, which need no request, else from the dictionary. */
export function useCityName(cityId: number | undefined): string | undefined {
  const eager = useLoader(citiesEager).value
  const allowed = useUser().allowedCities
  return (allowed.find(({ id }) => id === cityId) ?? eager?.find(({ id }) => id === cityId))?.name
}
