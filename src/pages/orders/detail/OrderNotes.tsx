import { useState } from 'react'
import type { Order } from '../../../api/orders'
import { PREPAID_PAYMENT } from '../../../domain/orders'
import { paidDifferenceText } from '../../../domain/paidDifference'
import { useEverySecond } from '../list/useEverySecond'
import { useStatusNames } from '../list/useStatusNames'
import { lateReason } from './lateReason'

/** The text has no alert role, because it changes each minute. */
export function LateReason({ order }: { order: Order }) {
  const nameOf = useStatusNames()
  const reason = useEverySecond((now) => lateReason(order, nameOf, now), true)
  return reason ? <p className="order-detail__late">{reason}</p> : null
}

/** Shows by how much the sum of a paid order has changed since its detail was opened. */
export function PaidSumChange({ order }: { order: Order }) {
  const { paymentTypeId, sumTotal } = order
  const [before, setBefore] = useState(sumTotal)
  if (before === undefined && sumTotal !== undefined) setBefore(sumTotal)
  const text = paymentTypeId === PREPAID_PAYMENT ? paidDifferenceText(before, sumTotal) : undefined
  return <div role="status">{text && <p className="order-detail__late">{text}</p>}</div>
}
