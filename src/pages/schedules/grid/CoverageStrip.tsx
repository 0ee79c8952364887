import { coverByHour } from '../../../domain/schedules/cover'
import { workloadTone } from '../../../domain/schedules/demand'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import type { PlannedShift } from '../../../domain/schedules/shift'

type Cover = { hours: number[][]; most: number }

const covers = new WeakMap<DraftWeek, Map<number | undefined, Cover>>()

/**
 * Number of working couriers by hour. Cached for each version of the week and each point, because all seven strips of
 * the week use it.
 */
function coverOf(week: DraftWeek, before: readonly PlannedShift[], pointId: number | undefined): Cover {
  const known = covers.get(week) ?? new Map<number | undefined, Cover>()
  covers.set(week, known)
  const found = known.get(pointId)
  if (found) return found
  const hours = coverByHour(week.days, { before, pointId })
  const made = { hours, most: Math.max(1, ...hours.flat()) }
  known.set(pointId, made)
  return made
}

const HEIGHT = 16
const HOUR_WIDTH = 4

export type CoverageStripProps = {
  week: DraftWeek
  day: number
  before: readonly PlannedShift[]
  pointId: number | undefined
  demand: readonly number[] | undefined
}

export function CoverageStrip({ week, day, before, pointId, demand }: CoverageStripProps) {
  const { hours: all, most } = coverOf(week, before, pointId)
  const hours = all[day] ?? []
  const peak = Math.max(0, ...hours)
  const mostOrders = Math.max(1, ...(demand ?? []))
  const overloaded = hours.filter((value, hour) => workloadTone(demand?.[hour] ?? 0, value) === 'danger').length
  const words = [
    peak === 0 ? 'никого' : `до ${Math.round(peak)} курьеров, больше всего в ${hours.indexOf(peak)} ч`,
    demand ? `перегружено часов: ${overloaded}` : '',
  ]
    .filter(Boolean)
    .join('; ')
  return (
    <svg
      className="cover-strip"
      viewBox={`0 0 ${24 * HOUR_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <title>{words}</title>
      {hours.map((value, hour) => {
        const height = (value / most) * HEIGHT
        const tone = workloadTone(demand?.[hour] ?? 0, value)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
            key={hour}
            className={tone ? `cover-strip__hour--${tone}` : undefined}
            x={hour * HOUR_WIDTH}
            y={HEIGHT - height}
            width={HOUR_WIDTH - 0.6}
            height={height}
          />
        )
      })}
      {demand && (
        <polyline
          className="cover-strip__demand"
          points={demand
            .map((orders, hour) => `${(hour + 0.5) * HOUR_WIDTH},${HEIGHT - (orders / mostOrders) * (HEIGHT - 1)}`)
            .join(' ')}
        />
      )}
    </svg>
  )
}
