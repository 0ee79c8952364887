import { array, number, object, refine, type Struct } from 'superstruct'
import { maybe } from '../../src/lib/structs'
import { requireKnownCity } from '../http/access'
import { invalid } from '../http/httpError'
import { filled, note, oneOf, parsePayload, phone, whole } from '../http/payload'
import { moment, secondOf } from '../http/payloadDates'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

/** A kitchen that needs longer than this takes no order for delivery. Minutes (contract, `timeForReady`). */
const LONGEST_PREPARATION = 120
const CASH = 1

const minutes = (): Struct<number> =>
  refine(whole(1), 'minutes', (value) => value <= LONGEST_PREPARATION || `Не больше ${LONGEST_PREPARATION} минут`)
const wholeTenge = (): Struct<number> => refine(number(), 'tenge', (value) => Number.isInteger(value) || 'Целое число')

const Form = object({
  cityId: number(),
  branchId: maybe(number()),
  customerName: filled(),
  phone: phone(),
  street: filled(),
  house: filled(),
  flat: note(),
  comments: note(),
  paymentTypeId: oneOf(1, 2, 3),
  timeForReady: minutes(),
  deliveryDateTime: maybe(moment()),
  orderItems: refine(
    array(object({ name: filled(), quantity: whole(1), price: whole(0) })),
    'items',
    (items) => items.length > 0 || 'Добавьте хотя бы одну позицию',
  ),
  deliveryPrice: maybe(whole(0)),
  /** May be negative. */
  correctionalPrice: maybe(wholeTenge()),
  customerAmount: maybe(whole(0)),
})

/** What the form sets of a record. The city and the branch are told apart: they are chosen once. */
export type OrderChange = Pick<
  OrderRecord,
  | 'customerName'
  | 'phone'
  | 'comments'
  | 'orderItems'
  | 'sumItems'
  | 'deliveryPrice'
  | 'correctionalPrice'
  | 'sumTotal'
  | 'paymentTypeId'
  | 'customerAmount'
  | 'street'
  | 'house'
  | 'flat'
  | 'timeForReady'
  | 'deliveryDateTime'
>

/** The order form (operations, section 5). The total may be nothing, but never less. */
export function orderChange(
  world: World,
  payload: unknown,
): { cityId: number; branchId?: number; change: OrderChange } {
  const { cityId, branchId, deliveryDateTime, ...form } = parsePayload(payload, Form)
  requireKnownCity(world.db, cityId)
  const { deliveryPrice = 0, correctionalPrice = 0, customerAmount = null } = form
  const sumItems = form.orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const sumTotal = sumItems + deliveryPrice + correctionalPrice
  if (sumTotal < 0) {
    const message = 'Итоговая сумма должна быть положительным числом'
    throw invalid({ correctionalPrice: message }, message)
  }
  return {
    cityId,
    ...(branchId === undefined ? {} : { branchId }),
    change: {
      ...form,
      ...{ sumItems, deliveryPrice, correctionalPrice, sumTotal },
      customerAmount: form.paymentTypeId === CASH ? customerAmount : null,
      deliveryDateTime: deliveryDateTime === undefined ? null : secondOf(deliveryDateTime, world.db.timezone(cityId)),
    },
  }
}
