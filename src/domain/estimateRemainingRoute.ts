import { type CourierType, isCourierType } from './couriers'
import { distanceKm, type LatLong } from './geo'

/** Usual speed in a city, km/h. */
const SPEED: Record<CourierType, number> = { 1: 5, 5: 13, 8: 25, 10: 25 }

/** A route through streets is about this many times longer than the straight line. */
const DETOUR = 1.3

type Stops = {
  courier: LatLong
  branch: LatLong | undefined
  customer: LatLong | undefined
  hasLeft: boolean
  courierTypeId: number | undefined
}

type RemainingRoute = {
  /** Straight-line km to the branch; undefined if the courier has already picked up the order there or the branch's position is unknown. */
  toBranchKm: number | undefined
  /** Straight-line km: to the branch and from there to the customer, or directly to the customer if `toBranchKm` is undefined. */
  toCustomerKm: number
  /** Estimated minutes to the customer without any wait at the branch; undefined for an unknown courier type. */
  minutes: number | undefined
}

/** Estimates the courier's route to the branch and the customer. Returns undefined if the customer's position is unknown. */
export function estimateRemainingRoute({
  courier,
  branch,
  customer,
  hasLeft,
  courierTypeId,
}: Stops): RemainingRoute | undefined {
  if (!customer) return undefined
  const toBranchKm = hasLeft || !branch ? undefined : distanceKm(courier, branch)
  const fromBranch = toBranchKm === undefined || !branch ? undefined : distanceKm(branch, customer)
  const toCustomerKm = fromBranch === undefined ? distanceKm(courier, customer) : (toBranchKm ?? 0) + fromBranch
  const minutes = isCourierType(courierTypeId)
    ? Math.max(1, Math.ceil((toCustomerKm * DETOUR * 60) / SPEED[courierTypeId]))
    : undefined
  return { toBranchKm, toCustomerKm, minutes }
}
