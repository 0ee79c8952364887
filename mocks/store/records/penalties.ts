/** Specification: operations, section 3. Money is integer tenge. */

export type PenaltyTypeRecord = { id: number; name: string; description: string; price: number }

/** `name` and `price` are copied from the penalty type when the courier gets the penalty. */
export type CourierPenaltyRecord = {
  id: number
  courierId: number
  cityId: number
  typeId: number
  name: string
  price: number
  createdAt: number
  refereeId: number
  comment: string | null
  /** Time at which the penalty was deducted from a payout. */
  paidAt: number | null
}
