import type { LatLong } from '../../domain/geo'
import { useMapProjection } from './mapProjection'

export function MapLetterMarker({ place, letter, label }: { place: LatLong; letter: string; label: string }) {
  const { x, y } = useMapProjection().toPixel(place)
  return (
    <span className="map-letter" style={{ translate: `${x}px ${y}px` }} role="img" aria-label={label} title={label}>
      {letter}
    </span>
  )
}
