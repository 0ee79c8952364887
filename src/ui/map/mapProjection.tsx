import type { PigeonProps } from 'pigeon-maps'
import { createContext, type ReactNode, useContext } from 'react'
import type { LatLong } from '../../domain/geo'

type MapProjection = {
  toPixel: (place: LatLong) => { x: number; y: number }
  /** Pixels of the places for the attribute `points` of an SVG shape. */
  toPoints: (places: readonly LatLong[]) => string
  toPlace: (pixel: { x: number; y: number }) => LatLong
  size: { width: number; height: number }
}

const MapProjectionContext = createContext<MapProjection | null>(null)

export function useMapProjection(): MapProjection {
  const projection = useContext(MapProjectionContext)
  if (!projection) throw new Error('useMapProjection is for children of TileMap')
  return projection
}

/** pigeon-maps passes its projection functions only to its direct children. This component provides them to all descendants. */
export function MapProjectionProvider({
  latLngToPixel,
  pixelToLatLng,
  mapState,
  children,
}: PigeonProps & { children: ReactNode }) {
  const toPixel = ({ lat, long }: LatLong) => {
    const [x, y] = latLngToPixel?.([lat, long]) ?? [0, 0]
    return { x, y }
  }
  const toPoints = (places: readonly LatLong[]) =>
    places
      .map(toPixel)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  const toPlace = ({ x, y }: { x: number; y: number }) => {
    const [lat, long] = pixelToLatLng?.([x, y]) ?? [0, 0]
    return { lat, long }
  }
  const { width = 0, height = 0 } = mapState ?? {}
  return (
    <MapProjectionContext value={{ toPixel, toPoints, toPlace, size: { width, height } }}>
      {children}
    </MapProjectionContext>
  )
}
