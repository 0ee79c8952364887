import type { LatLong } from '../../domain/geo'
import { useMapLayer } from './mapLayer'

export type MapLineProps = {
  places: readonly LatLong[]
  /** A colour of the theme: `var(--ink)`. */
  color: string
  isDashed?: boolean
  /** A press on the line; what it does has a button beside the map as well. */
  onChoose?: () => void
}

/** A way between places of the surrounding map. It says nothing by itself: the words stand beside the map. */
export function MapLine({ places, color, isDashed = false, onChoose }: MapLineProps) {
  const { toPixel } = useMapLayer()
  const points = places.map((place) => {
    const { x, y } = toPixel(place)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="map-outline" aria-hidden="true">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer, hidden from everybody else */}
      <polyline
        className={onChoose ? 'map-line__ground map-line__ground--choice' : 'map-line__ground'}
        points={points.join(' ')}
        onClick={onChoose}
      />
      <polyline
        className="map-line"
        points={points.join(' ')}
        style={{ stroke: color }}
        strokeDasharray={isDashed ? '2 7' : undefined}
      />
    </svg>
  )
}
