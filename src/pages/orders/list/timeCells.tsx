import { memo } from 'react'
import type { Order } from '../../../api/orders'
import { distanceText } from '../../../domain/geo'
import { COUNTDOWN_RED_SECONDS, isActiveOrderStatus } from '../../../domain/orders'
import { NBSP } from '../../../domain/textFormatting'
import { nowSecond } from '../../../lib/clock'
import { formatCountdown, formatMoment, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { type OrderRow, useOrderFields, useOrderValue } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { OrderExpectedArrivalText } from './OrderExpectedArrivalText'
import { NO_VALUE_TEXT, type OrderCellProps } from './orderCells'
import { formatSecondsAsMinutes, type OrderStageSpan, type OrderStages, orderStages } from './orderStages'
import { useComputedEverySecond } from './useComputedEverySecond'

export function PreparationCell({ row }: OrderCellProps) {
  const { processing, preparation, timeForReady } = useOrderStages(row)
  return (
    <>
      <StageDuration name="Обработка" {...processing} />
      <StageDuration name="Приготовление" {...preparation} plan={timeForReady} isSecond />
    </>
  )
}

export function OnTheWayCell({ row }: OrderCellProps) {
  const { onTheWay, timeForDelivery } = useOrderStages(row)
  return (
    <>
      <StageDuration name="В пути" {...onTheWay} plan={timeForDelivery} />
      <OrderDistanceText row={row} isSecond />
    </>
  )
}

export function DeadlineCell({ row }: OrderCellProps) {
  return (
    <>
      <CountdownCell row={row} />
      <OrderExpectedArrivalText row={row} />
    </>
  )
}

export function CountdownCell({ row }: OrderCellProps) {
  const left = useComputedEverySecond((now) => secondsLeft(row.order, now), true, row)
  const className = left === undefined ? NO_VALUE : countdownClass(left)
  return (
    <div className={`order-line order-line--live ${className}`}>
      {left === undefined ? NO_VALUE_TEXT : formatCountdown(left)}
    </div>
  )
}

function secondsLeft({ status, dateTimeStatusFinish, cityId }: Order, now: number): number | undefined {
  if (dateTimeStatusFinish === undefined || !isActiveOrderStatus(status)) return undefined
  return toEpochSecond(dateTimeStatusFinish, cityTimezone(cityId)) - now
}

/** `until`: seconds since the epoch. */
export function Countdown({ until }: { until: number }) {
  const left = useComputedEverySecond((now) => until - now, true)
  return <span className={countdownClass(left)}>{formatCountdown(left)}</span>
}

const countdownClass = (left: number): string =>
  left <= COUNTDOWN_RED_SECONDS ? 'order-countdown order-countdown--red' : 'order-countdown'

export const useOrderStages = (row: OrderRow): PlannedStages => useOrderValue(row, plannedStages)

type PlannedStages = OrderStages & Pick<Order, 'timeForReady' | 'timeForDelivery'>

function plannedStages(order: Order): PlannedStages {
  const { timeForReady, timeForDelivery } = order
  return { ...orderStages(order, nowSecond()), timeForReady, timeForDelivery }
}

type StageProps = Partial<OrderStageSpan> & { name: string; plan?: number | undefined; isSecond?: boolean }

/**
 * CSS adds the stage's name from `data-name` for screen readers. A separate hidden element would be slow in hundreds of
 * cells.
 */
export const StageDuration = memo(({ name, from, to, plan, isSecond = false }: StageProps) => {
  const shown = useComputedEverySecond(
    (now) => stageText({ from, to, plan }, now),
    from !== undefined && to === undefined,
  )
  return (
    <div
      className={lineClass(isSecond, shown?.isOver ? OVERRUN : shown ? undefined : NO_VALUE)}
      title={plan === undefined ? name : `${name}, план ${plan}${NBSP}мин`}
      data-name={`${name}: `}
    >
      {shown?.text ?? NO_VALUE_TEXT}
    </div>
  )
})

function stageText({ from, to, plan }: Pick<StageProps, 'from' | 'to' | 'plan'>, now: number) {
  if (from === undefined) return undefined
  const seconds = (to ?? now) - from
  return { text: formatSecondsAsMinutes(seconds, plan), isOver: plan !== undefined && seconds > plan * 60 }
}

export const OrderDistanceText = memo(({ row, isSecond = false }: OrderCellProps & { isSecond?: boolean }) => {
  const text = useOrderValue(row, distance)
  return (
    <div
      className={lineClass(isSecond, text === undefined ? NO_VALUE : undefined)}
      title="Расстояние по прямой"
      data-name="Расстояние: "
    >
      {text ?? NO_VALUE_TEXT}
    </div>
  )
})

const distance = ({ addressFrom, addressTo }: Order): string | undefined => distanceText(addressFrom, addressTo)

export function ScheduledDeliveryTimeText({ row }: OrderCellProps) {
  const { deliveryDateTime, cityId } = useOrderFields(row, 'deliveryDateTime', 'cityId')
  if (!deliveryDateTime) return null
  const timezone = cityTimezone(cityId)
  return (
    <div className="order-line order-line--second" title={`Доставить к ${formatMoment(deliveryDateTime, timezone)}`}>
      {`к${NBSP}${formatMomentTime(deliveryDateTime, timezone)}`}
    </div>
  )
}

const OVERRUN = 'order-stage--over'

const NO_VALUE = 'order-nothing'

const lineClass = (isSecond: boolean, className: string | undefined): string =>
  ['order-line order-line--live', isSecond && 'order-line--second', className].filter(Boolean).join(' ')
