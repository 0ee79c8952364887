/** Penalties (operations, section 3). Money is whole tenge. */

export type PenaltyTypeRecord = { id: number; name: string; description: string; price: number }

/** A penalty applied to a courier. It keeps the name and the price that its type had then. */
export type CourierPenaltyRecord = {
  id: number
  courierId: number
  /** The city that the courier worked in. */
  cityId: number
  typeId: number
  name: string
  price: number
  createdAt: number
  /** The employee who applied it. */
  refereeId: number
  comment: string | null
  /** When it was withheld from a payout. */
  paidAt: number | null
}
