import type { Infer } from 'superstruct'
import { ORDER_FILTERS } from '../../src/api/orders'
import { containsText } from '../http/listing'
import { searchBodyStruct } from '../http/requestPayload'
import { startOfDate } from '../store/dateTime'
import type { Db } from '../store/db'
import type { IndexedOrderField } from '../store/orderColumnStore'
import type { World } from '../store/world'
import {
  createOrderAnyOfFilter,
  createOrderEqualsFilter,
  createOrderPredicateFilter,
  type OrderRowFilter,
} from './orderSearch'

export const OrderSearchFilter = searchBodyStruct(ORDER_FILTERS)

const DAY_SECONDS = 86_400

/**
 * Returns one filter function per search field that has a value. Dates are creation dates in the time zone of the
 * order's city; the first and the last day are included.
 */
export function createOrderRowFilters(
  { db }: World,
  filter: Partial<Infer<typeof OrderSearchFilter>>,
): OrderRowFilter[] {
  const { records, externalIds, column } = db.orderColumns
  const sieves: OrderRowFilter[] = FIELDS.flatMap((field) => {
    const wanted = filter[field]
    return wanted === undefined || wanted === null ? [] : [createOrderEqualsFilter(column(field), Number(wanted))]
  })
  if (filter.dateStart || filter.dateEnd) sieves.push(createdWithin(db, filter.dateStart, filter.dateEnd))
  if (filter.companyName) {
    const named = db.companies.all().filter(({ name }) => containsText(name, filter.companyName))
    sieves.push(
      createOrderAnyOfFilter(
        column('companyId'),
        named.map(({ id }) => id),
      ),
    )
  }
  if (filter.externalId) {
    const part = filter.externalId.trim().toLowerCase()
    sieves.push(createOrderPredicateFilter((place) => externalIds[place]?.includes(part) === true))
  }
  if (filter.deliveryService) {
    const wanted = filter.deliveryService
    sieves.push(
      createOrderEqualsFilter(column('isExternalCourier'), 1),
      createOrderPredicateFilter((place) => records[place]?.deliveryService === wanted),
    )
  }
  return sieves
}

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
] as const satisfies readonly IndexedOrderField[]

function createdWithin(db: Db, from: string | null | undefined, to: string | null | undefined): OrderRowFilter {
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
  return createOrderPredicateFilter((place) => {
    const bound = bounds.get(cityId[place] as number)
    const at = createdAt[place] as number
    return bound !== undefined && at >= bound.start && at < bound.end
  })
}
