import { memo, useCallback } from 'react'
import type { Order } from '../../../api/orders'
import { distanceText } from '../../../domain/geo'
import { COUNTDOWN_RED_SECONDS, isActiveStatus } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { nowSecond } from '../../../lib/clock'
import { formatCountdown, formatMoment, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { type OrderRow, useOrder, useOrderValue } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { writeClass, writeText } from '../../../ui/list/writeCell'
import { ExpectedArrival } from './ExpectedArrival'
import { type CellProps, NOTHING } from './orderCells'
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
    <>
      <Stage name="Обработка" {...processing} />
      <Stage name="Приготовление" {...preparation} plan={timeForReady} isSecond />
    </>
  )
}

/** How long the courier was on his way of the planned minutes, and how far it is. */
export function WayCell({ row }: CellProps) {
  const { onTheWay, timeForDelivery } = useStages(row)
  return (
    <>
      <Stage name="В пути" {...onTheWay} plan={timeForDelivery} />
      <Distance row={row} isSecond />
    </>
  )
}

/** Time left until the status should end, red at 02:00 and below; the time that the customer wants it by. */
export function DeadlineCell({ row }: CellProps) {
  return (
    <>
      <CountdownCell row={row} />
      <ExpectedArrival row={row} />
    </>
  )
}

/** Of active orders only: what has ended runs out of no time. */
export function CountdownCell({ row }: CellProps) {
  const write = useCallback((element: HTMLElement, now: number) => writeCountdown(element, row.order, now), [row])
  return <div ref={useTicking<HTMLDivElement>(write, true, row)} />
}

function writeCountdown(element: HTMLElement, order: Order, now: number): void {
  const { status, dateTimeStatusFinish, cityId } = order
  const hasEnd = dateTimeStatusFinish !== undefined && isActiveStatus(status)
  const left = hasEnd ? toEpochSecond(dateTimeStatusFinish, cityTimezone(cityId)) - now : 0
  const isRed = hasEnd && left <= COUNTDOWN_RED_SECONDS
  writeText(element, hasEnd ? formatCountdown(left) : NOTHING)
  writeClass(element, hasEnd ? (isRed ? RED_COUNTDOWN : COUNTDOWN) : `order-line order-line--live ${NO_VALUE}`)
}

/** Time left until a second since the epoch, red at 02:00 and below. */
export function Countdown({ until }: { until: number }) {
  const write = useCallback(
    (element: HTMLElement, now: number) => {
      const left = until - now
      writeText(element, formatCountdown(left))
      writeClass(element, left <= COUNTDOWN_RED_SECONDS ? `order-countdown ${RED}` : 'order-countdown')
    },
    [until],
  )
  return <span ref={useTicking(write, true)} />
}

/** The stages, and the minutes that two of them were planned to take. */
export const useStages = (row: OrderRow): PlannedStages => useOrderValue(row, plannedStages)

type PlannedStages = Stages & Pick<Order, 'timeForReady' | 'timeForDelivery'>

function plannedStages(order: Order): PlannedStages {
  const { timeForReady, timeForDelivery } = order
  return { ...orderStages(order, nowSecond()), timeForReady, timeForDelivery }
}

type StageProps = Partial<Span> & { name: string; plan?: number | undefined; isSecond?: boolean }

/**
 * `12 мин`, `12/20 мин` where a plan is known; what still runs counts on. Most changes of an order leave it as it is. Its name
 * is read aloud before it (`data-name`), without an element of its own: there are hundreds of these lines.
 */
export const Stage = memo(({ name, from, to, plan, isSecond = false }: StageProps) => {
  const write = useCallback(
    (element: HTMLElement, now: number) => {
      if (from === undefined) return
      const seconds = (to ?? now) - from
      writeText(element, formatMinutes(seconds, plan))
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
      data-name={`${name}: `}
    >
      {from === undefined ? NOTHING : NBSP}
    </div>
  )
})

export const Distance = memo(({ row, isSecond = false }: CellProps & { isSecond?: boolean }) => {
  const text = useOrderValue(row, distance)
  return (
    <div className={lineClass(isSecond, text === undefined)} title="Расстояние по прямой" data-name="Расстояние: ">
      {text ?? NOTHING}
    </div>
  )
})

const distance = ({ addressFrom, addressTo }: Order): string | undefined => distanceText(addressFrom, addressTo)

export function ByTime({ row }: CellProps) {
  const { deliveryDateTime, cityId } = useOrder(row, 'deliveryDateTime', 'cityId')
  if (!deliveryDateTime) return null
  const timezone = cityTimezone(cityId)
  return (
    <div className="order-line order-line--second" title={`Доставить к ${formatMoment(deliveryDateTime, timezone)}`}>
      {`к${NBSP}${formatMomentTime(deliveryDateTime, timezone)}`}
    </div>
  )
}

/** Marks a stage that takes longer than planned. */
const OVERRUN = 'order-stage--over'

const NO_VALUE = 'order-nothing'
const RED = 'order-countdown--red'
const COUNTDOWN = 'order-line order-line--live order-countdown'
const RED_COUNTDOWN = `${COUNTDOWN} ${RED}`

/** One element for a line of a cell, whatever it shows: there are hundreds of them. */
const lineClass = (isSecond: boolean, isNothing: boolean): string =>
  ['order-line order-line--live', isSecond && 'order-line--second', isNothing && NO_VALUE].filter(Boolean).join(' ')
