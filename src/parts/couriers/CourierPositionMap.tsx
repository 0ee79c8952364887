import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { COURIER_MAP_ZOOM, type LatLong } from '../../domain/geo'
import type { PositionFreshness } from '../../domain/positionAge'
import { type MapFocus, TileMap } from '../../kit/map/TileMap'
import { StaticMapCanvas } from '../../ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../ui/map/canvas/mapMarkTypes'
import { usePositionFreshness } from './courierPosition'
import './courierPositionMap.css'

type CourierPositionMarkOptions = {
  place: LatLong
  fio: string
  courierTypeId: number | undefined
  age: PositionFreshness
}

const ONLY = 'courier'

export const courierPositionMark = ({ place, fio, courierTypeId, age }: CourierPositionMarkOptions): CanvasMark => ({
  kind: 'courier',
  key: ONLY,
  place,
  label: fio,
  courierTypeId,
  tone: 'own',
  age,
  isFaint: false,
  seenAt: undefined,
})

type CourierPositionMapProps = Omit<CourierPositionMarkOptions, 'age'> & {
  /** When the courier's phone sent the position, in seconds since the epoch. */
  seenAt: number | undefined
  /** Other places of the courier's route. */
  route?: readonly LatLong[]
  /** Marks of the places in `route`. */
  children?: ReactNode
}

export function CourierPositionMap(props: CourierPositionMapProps) {
  const { place, fio, courierTypeId, seenAt, route = [], children } = props
  const { lat, long } = place
  // A refresh moves the marker and not the map, which the user may have moved.
  const [focus, setFocus] = useState<MapFocus>({ places: [place], zoom: COURIER_MAP_ZOOM })
  const age = usePositionFreshness(seenAt)
  const marks = useMemo(
    () => [courierPositionMark({ place: { lat, long }, fio, courierTypeId, age })],
    [lat, long, fio, courierTypeId, age],
  )
  return (
    <div className="courier-position">
      <TileMap label="Карта: где курьер" focus={focus}>
        {children}
        <StaticMapCanvas marks={marks} />
      </TileMap>
      <div className="courier-position__buttons">
        <Button size="small" onClick={() => setFocus({ places: [place], zoom: COURIER_MAP_ZOOM })}>
          К курьеру
        </Button>
        {route.length > 0 && (
          <Button size="small" onClick={() => setFocus({ places: [place, ...route] })}>
            Весь путь
          </Button>
        )}
      </div>
    </div>
  )
}
