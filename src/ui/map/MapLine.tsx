import type { LatLong } from '../../domain/geo'
import { useMapProjection } from './mapProjection'

type MapLineProps = {
  places: readonly LatLong[]
  color: string
  isDashed?: boolean
  /** Called when the user clicks the line. The line is not reachable by keyboard, so the same action must be available outside the map. */
  onChoose?: () => void
}

export function MapLine({ places, color, isDashed = false, onChoose }: MapLineProps) {
  const points = useMapProjection().toPoints(places)
  return (
    <svg className="map-outline" aria-hidden="true">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer shortcut only; the action has a button elsewhere */}
      <polyline
        className={onChoose ? 'map-line__ground map-line__ground--choice' : 'map-line__ground'}
        points={points}
        onClick={onChoose}
      />
      <polyline
        className="map-line"
        points={points}
        style={{ stroke: color }}
        strokeDasharray={isDashed ? '2 7' : undefined}
      />
    </svg>
  )
}
