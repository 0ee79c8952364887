import { useState } from 'react'
import type { Order } from '../../../api/orders'
import { paidDifference } from '../../../domain/orderPaid'
import { PAID_ORDER } from '../../../domain/orders'
import { useEverySecond } from '../list/useEverySecond'
import { useStatusNames } from '../list/useStatusNames'
import { lateReason } from './lateReason'

/** Says why the order is late. Not an alert, because the text changes each minute. */
export function LateReason({ order }: { order: Order }) {
  const nameOf = useStatusNames()
  const reason = useEverySecond((now) => lateReason(order, nameOf, now), true)
  return reason ? <p className="order-detail__late">{reason}</p> : null
}

/** Says by how much the sum of a paid order has changed since its detail was opened. */
export function PaidSumChange({ order }: { order: Order }) {
  const { paymentTypeId, sumTotal } = order
  const [before, setBefore] = useState(sumTotal)
  if (before === undefined && sumTotal !== undefined) setBefore(sumTotal)
  const text = paymentTypeId === PAID_ORDER ? paidDifference(before, sumTotal) : undefined
  return <div role="status">{text && <p className="order-detail__late">{text}</p>}</div>
}
