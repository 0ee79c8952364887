import type { LatLong } from '../../domain/geo'
import { useMapLayer } from './mapLayer'

export type MapLineProps = {
  places: readonly LatLong[]
  /** A colour of the theme: `var(--ink)`. */
  color: string
  isDashed?: boolean
}

/** A way between places of the surrounding map. It says nothing by itself: the words stand beside the map. */
export function MapLine({ places, color, isDashed = false }: MapLineProps) {
  const { toPixel } = useMapLayer()
  const points = places.map((place) => {
    const { x, y } = toPixel(place)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="map-outline" aria-hidden="true">
      <polyline className="map-line__ground" points={points.join(' ')} />
      <polyline
        className="map-line"
        points={points.join(' ')}
        style={{ stroke: color }}
        strokeDasharray={isDashed ? '2 7' : undefined}
      />
    </svg>
  )
}
