/** Operations, section 3. Money is integer tenge. */

export type PenaltyTypeRecord = { id: number; name: string; description: string; price: number }

/** `name` and `price` are copies from the moment of the penalty. */
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
  /** When it was deducted from a payout. */
  paidAt: number | null
}
