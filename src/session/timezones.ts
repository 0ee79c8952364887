import { citiesEager } from './dictionaries'
import { session } from './session'

/** Kazakhstan has kept one time, UTC+5, since March 2024. */
const COUNTRY_TIMEZONE = 5

/**
 * Hours east of UTC of a city, for moments that a server sends without an offset (contract, «a city's clock»): what the
 * user's cities or the dictionary tell, else the country's. The machine's own zone decides nothing: it may be abroad.
 */
export function cityTimezone(cityId: number | undefined): number {
  if (cityId === undefined) return COUNTRY_TIMEZONE
  const isIt = ({ id }: { id: number }) => id === cityId
  return (
    session.user?.allowedCities.find(isIt)?.timezone ??
    citiesEager.get().value?.find(isIt)?.timezone ??
    COUNTRY_TIMEZONE
  )
}
