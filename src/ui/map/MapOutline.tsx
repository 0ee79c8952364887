import type { LatLong } from '../../domain/geo'
import { useMapLayer } from './mapLayer'

export type MapOutlineProps = {
  places: readonly LatLong[]
  /** Of the line and, at `opacity`, of the ground. */
  color: string
  /** Says what it is when it is pointed at. */
  label: string
  /** Of the ground, 0 to 1. */
  opacity?: number
  /** Above those with less. */
  level?: number
  /** An outline that is about to be replaced. */
  isDashed?: boolean
  isStrong?: boolean
}

/** A closed outline on the surrounding map. */
export function MapOutline(props: MapOutlineProps) {
  const { places, color, label, opacity = 0.5, level = 0, isDashed = false, isStrong = false } = props
  const { toPixel } = useMapLayer()
  const points = places.map((place) => {
    const { x, y } = toPixel(place)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="map-outline" style={{ zIndex: level }} role="img" aria-label={label}>
      <polygon
        points={points.join(' ')}
        style={{ fill: color, stroke: color }}
        fillOpacity={opacity}
        strokeWidth={isStrong ? 4 : 2}
        strokeDasharray={isDashed ? '8 6' : undefined}
      >
        <title>{label}</title>
      </polygon>
    </svg>
  )
}
