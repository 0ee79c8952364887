import { Alert } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Order } from '../../../api/orders'
import { PREPAID_PAYMENT_TYPE } from '../../../domain/orders'
import { paidOrderChangeText } from '../../../domain/paidOrderChange'
import { useComputedEverySecond } from '../list/useComputedEverySecond'
import { useStatusNames } from '../list/useStatusNames'
import { coordinateFailures } from './coordinateFailures'
import { orderLateReason } from './orderLateReason'

/** The text has no alert role: it changes each minute, and screen readers would announce each change. */
export function OrderLateReasonNote({ order }: { order: Order }) {
  const nameOf = useStatusNames()
  const reason = useComputedEverySecond((now) => orderLateReason(order, nameOf, now), true)
  return reason ? <p className="order-detail__late">{reason}</p> : null
}

export function PaidOrderSumChangeNote({ order }: { order: Order }) {
  const { paymentTypeId, sumTotal } = order
  const [before, setBefore] = useState(sumTotal)
  if (before === undefined && sumTotal !== undefined) setBefore(sumTotal)
  const text = paymentTypeId === PREPAID_PAYMENT_TYPE ? paidOrderChangeText(before, sumTotal) : undefined
  return <div role="status">{text && <p className="order-detail__late">{text}</p>}</div>
}

/** Warns that saving the coordinates failed. The warning remains until they are saved or the user closes it (contract, third review). */
export function CoordinateFailureAlert({ orderId }: { orderId: number }) {
  const text = useSnapshot(coordinateFailures)[orderId]
  if (text === undefined) return null
  return (
    <Alert
      type="warning"
      showIcon
      title="Точка на карте не сохранилась"
      description={text}
      closable={{ closeIcon: true, onClose: () => delete coordinateFailures[orderId], 'aria-label': 'Закрыть' }}
    />
  )
}
