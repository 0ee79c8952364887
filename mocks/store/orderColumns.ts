import { acceptedAfter, deliveredAfter, readyAfter } from './orderStages'
import type { OrderRecord } from './records'
import type { Table } from './table'

/**
 * What orders are filtered and sorted by, as one array of numbers per field beside the table. A hundred thousand records lie
 * all over the memory: to look at one field of each takes 10 ms, to look at an array of numbers 0.2 ms.
 */
export type OrderColumns = {
  /** Every order by its place, in the order of coming. */
  records: readonly OrderRecord[]
  /** External ids in lower case. */
  externalIds: readonly string[]
  /** The numbers of a field by place, those up to the number of records being in use. Not to be kept: it grows. */
  column: (field: OrderField) => Float64Array
}

/** Moments are seconds, yes is 1, nothing is smaller than any number. */
const FIELDS = {
  id: ({ id }) => id,
  cityId: ({ cityId }) => cityId,
  pointId: ({ pointId }) => pointId,
  companyId: ({ companyId }) => companyId,
  status: ({ status }) => status,
  courierId: ({ courierId }) => courierId,
  paymentTypeId: ({ paymentTypeId }) => paymentTypeId,
  createdAt: ({ createdAt }) => createdAt,
  finishedAt: ({ finishedAt }) => finishedAt,
  dueAt: ({ dueAt }) => dueAt,
  sumItems: ({ sumItems }) => sumItems,
  deliveryPrice: ({ deliveryPrice }) => deliveryPrice,
  sumTotal: ({ sumTotal }) => sumTotal,
  isExternalCourier: ({ isExternalCourier }) => isExternalCourier,
  isNewClient: ({ isNewClient }) => isNewClient,
  isPromoUsed: ({ isPromoUsed }) => isPromoUsed,
  externalNumber: ({ externalId }) => wholeNumber(externalId),
  hasReturnCheck: ({ returnCheckUrl }) => returnCheckUrl !== null,
  // Kept with each change: to read a month of histories for the archive's summary takes 50 ms, in which the stream stands.
  acceptedAfter,
  readyAfter,
  deliveredAfter,
} satisfies Record<string, (order: OrderRecord) => number | boolean | null>

export type OrderField = keyof typeof FIELDS

export const ORDER_FIELDS = Object.keys(FIELDS) as OrderField[]
const FIRST_CAPACITY = 2048

export function createOrderColumns(orders: Table<OrderRecord>): OrderColumns {
  const places = new Map<number, number>()
  const records: OrderRecord[] = []
  const externalIds: string[] = []
  const columns = new Map(ORDER_FIELDS.map((name) => [name, new Float64Array(FIRST_CAPACITY)]))
  const column = (field: OrderField) => columns.get(field) as Float64Array

  function makeRoom(): void {
    if (records.length < column('id').length) return
    for (const [name, numbers] of columns) {
      const longer = new Float64Array(numbers.length * 2)
      longer.set(numbers)
      columns.set(name, longer)
    }
  }

  orders.onChange(({ kind, record }) => {
    let place = places.get(record.id)
    if (place === undefined) {
      place = records.length
      makeRoom()
      places.set(record.id, place)
    }
    records[place] = record
    externalIds[place] = record.externalId.toLowerCase()
    for (const name of ORDER_FIELDS) column(name)[place] = numberOf(FIELDS[name](record))
    // A removed order keeps its place, but belongs to no city that anybody may see.
    if (kind === 'remove') column('cityId')[place] = Number.NaN
  })
  return { records, externalIds, column }
}

const numberOf = (value: number | boolean | null): number => (value === null ? Number.NEGATIVE_INFINITY : Number(value))

/** The number that digits alone write; NaN for anything else, or too long to be exact. */
function wholeNumber(text: string): number {
  if (text.length === 0 || text.length > 15) return Number.NaN
  let number = 0
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}
