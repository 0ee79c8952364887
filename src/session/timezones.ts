import { session } from './session'

/** Kazakhstan has kept one time, UTC+5, since March 2024. */
const COUNTRY_TIMEZONE = 5

/**
 * Hours east of UTC of a city, for moments that a server sends without an offset. The contract's user does not tell the zone of
 * his cities; where a server leaves it out, the machine's own is taken when it is one that a city may have.
 */
export const timezoneOf = (cityId: number | undefined): number =>
  session.user?.allowedCities.find(({ id }) => id === cityId)?.timezone ?? machineTimezone()

function machineTimezone(): number {
  const hours = -new Date().getTimezoneOffset() / 60
  return hours === 5 || hours === 6 ? hours : COUNTRY_TIMEZONE
}
