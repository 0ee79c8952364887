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
  const [text, words] = estimateTexts(at, delay, timezone, order.deliveryDateTime !== undefined)
  return { text, title: [isLate && ORDER_ATTENTION_REASON.late, words].filter(Boolean).join('. '), isLate }
}

function estimateTexts(
  at: number | undefined,
  delay: number | undefined,
  timezone: number,
  hasTime: boolean,
): [text: string, words: string] {
  if (at === undefined) return [NO_VALUE_TEXT, 'Время прибытия неизвестно']
  const time = formatEpochTime(at, timezone)
  const words = `Оценка: у клиента в ${time}, `
  if (delay === undefined) return [`≈${NBSP}${time}`, `${words}срок не обещан`]
  if (delay > 0) return [`≈${NBSP}+${delay}${NBSP}мин`, `${words}на ${delay}${NBSP}мин позже обещанного`]
  return [hasTime ? '' : `≈${NBSP}${time}`, `${words}успеваем, ${-delay}${NBSP}мин`]
}
