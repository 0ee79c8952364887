import { citiesEager } from './dictionaries'
import { session } from './session'

/** Kazakhstan has used UTC+5 everywhere since March 2024. */
const COUNTRY_TIMEZONE = 5

/**
 * Hours east of UTC, for server times without an offset (contract, «a city's clock»). Never the browser's timezone: it
 * may be abroad.
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
