import { type RefObject, useLayoutEffect } from 'react'
import type { LatLong } from '../../domain/geo'
import { MapCanvas, type MapCanvasProps } from '../../ui/map/canvas/MapCanvas'
import { useMapLayer } from '../../ui/map/mapLayer'

export type CourierMarksProps = MapCanvasProps & {
  /** Told where the map looks; the keys walk couriers by their distance from there. */
  center?: RefObject<LatLong | undefined>
}

/** The couriers of a layer on the surrounding map. */
export function CourierMarks({ center, ...canvas }: CourierMarksProps) {
  const { size, toPlace } = useMapLayer()
  useLayoutEffect(() => {
    if (center) center.current = toPlace({ x: size.width / 2, y: size.height / 2 })
  })
  return <MapCanvas {...canvas} />
}
