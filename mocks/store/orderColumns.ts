import { createOrderPlaces } from './orderPlaces'
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
  /** Those of a city, or of all, in the order of coming. To be used before they are asked for again. */
  places: (cityId?: number) => Int32Array
  /** Those of some orders, in the order of coming. */
  placesOf: (orders: readonly OrderRecord[]) => Int32Array
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

/** What reads each field, in the order of `ORDER_FIELDS`: a look-up by name for each of two million numbers takes its time. */
const READERS = ORDER_FIELDS.map((name): ((order: OrderRecord) => number | boolean | null) => FIELDS[name])
const CITY = ORDER_FIELDS.indexOf('cityId')

export function createOrderColumns(orders: Table<OrderRecord>): OrderColumns {
  const placeOf = new Map<number, number>()
  const lists = createOrderPlaces()
  const records: OrderRecord[] = []
  const externalIds: string[] = []
  let columns = ORDER_FIELDS.map(() => new Float64Array(FIRST_CAPACITY))
  let capacity = FIRST_CAPACITY
  const column = (field: OrderField) => columns[ORDER_FIELDS.indexOf(field)] as Float64Array

  function makeRoom(): void {
    if (records.length < capacity) return
    capacity *= 2
    columns = columns.map((numbers) => {
      const longer = new Float64Array(capacity)
      longer.set(numbers)
      return longer
    })
  }

  orders.onChange(({ kind, record }) => {
    let place = placeOf.get(record.id)
    if (place === undefined) {
      place = records.length
      makeRoom()
      placeOf.set(record.id, place)
      lists.enter(record.cityId)
    }
    records[place] = record
    externalIds[place] = record.externalId.toLowerCase()
    for (let field = 0; field < READERS.length; field++) {
      const read = READERS[field] as (typeof READERS)[number]
      ;(columns[field] as Float64Array)[place] = numberOf(read(record))
    }
    // A removed order keeps its place, but belongs to no city that anybody may see.
    if (kind === 'remove') (columns[CITY] as Float64Array)[place] = Number.NaN
  })
  return {
    records,
    externalIds,
    column,
    places: lists.copy,
    placesOf: (wanted) => Int32Array.from(wanted, ({ id }) => placeOf.get(id) as number).sort(),
  }
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
