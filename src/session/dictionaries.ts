import { loadCitiesEager, loadOrderStatuses } from '../api/dictionaries'
import { createLoader } from '../lib/loader'
import { forgetWithUser } from './session'

/**
 * Dictionaries that several screens share. A screen loads them when it opens; what is known is shown meanwhile. Components read
 * them with `useLoader`.
 */

export const orderStatuses = createLoader(loadOrderStatuses)

/** The allowed cities with their points and companies. */
export const citiesEager = createLoader(loadCitiesEager)

/** They depend on what the user may see, so they go with him. */
export function forgetDictionaries(): void {
  orderStatuses.reset()
  citiesEager.reset()
}

forgetWithUser(forgetDictionaries)
