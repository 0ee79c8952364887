import type { LatLong } from '../../domain/geo'
import { useMapLayer } from './mapLayer'

export type MapPinProps = {
  place: LatLong
  color: string
  label: string
}

export type MapMarkerProps = MapPinProps & {
  caption?: string
  isSelected?: boolean
  onSelect?: () => void
}

export function MapMarker({ place, color, label, caption, isSelected = false, onSelect }: MapMarkerProps) {
  const { x, y } = useMapLayer().toPixel(place)
  return (
    <button
      type="button"
      className={`map-marker pigeon-click-block${isSelected ? ' map-marker--selected' : ''}`}
      style={{ translate: `${x}px ${y}px`, color }}
      aria-label={label}
      aria-pressed={isSelected}
      title={label}
      onClick={onSelect}
    >
      <Pin />
      {caption && <span className="map-marker__caption">{caption}</span>}
    </button>
  )
}

export function MapPin({ place, color, label }: MapPinProps) {
  const { x, y } = useMapLayer().toPixel(place)
  return (
    <span
      role="img"
      className="map-marker map-marker--still"
      style={{ translate: `${x}px ${y}px`, color }}
      aria-label={label}
    >
      <Pin />
    </span>
  )
}

function Pin() {
  return (
    <svg className="map-marker__pin" viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
      <path d="M12 31C5 22 1 17 1 11.5a11 11 0 0 1 22 0C23 17 19 22 12 31z" fill="currentColor" />
      <circle className="map-marker__eye" cx="12" cy="11.5" r="4.5" />
    </svg>
  )
}
