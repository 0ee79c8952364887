import { useMemo } from 'react'
import { COURIER_MAP_ZOOM, type LatLong } from '../../domain/geo'
import { TileMap } from '../../kit/map/TileMap'
import { StaticMapCanvas } from '../../ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../ui/map/canvas/mapMarkTypes'

type CourierPositionProps = { place: LatLong; fio: string; courierTypeId: number | undefined }

const ONLY = 'courier'

export const courierPositionMark = ({ place, fio, courierTypeId }: CourierPositionProps): CanvasMark => ({
  kind: 'courier',
  key: ONLY,
  place,
  label: fio,
  courierTypeId,
  tone: 'own',
  age: 'live',
  isFaint: false,
  seenAt: undefined,
})

export function CourierPositionMap({ place, fio, courierTypeId }: CourierPositionProps) {
  const { lat, long } = place
  const focus = useMemo(() => ({ places: [{ lat, long }], zoom: COURIER_MAP_ZOOM }), [lat, long])
  const marks = useMemo(
    () => [courierPositionMark({ place: { lat, long }, fio, courierTypeId })],
    [lat, long, fio, courierTypeId],
  )
  return (
    <TileMap label="Карта: где курьер" focus={focus}>
      <StaticMapCanvas marks={marks} />
    </TileMap>
  )
}
