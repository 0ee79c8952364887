import { Timeline } from 'antd'
import type { Order } from '../../../api/orders'
import { formatMoment } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { courierName } from '../list/courierName'

export function OrderHistory({ order }: { order: Order }) {
  const timezone = cityTimezone(order.cityId)
  const at = (moment: string | undefined) => (moment ? formatMoment(moment, timezone) : '')
  const steps = order.statusesHistory ?? []
  const external = order.externalOrderInfo?.history ?? []
  // The index is the React key, because the same courier may have had the order twice.
  const former = (order.oldCouriers ?? []).map((entry, place) => ({ ...entry, place }))
  return (
    <>
      {steps.length > 0 && (
        <div className="order-detail__history">
          <h2>История статусов</h2>
          <Timeline
            items={steps.map(({ message, userName, createdAt }, index) => ({
              key: index,
              content: <Step text={message} by={userName} moment={at(createdAt)} />,
            }))}
          />
        </div>
      )}
      {former.length > 0 && (
        <div className="order-detail__history">
          <h2>Прежние курьеры</h2>
          <ul>
            {former.map(({ courier, reason, place }) => (
              <li key={place}>
                {courier ? courierName(courier) : 'Курьер'}
                {reason && <span className="order-detail__by"> — {reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {external.length > 0 && (
        <div className="order-detail__history">
          <h2>Внешняя служба</h2>
          <Timeline
            items={external.map(({ status, createdAt }, index) => ({
              key: index,
              content: <Step text={status} by={undefined} moment={at(createdAt)} />,
            }))}
          />
        </div>
      )}
    </>
  )
}

function Step({ text, by, moment }: { text: string | undefined; by: string | undefined; moment: string }) {
  return (
    <>
      <div>{text ?? '—'}</div>
      <div className="order-detail__by">{[moment, by].filter(Boolean).join(' · ')}</div>
    </>
  )
}
