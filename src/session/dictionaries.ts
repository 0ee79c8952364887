import { loadCitiesEager, loadOrderStatuses } from '../api/dictionaries'
import { deepEqual } from '../lib/deepEqual'
import { createLoader } from '../lib/loader'
import { onSessionEnd, reloadUser } from './session'

/**
 * Dictionaries shared by all screens. Each screen reloads them on mount and shows the known values meanwhile. Components read them with
 * `useLoaderState`.
 */

export const orderStatusesLoader = createLoader(reuseEqual(loadOrderStatuses))

export const citiesEagerLoader = createLoader(reuseEqual(loadCitiesEager))

export function forgetDictionaries(): void {
  orderStatusesLoader.reset()
  citiesEagerLoader.reset()
}

onSessionEnd(forgetDictionaries)

/**
 * Call this function after a city was edited. The user and the dictionary `city-eager` contain names and time zones of cities, so both are
 * reloaded.
 */
export function reloadCities(): void {
  reloadUser()
  if (citiesEagerLoader.get().status !== 'idle') citiesEagerLoader.invalidate()
}

/** If the loaded dictionary equals the known one, returns the known object, so that table cells do not re-render. */
function reuseEqual<T>(load: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let last: T | undefined
  return async (signal) => {
    const next = await load(signal)
    if (last === undefined || !deepEqual(last, next)) last = next
    return last
  }
}
