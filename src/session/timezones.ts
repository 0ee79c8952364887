import { citiesEagerLoader } from './dictionaries'
import { session } from './session'

/** All of Kazakhstan has used UTC+5 since March 2024. */
const COUNTRY_TIMEZONE = 5

/**
 * Returns the timezone of a city in hours east of UTC, for server times without an offset (contract, «a city's clock»).
 * The browser's timezone is never used, because the user may be abroad.
 */
export function cityTimezone(cityId: number | undefined): number {
  if (cityId === undefined) return sharedTimezone() ?? COUNTRY_TIMEZONE
  const isIt = ({ id }: { id: number }) => id === cityId
  return (
    session.user?.allowedCities.find(isIt)?.timezone ??
    citiesEagerLoader.get().value?.find(isIt)?.timezone ??
    COUNTRY_TIMEZONE
  )
}

/** Timezone of all cities of the user; undefined if they differ. It applies to entities whose city is unknown. */
export function sharedTimezone(): number | undefined {
  const [first, ...others] = new Set(session.user?.allowedCities.map(({ id }) => cityTimezone(id)))
  return others.length === 0 ? first : undefined
}
