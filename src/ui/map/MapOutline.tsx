import { useId } from 'react'
import type { LatLong } from '../../domain/geo'
import { useMapProjection } from './mapProjection'

type MapOutlineProps = {
  places: readonly LatLong[]
  color: string
  label: string
  opacity?: number
  level?: number
  isDashed?: boolean
  isStrong?: boolean
  /** Areas of this outline that are not filled, because smaller outlines lie there and the two transparent colours would mix. */
  holes?: readonly (readonly LatLong[])[]
}

const NO_HOLES: readonly (readonly LatLong[])[] = []
const FAR = 10_000

export function MapOutline(props: MapOutlineProps) {
  const { places, color, label, opacity = 0.5, level = 0, isDashed = false, isStrong = false, holes = NO_HOLES } = props
  const maskId = useId()
  const { toPoints } = useMapProjection()
  return (
    <svg className="map-outline" style={{ zIndex: level }} role="img" aria-label={label}>
      {holes.length > 0 && (
        <mask id={maskId} maskUnits="userSpaceOnUse" x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR}>
          <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="white" />
          {holes.map((hole) => (
            <path key={toPoints(hole)} d={`M${toPoints(hole)}Z`} fill="black" />
          ))}
        </mask>
      )}
      <polygon
        points={toPoints(places)}
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
