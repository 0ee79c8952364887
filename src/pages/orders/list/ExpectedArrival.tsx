import { useMemo } from 'react'
import { expectedArrival, expectedDelay } from '../../../domain/orderEta'
import { isActiveStatus } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { formatMoment, formatMomentTime, formatSecondTime } from '../../../lib/moments'
import { useWholeOrder } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import type { CellProps } from './orderCells'
import { useTicking } from './useTicking'

/** How often an estimate is made anew; its minutes hardly move faster. */
const ESTIMATE_SECONDS = 10

/**
 * The promise and the expected arrival against it, as an estimate: `к 13:45 · ≈ +6 мин`. Coloured from the minute after the
 * promise on; nothing where it cannot be told.
 */
export function ExpectedArrival({ row }: CellProps) {
  const order = useWholeOrder(row)
  const timezone = cityTimezone(order.cityId)
  const { deliveryDateTime } = order
  const write = useMemo(() => {
    let dueAt = 0
    return (element: HTMLElement, now: number) => {
      if (now < dueAt) return
      dueAt = now + ESTIMATE_SECONDS
      const delay = expectedDelay(order, timezone, now)
      const at = expectedArrival(order, timezone, now)
      const text = estimateText(at, delay, timezone, deliveryDateTime !== undefined)
      if (element.textContent !== text) element.textContent = text
      element.classList.toggle('order-eta--late', delay !== undefined && delay > 0)
      element.title = estimateWords(at, delay, timezone)
    }
  }, [order, timezone, deliveryDateTime])
  const isActive = isActiveStatus(order.status)
  return (
    <div className="two-lines__second order-eta-line">
      {deliveryDateTime && (
        <span title={`Доставить к ${formatMoment(deliveryDateTime, timezone)}`}>
          {`к${NBSP}${formatMomentTime(deliveryDateTime, timezone)} `}
        </span>
      )}
      <span className="order-eta" ref={useTicking(write, isActive)} />
    </div>
  )
}

/** Beside the time that the customer wants it by there is room for a delay alone. */
function estimateText(at: number | undefined, delay: number | undefined, timezone: number, hasTime: boolean): string {
  if (at === undefined) return '—'
  if (delay === undefined) return `≈${NBSP}${formatSecondTime(at, timezone)}`
  if (delay > 0) return hasTime ? `≈${NBSP}+${delay}` : `≈${NBSP}+${delay}${NBSP}мин`
  return hasTime ? '' : `≈${NBSP}${formatSecondTime(at, timezone)}`
}

function estimateWords(at: number | undefined, delay: number | undefined, timezone: number): string {
  if (at === undefined) return 'Время прибытия неизвестно'
  if (delay === undefined) return `Оценка: у клиента в ${formatSecondTime(at, timezone)}, срок не обещан`
  const against = delay > 0 ? `на ${delay}${NBSP}мин позже обещанного` : `успеваем, ${-delay}${NBSP}мин`
  return `Оценка: у клиента в ${formatSecondTime(at, timezone)}, ${against}`
}
