import { type Infer, type } from 'superstruct'
import { isActiveStatus } from '../../src/domain/orders'
import { bool, dateText, maybe } from '../../src/lib/structs'
import type { Db } from '../db'
import { contains } from '../listing'
import { startOfDate } from '../moments'
import type { OrderField } from '../orderColumns'
import { filterNumber, filterText } from '../payload'
import type { World } from '../world'
import type { Condition } from './orderSearch'

/** The filter of active orders and of the archive (operations, section 7). */
export const OrderFilter = type({
  id: filterNumber(),
  externalId: filterText(),
  cityId: filterNumber(),
  pointId: filterNumber(),
  companyId: filterNumber(),
  status: filterNumber(),
  courierId: filterNumber(),
  dateStart: maybe(dateText()),
  dateEnd: maybe(dateText()),
  paymentTypeId: filterNumber(),
  companyName: filterText(),
  hasReturnCheck: maybe(bool()),
  isExternalCourier: maybe(bool()),
  deliveryService: filterText(),
  isNewClient: maybe(bool()),
  isPromoUsed: maybe(bool()),
  orderBy: filterText(),
})

const DAY_SECONDS = 86_400

/** The filter as conditions. Dates are days of creation in the order's own city, both ends included. */
export function orderConditions({ db }: World, filter: Infer<typeof OrderFilter>): Condition[] {
  const { records, externalIds, column } = db.orderColumns
  const conditions: Condition[] = FIELDS.flatMap((field) => {
    const wanted = filter[field]
    return wanted === undefined || wanted === null ? [] : [is(column(field), Number(wanted))]
  })
  if (filter.dateStart || filter.dateEnd) conditions.push(createdWithin(db, filter.dateStart, filter.dateEnd))
  if (filter.companyName) {
    const named = db.companies.all().filter(({ name }) => contains(name, filter.companyName))
    conditions.push(isAnyOf(column('companyId'), new Set(named.map(({ id }) => id))))
  }
  if (filter.externalId) {
    const part = filter.externalId.trim().toLowerCase()
    conditions.push((place) => externalIds[place]?.includes(part) === true)
  }
  if (filter.deliveryService) {
    const wanted = filter.deliveryService.toLowerCase()
    const isExternal = is(column('isExternalCourier'), 1)
    conditions.push((place) => isExternal(place) && records[place]?.deliveryService?.toLowerCase() === wanted)
  }
  return conditions
}

/** Active orders, or the archive. */
export function stageCondition({ db }: World, active: boolean): Condition {
  const statuses = db.orderColumns.column('status')
  return (place) => isActiveStatus(statuses[place] as number) === active
}

/** Fields that the filter compares as they are. */
const FIELDS = [
  'id',
  'cityId',
  'pointId',
  'companyId',
  'status',
  'courierId',
  'paymentTypeId',
  'hasReturnCheck',
  'isExternalCourier',
  'isNewClient',
  'isPromoUsed',
] as const satisfies readonly OrderField[]

const is =
  (numbers: Float64Array, wanted: number): Condition =>
  (place) =>
    numbers[place] === wanted

const isAnyOf =
  (numbers: Float64Array, wanted: ReadonlySet<number>): Condition =>
  (place) =>
    wanted.has(numbers[place] as number)

function createdWithin(db: Db, from: string | null | undefined, to: string | null | undefined): Condition {
  const bounds = new Map(
    db.cities.all().map(({ id, timezone }) => [
      id,
      {
        start: from ? startOfDate(from, timezone) : Number.NEGATIVE_INFINITY,
        end: to ? startOfDate(to, timezone) + DAY_SECONDS : Number.POSITIVE_INFINITY,
      },
    ]),
  )
  const cityId = db.orderColumns.column('cityId')
  const createdAt = db.orderColumns.column('createdAt')
  return (place) => {
    const bound = bounds.get(cityId[place] as number)
    const at = createdAt[place] as number
    return bound !== undefined && at >= bound.start && at < bound.end
  }
}
