import type { Order } from '../../../api/orders'
import { expectedArrival, expectedDelay } from '../../../domain/orderEta'
import { isActiveOrderStatus } from '../../../domain/orders'
import { ORDER_ATTENTION_REASON, orderDeadlines, orderNeedsAttention } from '../../../domain/ordersAttention'
import { NBSP } from '../../../domain/textFormatting'
import { formatEpochTime, formatMoment, formatMomentTime } from '../../../lib/moments'
import { useOrderFields } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { NO_VALUE_TEXT, type OrderCellProps } from './orderCells'
import { useComputedEverySecond } from './useComputedEverySecond'

const LINE = 'order-line order-line--live order-line--second'

export function OrderExpectedArrivalText({ row }: OrderCellProps) {
  const { deliveryDateTime, cityId } = useOrderFields(row, 'deliveryDateTime', 'cityId')
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

function Estimate({ row, className }: OrderCellProps & { className: string }) {
  const { text, title, isLate } = useComputedEverySecond(
    (now) => estimate(row.order, now),
    isActiveOrderStatus(row.order.status),
    row,
  )
  const Box = className === LINE ? 'div' : 'span'
  return (
    <Box className={isLate ? `${className} order-eta--late` : className} title={title}>
      {text}
    </Box>
  )
}

function estimate(order: Order, now: number): { text: string; title: string; isLate: boolean } {
  const timezone = cityTimezone(order.cityId)
  const delay = expectedDelay(order, timezone, now)
  const at = expectedArrival(order, timezone, now)
  // Red means that the order is already late. An expected delay is only a forecast, so it is not red.
  const isLate = orderNeedsAttention(orderDeadlines(order, timezone), 'late', now)
  return {
    text: estimateText(at, delay, timezone, order.deliveryDateTime !== undefined),
    title: [isLate && ORDER_ATTENTION_REASON.late, estimateWords(at, delay, timezone)].filter(Boolean).join('. '),
    isLate,
  }
}

function estimateText(at: number | undefined, delay: number | undefined, timezone: number, hasTime: boolean): string {
  if (at === undefined) return NO_VALUE_TEXT
  if (delay === undefined) return `≈${NBSP}${formatEpochTime(at, timezone)}`
  if (delay > 0) return `≈${NBSP}+${delay}${NBSP}мин`
  return hasTime ? '' : `≈${NBSP}${formatEpochTime(at, timezone)}`
}

function estimateWords(at: number | undefined, delay: number | undefined, timezone: number): string {
  if (at === undefined) return 'Время прибытия неизвестно'
  if (delay === undefined) return `Оценка: у клиента в ${formatEpochTime(at, timezone)}, срок не обещан`
  const against = delay > 0 ? `на ${delay}${NBSP}мин позже обещанного` : `успеваем, ${-delay}${NBSP}мин`
  return `Оценка: у клиента в ${formatEpochTime(at, timezone)}, ${against}`
}
