import { type RefObject, useLayoutEffect, useMemo } from 'react'
import type { LatLong } from '../../domain/geo'
import { MapCanvas, type MapCanvasProps } from '../../ui/map/canvas/MapCanvas'
import { useMapProjection } from '../../ui/map/mapProjection'
import { courierIdOfMark, courierMarkKey } from './courierMarks'

type CourierMapMarksProps = Pick<MapCanvasProps, 'marks' | 'onLookAt'> & {
  selectedId: number | null
  onSelect: (id: number) => void
  onBox: ((ids: readonly number[]) => void) | undefined
  /** Ref to which the component writes the center of the map. The keys J and K select couriers by their distance from the center. */
  center: RefObject<LatLong | undefined>
}

export function CourierMapMarks({ selectedId, onSelect, onBox, center, ...canvas }: CourierMapMarksProps) {
  const { size, toPlace } = useMapProjection()
  useLayoutEffect(() => {
    center.current = toPlace({ x: size.width / 2, y: size.height / 2 })
  })
  const selected = useMemo(() => (selectedId === null ? [] : [courierMarkKey(selectedId)]), [selectedId])
  return (
    <MapCanvas
      {...canvas}
      label={`Курьеры на карте: ${canvas.marks.length}`}
      selected={selected}
      onSelect={(key) => {
        const id = courierIdOfMark(key)
        if (id !== undefined) onSelect(id)
      }}
      onBox={onBox && ((keys) => onBox(keys.flatMap((key) => courierIdOfMark(key) ?? [])))}
    />
  )
}
