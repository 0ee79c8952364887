import type { LatLong } from '../../domain/geo'
import { useMapProjection } from './mapProjection'

export function MapPin({ place, color, label }: { place: LatLong; color: string; label: string }) {
  const { x, y } = useMapProjection().toPixel(place)
  return (
    <span role="img" className="map-pin" style={{ translate: `${x}px ${y}px`, color }} aria-label={label}>
      <svg className="map-pin__body" viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
        <path d="M12 31C5 22 1 17 1 11.5a11 11 0 0 1 22 0C23 17 19 22 12 31z" fill="currentColor" />
        <circle className="map-pin__eye" cx="12" cy="11.5" r="4.5" />
      </svg>
    </span>
  )
}
