import { memo, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type LoadSlot, loadByTime, type OrdersLoad, peakOf, SLOT_SECONDS, SLOTS } from '../../../domain/ordersLoad'
import { counted, NBSP } from '../../../domain/text'
import { everySecond, nowSecond } from '../../../lib/clock'
import { formatSecondTime } from '../../../lib/dates'
import { timezoneOf } from '../../../session/timezones'
import { attentionState, knownMoments } from './attentionStore'
import { SCOPE_WORDS } from './scopeWords'
import './loadByTime.css'

const TITLE = 'Нагрузка по времени'
const HEIGHT = 32
const BAR = 7
const STEP = 9
const WIDTH = SLOTS * STEP
/** A single order does not look like a rush. */
const LEAST_SCALE = 4

/**
 * By when the active orders are promised, a bar for each quarter of an hour, the late ones in red. Drawn from the orders
 * that the counts beside it know; `cityId` tells whose clock the words follow.
 */
function LoadByTimeInner({ cityId }: { cityId: number | undefined }) {
  const load = useLoad()
  const { scope } = useSnapshot(attentionState)
  const words = inWords(load, timezoneOf(cityId))
  const name = [`${TITLE}: ${words}`, load && SCOPE_WORDS[scope]].filter(Boolean).join(', ')
  return (
    <div className="load">
      <Bars load={load} name={name} timezone={timezoneOf(cityId)} />
      <div className="load__words" aria-hidden="true">
        <div>{TITLE}</div>
        <div className="load__peak">{load ? words : NBSP}</div>
      </div>
    </div>
  )
}

/** Memoised: rows come and go all day. */
export const LoadByTime = memo(LoadByTimeInner)

type BarsProps = { load: OrdersLoad | null; name: string; timezone: number }

function Bars({ load, name, timezone }: BarsProps) {
  const slots = load?.slots ?? []
  const scale = (HEIGHT - 2) / Math.max(LEAST_SCALE, ...slots.map(({ count }) => count))
  return (
    <svg className="load__bars" role="img" aria-label={name} width={WIDTH} height={HEIGHT}>
      <line className="load__ground" x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      {slots.map((slot, place) => (
        <g key={slot.from}>
          <title>{slotInWords(slot, place, timezone)}</title>
          <rect className="load__reach" x={place * STEP} width={STEP} height={HEIGHT} />
          <Bar className="load__bar" place={place} from={slot.late} to={slot.count} scale={scale} />
          <Bar className="load__bar load__bar--late" place={place} from={0} to={slot.late} scale={scale} />
        </g>
      ))}
      {load && slots[0] && (
        <path className="load__now" d={`M${((load.now - slots[0].from) / SLOT_SECONDS) * STEP} 0v${HEIGHT}`} />
      )}
    </svg>
  )
}

type BarProps = { className: string; place: number; from: number; to: number; scale: number }

function Bar({ className, place, from, to, scale }: BarProps) {
  if (to <= from) return null
  const x = place * STEP + (STEP - BAR) / 2
  return (
    <rect className={className} x={x} width={BAR} y={HEIGHT - 1 - to * scale} height={(to - from) * scale} rx={1} />
  )
}

/** Looks once a second, as the counts do, however fast orders come; what looks the same is not rendered. */
function useLoad(): OrdersLoad | null {
  const [load, setLoad] = useState<OrdersLoad | null>(null)
  useEffect(() => {
    let shown = ''
    const look = (now: number) => {
      const next = attentionState.counts && loadByTime(knownMoments(), now)
      const text = JSON.stringify(next)
      if (text === shown) return
      shown = text
      setLoad(next)
    }
    look(nowSecond())
    return everySecond(look)
  }, [])
  return load
}

function inWords(load: OrdersLoad | null, timezone: number): string {
  if (!load) return 'считается'
  const peak = peakOf(load)
  if (!peak) return `сроков до ${formatSecondTime((load.slots.at(-1)?.from ?? load.now) + SLOT_SECONDS, timezone)} нет`
  return `пик ${hours(peak, timezone)}, ${orders(peak.count)}`
}

function slotInWords(slot: LoadSlot, place: number, timezone: number): string {
  const time = place === 0 ? `до ${formatSecondTime(slot.from + SLOT_SECONDS, timezone)}` : hours(slot, timezone)
  return `${time}: ${orders(slot.count)}${slot.late > 0 ? `, из них опаздывают ${slot.late}` : ''}`
}

const hours = ({ from }: LoadSlot, timezone: number): string =>
  `${formatSecondTime(from, timezone)}–${formatSecondTime(from + SLOT_SECONDS, timezone)}`

const orders = (count: number): string => counted(count, 'заказ', 'заказа', 'заказов')
