import { loadCitiesEager, loadOrderStatuses } from '../api/dictionaries'
import { createResource } from '../lib/resource'

/** Dictionaries that several screens share. A screen loads them when it opens; what is known is shown meanwhile. */

export const orderStatuses = createResource(loadOrderStatuses)

/** The allowed cities with their points and companies. */
export const citiesEager = createResource(loadCitiesEager)

/** They depend on what the user may see, so they go with him. */
export function forgetDictionaries(): void {
  orderStatuses.reset()
  citiesEager.reset()
}
