import { useMemo } from 'react'
import type { Order } from '../../../api/orders'
import { expectedArrival, expectedDelay } from '../../../domain/orderEta'
import { isActiveStatus } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { formatMoment, formatMomentTime, formatSecondTime } from '../../../lib/moments'
import { type OrderRow, useOrder } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { writeClass, writeText, writeTitle } from '../../../ui/list/writeCell'
import { type CellProps, NOTHING } from './orderCells'
import { useTicking } from './useTicking'

/** How often an estimate is made anew; its minutes hardly move faster. */
const ESTIMATE_SECONDS = 10

const LINE = 'order-line order-line--live order-line--second'

/**
 * The promise and the expected arrival against it, as an estimate: `к 13:45 · ≈ +6 мин`. Coloured from the minute after the
 * promise on; nothing where it cannot be told.
 */
export function ExpectedArrival({ row }: CellProps) {
  const { deliveryDateTime, cityId } = useOrder(row, 'deliveryDateTime', 'cityId')
  if (!deliveryDateTime) return <Estimate row={row} className={LINE} />
  const timezone = cityTimezone(cityId)
  return (
    <div className={LINE}>
      <span title={`Доставить к ${formatMoment(deliveryDateTime, timezone)}`}>
        {`к${NBSP}${formatMomentTime(deliveryDateTime, timezone)} `}
      </span>
      <Estimate row={row} className="order-eta" />
    </div>
  )
}

function Estimate({ row, className }: CellProps & { className: string }) {
  const write = useMemo(() => estimateWriter(row, className), [row, className])
  const ref = useTicking<HTMLDivElement>(write, true, row)
  return className === LINE ? <div ref={ref} /> : <span ref={ref} />
}

function estimateWriter(row: OrderRow, className: string): (element: HTMLElement, now: number) => void {
  let written: Order | undefined
  let dueAt = 0
  return (element, now) => {
    const { order } = row
    if (order === written && (now < dueAt || !isActiveStatus(order.status))) return
    written = order
    dueAt = now + ESTIMATE_SECONDS
    const timezone = cityTimezone(order.cityId)
    const delay = expectedDelay(order, timezone, now)
    const at = expectedArrival(order, timezone, now)
    writeText(element, estimateText(at, delay, timezone, order.deliveryDateTime !== undefined))
    writeClass(element, delay !== undefined && delay > 0 ? `${className} order-eta--late` : className)
    writeTitle(element, estimateWords(at, delay, timezone))
  }
}

/** Beside the time that the customer wants it by there is room for a delay alone. */
function estimateText(at: number | undefined, delay: number | undefined, timezone: number, hasTime: boolean): string {
  if (at === undefined) return NOTHING
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
