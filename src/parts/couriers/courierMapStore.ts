import { proxy, ref } from 'valtio'
import { loadCourierLocations, searchActiveCouriers } from '../../api/couriers'
import { type CourierPlace, placeCouriers } from '../../domain/courierPlaces'
import { type Failure, isAbort, toFailure } from '../../lib/failure'

/**
 * Couriers of the chosen city; what is there stays in sight while it is loaded anew, and after a failure. So does the failure
 * until an answer comes: a notice that goes and comes each half minute would move the list under the pointer.
 */
export const courierMap = proxy<{
  cityId: number | null
  couriers: CourierPlace[] | null
  failure: Failure | null
}>({ cityId: null, couriers: null, failure: null })

let current: AbortController | undefined

/** Shows another city. */
export function chooseCity(cityId: number): void {
  if (cityId !== courierMap.cityId) Object.assign(courierMap, { cityId, couriers: null, failure: null })
  void refresh()
}

/** Loads the couriers of the chosen city; a load that is under way is given up. */
export async function refresh(): Promise<void> {
  const { cityId } = courierMap
  if (cityId === null) return
  current?.abort()
  const mine = new AbortController()
  current = mine
  try {
    const [couriers, locations] = await Promise.all([
      searchActiveCouriers(cityId, mine.signal),
      loadCourierLocations(cityId, mine.signal),
    ])
    if (current !== mine) return
    Object.assign(courierMap, { couriers: ref(placeCouriers(couriers, locations)), failure: null })
  } catch (error) {
    if (current !== mine || isAbort(error)) return
    // The other call of the two is of no use any more.
    mine.abort()
    courierMap.failure = toFailure(error)
  }
}

/** Gives up what is under way and forgets the couriers; called when the map is closed. */
export function closeMap(): void {
  current?.abort()
  current = undefined
  Object.assign(courierMap, { cityId: null, couriers: null, failure: null })
}
