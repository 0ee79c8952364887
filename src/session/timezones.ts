import { session } from './session'

/** Kazakhstan has kept one time, UTC+5, since March 2024. */
const COUNTRY_TIMEZONE = 5

/**
 * Hours east of UTC of a city, for moments that a server sends without an offset. The contract gives the zone only to
 * those who manage cities; for others the machine's own zone is taken when it is one that a city may have.
 */
export function timezoneOf(cityId: number | undefined): number {
  const known = session.user?.allowedCities.find((city) => city.id === cityId)?.timezone ?? learned.get(cityId ?? 0)
  return known ?? machineTimezone()
}

const learned = new Map<number, number>()

/** Remembers the zones that an answer told. */
export function learnTimezones(cities: readonly { id: number; timezone: number }[]): void {
  for (const { id, timezone } of cities) learned.set(id, timezone)
}

function machineTimezone(): number {
  const hours = -new Date().getTimezoneOffset() / 60
  return hours === 5 || hours === 6 ? hours : COUNTRY_TIMEZONE
}
