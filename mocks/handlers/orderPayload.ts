import { OrderBody } from '../../src/api/orders'
import { requireExistingCity } from '../http/access'
import { validationError } from '../http/httpError'
import { MAX_PAYLOAD_NUMBER } from '../http/payloadLimits'
import { eachRowPayloadRule, integerAtLeast, notBlank, oneOf, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload } from '../http/requestPayload'
import { parseLocalDateTime } from '../http/requestValues'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

/** Minutes (contract, `timeForReady`). */
const MAX_PREPARATION = 120
const CASH = 1

const Form = withPayloadRules(OrderBody, {
  customerName: notBlank,
  street: notBlank,
  house: notBlank,
  paymentTypeId: oneOf(1, 2, 3),
  timeForReady: (minutes) =>
    minutes > MAX_PREPARATION ? `Не больше ${MAX_PREPARATION} минут` : integerAtLeast(1)(minutes),
  orderItems: eachRowPayloadRule(
    { name: notBlank, quantity: integerAtLeast(1), price: integerAtLeast(0) },
    'Добавьте хотя бы одну позицию',
  ),
  deliveryPrice: integerAtLeast(0),
  correctionalPrice: (tenge) => Number.isInteger(tenge) || 'Целое число',
  customerAmount: integerAtLeast(0),
})

export type EditableOrderFields = Pick<
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

/** Specification: operations, section 5. The order's total must not be negative. */
export function parseOrderPayload(
  world: World,
  payload: unknown,
): { cityId: number; branchId?: number; change: EditableOrderFields } {
  const { cityId, branchId, deliveryDateTime, ...form } = parseRequestPayload(payload, Form)
  requireExistingCity(world.db, cityId)
  const deliveryPrice = form.deliveryPrice ?? 0
  const correctionalPrice = form.correctionalPrice ?? 0
  const sumItems = form.orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (sumItems > MAX_PAYLOAD_NUMBER) throw validationError({ orderItems: 'Слишком большая сумма' })
  const sumTotal = sumItems + deliveryPrice + correctionalPrice
  if (sumTotal < 0) {
    const message = 'Итоговая сумма должна быть положительным числом'
    throw validationError({ correctionalPrice: message }, message)
  }
  return {
    cityId,
    ...(branchId === null ? {} : { branchId }),
    change: {
      ...form,
      ...{ sumItems, deliveryPrice, correctionalPrice, sumTotal },
      customerAmount: form.paymentTypeId === CASH ? form.customerAmount : null,
      deliveryDateTime:
        deliveryDateTime === null ? null : parseLocalDateTime(deliveryDateTime, world.db.timezone(cityId)),
    },
  }
}
