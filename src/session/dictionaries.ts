import { loadCitiesEager, loadOrderStatuses } from '../api/dictionaries'
import { equal } from '../lib/equal'
import { createLoader } from '../lib/loader'
import { forgetWithUser } from './session'

/**
 * Dictionaries that several screens share. A screen loads them when it opens; what is known is shown meanwhile. Components read
 * them with `useLoader`.
 */

export const orderStatuses = createLoader(keptWhenEqual(loadOrderStatuses))

/** The allowed cities with their points and companies. */
export const citiesEager = createLoader(keptWhenEqual(loadCitiesEager))

/** They depend on what the user may see, so they go with him. */
export function forgetDictionaries(): void {
  orderStatuses.reset()
  citiesEager.reset()
}

forgetWithUser(forgetDictionaries)

/** A dictionary that has not changed stays the same object: each row of a list has cells that render when it changes. */
function keptWhenEqual<T>(load: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let last: T | undefined
  return async (signal) => {
    const next = await load(signal)
    if (last === undefined || !equal(last, next)) last = next
    return last
  }
}
