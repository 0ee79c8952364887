import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import type { DispatchPoint } from '../../api/points'
import { type LatLong, toLatLong } from '../../domain/geo'
import { outlineToLatLongs, zoneZIndex } from '../../domain/zones'
import { TileMap } from '../../kit/map/TileMap'
import type { LoadedValue } from '../../lib/loadedValue'
import { EmptyState } from '../../ui/EmptyState'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { MapLetterMarker } from '../../ui/map/MapLetterMarker'
import { MapOutline } from '../../ui/map/MapOutline'
import { MapPin } from '../../ui/map/MapPin'
import { distinctColors } from '../../ui/themeDistinctColors'
import { findZoneCoverageProblems, ZoneCoverageProblemList } from './ZoneCoverageProblemList'
import { ZoneTypeWithIcon } from './ZoneTypeWithIcon'
import './points.css'

type ZonesMapDialogProps = { open: boolean; of: LoadedValue<DispatchPoint>; onClose: () => void }

export function ZonesMapDialog({ open, of, onClose }: ZonesMapDialogProps) {
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title="Зоны доставки на карте"
      width="min(1360px, 96vw)"
      style={{ top: '2vh', paddingBottom: 0 }}
    >
      <LoadedContent of={of} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(point) => <ZonesMap point={point} />}
      </LoadedContent>
    </Modal>
  )
}

function ZonesMap({ point }: { point: DispatchPoint }) {
  const [zones] = useState(() => {
    const colors = distinctColors(point.deliveryZones.length)
    return point.deliveryZones.map((zone, index) => ({
      ...zone,
      places: outlineToLatLongs(zone.polygon ?? []),
      color: colors[index] ?? 'var(--ink)',
    }))
  })
  // Draw smaller zones last; otherwise larger zones cover them and they cannot be hovered.
  const [drawn] = useState(() => [...zones].sort((a, b) => extent(b.places) - extent(a.places)))
  const [smaller] = useState(() =>
    drawn.map((_, index) => drawn.slice(index + 1).flatMap(({ places }) => (places.length > 0 ? [places] : []))),
  )
  const place = toLatLong(point)
  const [focus] = useState(() => ({ places: inSight(zones, place) }))
  const [pointedId, setPointed] = useState<number>()
  const [findings] = useState(() => findZoneCoverageProblems(point.deliveryZones))
  if (zones.length === 0) return <EmptyState title="Список зоны доставки пуст" />
  return (
    <div className="zones-map">
      <div className="zones-map__list">
        <ul className="zones-map__zones" aria-label="Зоны">
          {zones.map(({ id, name, typeId, color, places }) => (
            <li
              key={id}
              className="zones-map__zone"
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(undefined)}
            >
              <span className="zones-map__color" style={{ color }} />
              <span className="zones-map__words">
                {name}
                <span className="zones-map__type">
                  {places.length === 0 ? 'Без контура' : <ZoneTypeWithIcon typeId={typeId} />}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <ZoneCoverageProblemList findings={findings} />
      </div>
      <div className="zones-map__map">
        <TileMap label="Карта зон: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          {drawn.map(({ id, name, typeId, color, places }, index) => (
            <MapOutline
              key={id}
              places={places}
              color={color}
              label={name}
              level={zoneZIndex(typeId)}
              holes={smaller[index]}
              isStrong={id === pointedId}
            />
          ))}
          {findings?.map(({ place: at, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and findings of duplicated outlines share a place
            <MapLetterMarker key={index} place={at} letter={String(index + 1)} label={text} />
          ))}
          {place && <MapPin place={place} color="var(--ink)" label={point.name} />}
        </TileMap>
      </div>
    </div>
  )
}

function inSight(zones: readonly { places: LatLong[] }[], point: LatLong | undefined): LatLong[] {
  return [...zones.flatMap(({ places }) => places), ...(point ? [point] : [])]
}

/** Area of the outline's bounding box in square degrees, used only to sort zones by size. */
function extent(places: readonly LatLong[]): number {
  const size = (values: number[]) =>
    values.reduce((a, b) => Math.max(a, b), -180) - values.reduce((a, b) => Math.min(a, b), 180)
  return places.length === 0 ? 0 : size(places.map(({ lat }) => lat)) * size(places.map(({ long }) => long))
}
