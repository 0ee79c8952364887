import { Alert } from 'antd'
import { useState } from 'react'
import type { Order } from '../../../api/orders'
import { bidiIsolated } from '../../../domain/textFormatting'
import { courierName } from '../list/courierName'

type Present = Pick<Order, 'courier' | 'isExternalCourier' | 'externalOrderInfo'>

export const hasCourier = ({ courier, isExternalCourier }: Present): boolean =>
  courier !== undefined || isExternalCourier === true

/**
 * The server requires a reason for assigning a courier (operations, section 5). On the first assignment of an order the user may leave
 * the reason empty; then a default text is sent.
 */
export const courierReasonOrDefault = (typed: string | undefined): string => typed?.trim() || 'Назначение курьера'

export function CurrentCourierNotice({ order }: { order: Present }) {
  const [before] = useState(() => nameOf(order))
  const now = nameOf(order)
  return (
    <div role="status">
      {now !== before ? (
        <Alert
          className="present-courier"
          type="warning"
          showIcon
          title={now ? `Пока окно открыто, назначен ${now}` : `Пока окно открыто, снят ${before}`}
        />
      ) : (
        <p className="present-courier">{now ? `Сейчас: ${now}` : 'Сейчас курьера нет'}</p>
      )}
    </div>
  )
}

function nameOf(order: Present): string | undefined {
  const { courier, externalOrderInfo } = order
  if (!hasCourier(order)) return undefined
  if (courier) return bidiIsolated(courierName(courier))
  const name = externalOrderInfo?.courierName
  return name ? `внешний курьер ${bidiIsolated(name)}` : 'внешний курьер'
}
