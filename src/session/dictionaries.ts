import { loadCitiesEager, loadOrderStatuses } from '../api/dictionaries'
import { equal } from '../lib/equal'
import { createLoader } from '../lib/loader'
import { forgetWithUser } from './session'

/** Each screen loads them on mount; the known value is shown meanwhile. Read them with `useLoader`. */

export const orderStatuses = createLoader(keptWhenEqual(loadOrderStatuses))

export const citiesEager = createLoader(keptWhenEqual(loadCitiesEager))

export function forgetDictionaries(): void {
  orderStatuses.reset()
  citiesEager.reset()
}

forgetWithUser(forgetDictionaries)

/** Keep the identity of an equal dictionary, so that cells do not re-render. */
function keptWhenEqual<T>(load: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let last: T | undefined
  return async (signal) => {
    const next = await load(signal)
    if (last === undefined || !equal(last, next)) last = next
    return last
  }
}
