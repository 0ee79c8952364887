import { memo, useCallback, useMemo } from 'react'
import type { Order } from '../../../api/orders'
import { distanceText } from '../../../domain/geo'
import { COUNTDOWN_RED_SECONDS, isActiveStatus } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { nowSecond } from '../../../lib/clock'
import { formatCountdown, formatMoment, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { type OrderRow, useOrder } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { ExpectedArrival } from './ExpectedArrival'
import { type CellProps, Nothing } from './orderCells'
import { formatMinutes, orderStages, type Span, type Stages } from './stages'
import { useTicking } from './useTicking'

/**
 * Cells of the order lists that tell times and ways, two to a column. Running times are written straight into the page:
 * rendering a list of them with React each second would cost a slow machine a frame.
 */

/** How long it took to take the order up, and to prepare it of the planned minutes. */
export function PreparationCell({ row }: CellProps) {
  const { processing, preparation, timeForReady } = useStages(row)
  return (
    <div className="two-lines">
      <Stage name="Обработка" {...processing} />
      <Stage name="Приготовление" {...preparation} plan={timeForReady} isSecond />
    </div>
  )
}

/** How long the courier was on his way of the planned minutes, and how far it is. */
export function WayCell({ row }: CellProps) {
  const { onTheWay, timeForDelivery } = useStages(row)
  return (
    <div className="two-lines">
      <Stage name="В пути" {...onTheWay} plan={timeForDelivery} />
      <Distance row={row} isSecond />
    </div>
  )
}

/** Time left until the status should end, red at 02:00 and below; the time that the customer wants it by. */
export function DeadlineCell({ row }: CellProps) {
  return (
    <div className="two-lines">
      <CountdownCell row={row} />
      <ExpectedArrival row={row} />
    </div>
  )
}

/** Of active orders only: what has ended runs out of no time. */
export function CountdownCell({ row }: CellProps) {
  const { status, dateTimeStatusFinish, cityId } = useOrder(row, 'status', 'dateTimeStatusFinish', 'cityId')
  return dateTimeStatusFinish && isActiveStatus(status) ? (
    <Countdown until={toEpochSecond(dateTimeStatusFinish, cityTimezone(cityId))} />
  ) : (
    <Nothing />
  )
}

/** The stages, and the minutes that two of them were planned to take. */
export function useStages(row: OrderRow): Stages & Pick<Order, 'timeForReady' | 'timeForDelivery'> {
  const order = useOrder(
    row,
    'status',
    'createdAt',
    'finishedAt',
    'statusesHistory',
    'deliveryStartAt',
    'deliveryEndAt',
    'cityId',
    'timeForReady',
    'timeForDelivery',
  )
  return useMemo(() => {
    const { timeForReady, timeForDelivery } = order
    return { ...orderStages(order, nowSecond()), timeForReady, timeForDelivery }
  }, [order])
}

type StageProps = Partial<Span> & { name: string; plan?: number | undefined; isSecond?: boolean }

/** `12 мин`, `12/20 мин` where a plan is known; what still runs counts on. Most changes of an order leave it as it is. */
export const Stage = memo(({ name, from, to, plan, isSecond = false }: StageProps) => {
  const write = useCallback(
    (element: HTMLElement, now: number) => {
      const text = element.lastChild
      if (from === undefined || !text) return
      const seconds = (to ?? now) - from
      const shown = formatMinutes(seconds, plan)
      if (text.nodeValue !== shown) text.nodeValue = shown
      const isOver = plan !== undefined && seconds > plan * 60
      if (isOver !== element.classList.contains(OVERRUN)) element.classList.toggle(OVERRUN, isOver)
    },
    [from, to, plan],
  )
  const line = useTicking<HTMLDivElement>(write, from !== undefined && to === undefined)
  return (
    <div
      ref={line}
      className={lineClass(isSecond, from === undefined)}
      title={plan === undefined ? name : `${name}, план ${plan}${NBSP}мин`}
    >
      <span className="visually-hidden">{`${name}: `}</span>
      {from === undefined ? NOTHING : NBSP}
    </div>
  )
})

export const Distance = memo(({ row, isSecond = false }: CellProps & { isSecond?: boolean }) => {
  const { addressFrom, addressTo } = useOrder(row, 'addressFrom', 'addressTo')
  const text = distanceText(addressFrom, addressTo)
  return (
    <div className={lineClass(isSecond, text === undefined)} title="Расстояние по прямой">
      <span className="visually-hidden">Расстояние: </span>
      {text ?? NOTHING}
    </div>
  )
})

export function ByTime({ row }: CellProps) {
  const { deliveryDateTime, cityId } = useOrder(row, 'deliveryDateTime', 'cityId')
  if (!deliveryDateTime) return null
  const timezone = cityTimezone(cityId)
  return (
    <div className="two-lines__second" title={`Доставить к ${formatMoment(deliveryDateTime, timezone)}`}>
      {`к${NBSP}${formatMomentTime(deliveryDateTime, timezone)}`}
    </div>
  )
}

/** Time left until a second since the epoch, red at 02:00 and below. */
export function Countdown({ until }: { until: number }) {
  const write = useCallback(
    (element: HTMLElement, now: number) => {
      const left = until - now
      element.textContent = formatCountdown(left)
      element.classList.toggle('order-countdown--red', left <= COUNTDOWN_RED_SECONDS)
    },
    [until],
  )
  return <span className="order-countdown" ref={useTicking(write, true)} />
}

/** Marks a stage that takes longer than planned. */
const OVERRUN = 'order-stage--over'

const NOTHING = '—'

/** One element for a line of a cell, whatever it shows: there are hundreds of them. */
const lineClass = (isSecond: boolean, isNothing: boolean): string | undefined =>
  [isSecond && 'two-lines__second', isNothing && 'order-nothing'].filter(Boolean).join(' ') || undefined
