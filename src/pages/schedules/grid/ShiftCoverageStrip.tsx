import { workloadTone } from '../../../domain/schedules/demand'

const HEIGHT = 16
const HOUR_WIDTH = 4

type ShiftCoverageStripProps = {
  hours: readonly number[]
  /** Largest number of courier-hours in one hour of the week. The bars of all days are scaled to this maximum. */
  most: number
  demand: readonly number[] | undefined
}

export function ShiftCoverageStrip({ hours, most, demand }: ShiftCoverageStripProps) {
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
