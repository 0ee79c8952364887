import { memo, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type LoadSlot, loadByTime, type OrdersLoad, peakSlot, SLOT_SECONDS, SLOTS } from '../../../domain/ordersLoad'
import { counted, NBSP } from '../../../domain/text'
import { everySecond, nowSecond } from '../../../lib/clock'
import { equal } from '../../../lib/equal'
import { formatSecondTime } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import type { PlotPoint } from '../../../ui/plot/points'
import type { PlotSeries } from '../../../ui/plot/series'
import { TinyPlot } from '../../../ui/plot/TinyPlot'
import { attention, attentionState } from './attentionStore'
import { SCOPE_WORDS } from './scopeWords'

const TITLE = 'Нагрузка по времени'
const HEIGHT = 32
const STEP = 9
/**
 * The chart's scale ends at this number of orders or higher, so that the bar of a single order does not fill the whole
 * height.
 */
const MIN_SCALE = 4

/**
 * Bar chart of the active orders by the time promised to the customer: one bar per 15 minutes, late orders in red.
 * `cityId` sets the timezone of the labels.
 */
function LoadByTimeInner({ cityId }: { cityId: number | undefined }) {
  const load = useLoad()
  const { scope } = useSnapshot(attentionState)
  const words = inWords(load, cityTimezone(cityId))
  const name = [`${TITLE}: ${words}`, load && SCOPE_WORDS[scope]].filter(Boolean).join(', ')
  return (
    <div className="load">
      <Bars load={load} name={name} timezone={cityTimezone(cityId)} />
      <div className="load__words" aria-hidden="true">
        <div>{TITLE}</div>
        <div className="load__peak">{load ? words : NBSP}</div>
      </div>
    </div>
  )
}

export const LoadByTime = memo(LoadByTimeInner)

type BarsProps = { load: OrdersLoad | null; name: string; timezone: number }

function Bars({ load, name, timezone }: BarsProps) {
  const { points, series } = useMemo(() => pictureOf(load?.slots ?? [], timezone), [load, timezone])
  const [first] = load?.slots ?? []
  return (
    <div className="load__bars">
      <TinyPlot
        name={name}
        points={points}
        series={series}
        width={SLOTS * STEP}
        height={HEIGHT}
        least={MIN_SCALE}
        line={load && first ? (load.now - first.from) / SLOT_SECONDS : undefined}
      />
    </div>
  )
}

function pictureOf(slots: readonly LoadSlot[], timezone: number): { points: PlotPoint[]; series: PlotSeries[] } {
  return {
    points: slots.map((slot, place) => ({ label: slotTime(slot, place, timezone) })),
    series: [
      { title: 'Опаздывают', tone: 'danger', mark: 'stack', values: slots.map(({ late }) => late) },
      { title: 'Успевают', tone: 'info', mark: 'stack', values: slots.map(({ count, late }) => count - late) },
    ],
  }
}

function useLoad(): OrdersLoad | null {
  const [load, setLoad] = useState<OrdersLoad | null>(null)
  useEffect(() => {
    const look = (now: number) => {
      const next = attentionState.counts && loadByTime(attention.known(), now)
      setLoad((shown) => (equal(shown, next) ? shown : next))
    }
    look(nowSecond())
    return everySecond(look)
  }, [])
  return load
}

function inWords(load: OrdersLoad | null, timezone: number): string {
  if (!load) return 'считается'
  const peak = peakSlot(load)
  if (!peak) return `сроков до ${formatSecondTime((load.slots.at(-1)?.from ?? load.now) + SLOT_SECONDS, timezone)} нет`
  return `пик ${hours(peak, timezone)}, ${orders(peak.count)}`
}

/**
 * The label of the first bar names only its end («до 12:15»), because this bar also contains all orders promised
 * earlier.
 */
const slotTime = (slot: LoadSlot, place: number, timezone: number): string =>
  place === 0 ? `до ${formatSecondTime(slot.from + SLOT_SECONDS, timezone)}` : hours(slot, timezone)

const hours = ({ from }: LoadSlot, timezone: number): string =>
  `${formatSecondTime(from, timezone)}–${formatSecondTime(from + SLOT_SECONDS, timezone)}`

const orders = (count: number): string => counted(count, 'заказ', 'заказа', 'заказов')
