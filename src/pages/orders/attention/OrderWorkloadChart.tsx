import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  calculateOrderWorkload,
  type OrderWorkload,
  type OrderWorkloadSlot,
  peakWorkloadSlot,
  WORKLOAD_SLOT_COUNT,
  WORKLOAD_SLOT_SECONDS,
} from '../../../domain/orderWorkload'
import { countWithNoun, NBSP } from '../../../domain/textFormatting'
import { everySecond, nowSecond } from '../../../lib/clock'
import { deepEqual } from '../../../lib/deepEqual'
import { formatEpochTime } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { MiniPlot } from '../../../ui/plot/MiniPlot'
import type { PlotPoint } from '../../../ui/plot/plotPoints'
import type { PlotSeries } from '../../../ui/plot/series'
import { COUNTED_ORDER_PAGES_LABELS } from './countedOrderPagesLabels'
import { attentionStoreState, orderAttentionStore } from './orderAttentionStore'

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
export function OrderWorkloadChart({ cityId }: { cityId: number | undefined }) {
  const load = useLoad()
  const { scope } = useSnapshot(attentionStoreState)
  const timezone = cityTimezone(cityId)
  const { points, series } = useMemo(() => pictureOf(load?.slots ?? [], timezone), [load, timezone])
  const [first] = load?.slots ?? []
  const words = inWords(load, timezone)
  const name = [`${TITLE}: ${words}`, load && COUNTED_ORDER_PAGES_LABELS[scope]].filter(Boolean).join(', ')
  return (
    <div className="load">
      <div className="load__bars">
        <MiniPlot
          name={name}
          points={points}
          series={series}
          width={WORKLOAD_SLOT_COUNT * STEP}
          height={HEIGHT}
          least={MIN_SCALE}
          line={load && first ? (load.now - first.from) / WORKLOAD_SLOT_SECONDS : undefined}
        />
      </div>
      <div className="load__words" aria-hidden="true">
        <div>{TITLE}</div>
        <div className="load__peak">{load ? words : NBSP}</div>
      </div>
    </div>
  )
}

function pictureOf(
  slots: readonly OrderWorkloadSlot[],
  timezone: number,
): { points: PlotPoint[]; series: PlotSeries[] } {
  return {
    points: slots.map((slot, index) => ({ label: slotTime(slot, index, timezone) })),
    series: [
      { title: 'Опаздывают', tone: 'danger', mark: 'stack', values: slots.map(({ late }) => late) },
      { title: 'Успевают', tone: 'info', mark: 'stack', values: slots.map(({ count, late }) => count - late) },
    ],
  }
}

function useLoad(): OrderWorkload | null {
  const [load, setLoad] = useState<OrderWorkload | null>(null)
  useEffect(() => {
    const update = (now: number) => {
      const next = attentionStoreState.counts && calculateOrderWorkload(orderAttentionStore.known(), now)
      setLoad((shown) => (deepEqual(shown, next) ? shown : next))
    }
    update(nowSecond())
    return everySecond(update)
  }, [])
  return load
}

function inWords(load: OrderWorkload | null, timezone: number): string {
  if (!load) return 'считается'
  const peak = peakWorkloadSlot(load)
  if (!peak)
    return `сроков до ${formatEpochTime((load.slots.at(-1)?.from ?? load.now) + WORKLOAD_SLOT_SECONDS, timezone)} нет`
  return `пик ${hours(peak, timezone)}, ${orders(peak.count)}`
}

/**
 * The label of the first bar names only its end («до 12:15»), because this bar also contains all orders promised
 * earlier.
 */
const slotTime = (slot: OrderWorkloadSlot, place: number, timezone: number): string =>
  place === 0 ? `до ${formatEpochTime(slot.from + WORKLOAD_SLOT_SECONDS, timezone)}` : hours(slot, timezone)

const hours = ({ from }: OrderWorkloadSlot, timezone: number): string =>
  `${formatEpochTime(from, timezone)}–${formatEpochTime(from + WORKLOAD_SLOT_SECONDS, timezone)}`

const orders = (count: number): string => countWithNoun(count, 'заказ', 'заказа', 'заказов')
