import { Alert } from 'antd'
import { useState } from 'react'
import type { Order } from '../../../api/orders'
import { isolated } from '../../../domain/text'
import { courierName } from '../list/courierName'

type Present = Pick<Order, 'courier' | 'isExternalCourier' | 'externalOrderInfo'>

export const hasCourier = ({ courier, isExternalCourier }: Present): boolean =>
  courier !== undefined || isExternalCourier === true

/**
 * The reason that the server requires (operations, section 5). For a first assignment the user may leave it empty; the
 * request then says what was done.
 */
export const reasonOf = (typed: string | undefined): string => typed?.trim() || 'Назначение курьера'

/** Names the order's courier, and warns if another one was assigned since the dialog was opened. */
export function PresentCourier({ order }: { order: Present }) {
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
  if (courier) return isolated(courierName(courier))
  const name = externalOrderInfo?.courierName
  return name ? `внешний курьер ${isolated(name)}` : 'внешний курьер'
}
