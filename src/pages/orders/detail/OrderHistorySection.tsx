import { CopyOutlined } from '@ant-design/icons'
import { Button, Timeline } from 'antd'
import type { Order } from '../../../api/orders'
import { nowSecond } from '../../../lib/clock'
import { formatMoment } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { copyToClipboard } from '../../../ui/copyToClipboard'
import { courierName } from '../list/courierName'
import { useComputedEverySecond } from '../list/useComputedEverySecond'
import { useStatusNames } from '../list/useStatusNames'
import { type OrderTimelineStep, orderTimeline, orderTimelineText } from './orderTimeline'

export function OrderHistorySection({ order }: { order: Order }) {
  const timezone = cityTimezone(order.cityId)
  const nameOf = useStatusNames()
  const { steps, end } = useComputedEverySecond((now) => orderTimeline(order, nameOf, now), true)
  const external = order.externalOrderInfo?.history ?? []
  // The index is the React key, because the same courier may have had the order twice.
  const former = (order.oldCouriers ?? []).map((entry, index) => ({ ...entry, place: index }))
  return (
    <>
      {steps.length > 0 && (
        <div className="order-detail__history">
          <div className="order-detail__history-head">
            <h2>История статусов</h2>
            <Button
              size="small"
              type="text"
              icon={<CopyOutlined />}
              onClick={() =>
                void copyToClipboard(orderTimelineText(order, nameOf, nowSecond()), 'История заказа скопирована')
              }
            >
              Копировать историю
            </Button>
          </div>
          <Timeline items={steps.map(({ key, ...step }) => ({ key, content: <Step {...step} /> }))} />
          {end && <p className="order-detail__by">{end}</p>}
        </div>
      )}
      {former.length > 0 && (
        <div className="order-detail__history">
          <h2>Прежние курьеры</h2>
          <ul>
            {former.map(({ courier, reason, place }) => (
              <li key={place}>
                <span>{courier ? courierName(courier) : 'Курьер'}</span>
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
              content: <Step text={status ?? '—'} at={createdAt ? formatMoment(createdAt, timezone) : ''} />,
            }))}
          />
        </div>
      )}
    </>
  )
}

type StepProps = Pick<OrderTimelineStep, 'text' | 'at'> & Partial<Pick<OrderTimelineStep, 'after' | 'by' | 'message'>>

function Step({ text, at, after, by, message }: StepProps) {
  return (
    <>
      <div>{text}</div>
      {message && <div>{message}</div>}
      <div className="order-detail__by">{[at, after, by].filter(Boolean).join(' · ')}</div>
    </>
  )
}
