import { useId } from 'react'
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
  /** Where smaller outlines lie: left out, or its colour would mix with theirs. */
  holes?: readonly (readonly LatLong[])[]
}

const NO_HOLES: readonly (readonly LatLong[])[] = []
/** Pixels; more than any window. */
const FAR = 10_000

/** A closed outline on the surrounding map. */
export function MapOutline(props: MapOutlineProps) {
  const { places, color, label, opacity = 0.5, level = 0, isDashed = false, isStrong = false, holes = NO_HOLES } = props
  const maskId = useId()
  const { toPixel } = useMapLayer()
  const pixels = (around: readonly LatLong[]) =>
    around
      .map((place) => {
        const { x, y } = toPixel(place)
        return `${x.toFixed(1)},${y.toFixed(1)}`
      })
      .join(' ')
  return (
    <svg className="map-outline" style={{ zIndex: level }} role="img" aria-label={label}>
      {holes.length > 0 && (
        <mask id={maskId} maskUnits="userSpaceOnUse" x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR}>
          <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="white" />
          {holes.map((hole) => (
            <path key={pixels(hole)} d={`M${pixels(hole)}Z`} fill="black" />
          ))}
        </mask>
      )}
      <polygon
        points={pixels(places)}
        mask={holes.length > 0 ? `url(#${maskId})` : undefined}
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
