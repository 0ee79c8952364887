import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { DispatchPoint } from '../../api/points'
import { toLatLong } from '../../domain/geo'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import { formatAreaChange, outlineArea, outlineToLatLongs } from '../../domain/zones'
import { TileMap } from '../../kit/map/TileMap'
import { MapOutline } from '../../ui/map/MapOutline'
import { MapPin } from '../../ui/map/MapPin'
import { ImportedOutlineWarnings } from './ImportedOutlineWarnings'
import { importRowName, type ZoneImportRow } from './zoneImport'

const NEW = 'var(--ink)'
const OLD = 'var(--tone-danger-solid)'
const OTHER = 'var(--tone-neutral-solid)'

export function ZoneImportPreview({ row, point }: { row: ZoneImportRow; point: DispatchPoint | undefined }) {
  const { choice, applied } = useSnapshot(row)
  const place = toLatLong(point)
  const fresh = useMemo(() => outlineToLatLongs(row.polygon), [row])
  const zones = useMemo(
    () => point?.deliveryZones.map((zone) => ({ ...zone, places: outlineToLatLongs(zone.polygon ?? []) })) ?? [],
    [point],
  )
  const old = zones.find(({ id }) => id === choice)
  const focus = useMemo(() => ({ places: [...fresh, ...(old?.places ?? [])] }), [fresh, old])
  return (
    <section className="outline-preview" aria-label="Контуры на карте">
      <ImportedOutlineWarnings row={row} point={point} />
      <div className="outline-preview__map">
        <TileMap label="Карта: новый и прежний контур" focus={focus}>
          {zones
            .filter((zone) => zone !== old && zone.places.length > 0)
            .map(({ id, name, places }) => (
              <MapOutline key={id} places={places} color={OTHER} label={name} opacity={0.08} level={1} />
            ))}
          {old && (
            <MapOutline
              places={old.places}
              color={OLD}
              label={`Сейчас: ${bidiIsolated(old.name)}`}
              opacity={0.15}
              level={2}
              isDashed
            />
          )}
          <MapOutline places={fresh} color={NEW} label={`Станет: ${importRowName(row)}`} opacity={0.25} level={3} />
          {point && place && <MapPin place={place} color={NEW} label={point.name} />}
        </TileMap>
      </div>
      <ul className="outline-preview__legend">
        <li className="outline-preview__new">
          Станет: {importRowName(row)}, {countWithNoun(row.polygon.length, 'вершина', 'вершины', 'вершин')}
        </li>
        {old && (
          <li className="outline-preview__old">
            Сейчас: {old.places.length === 0 ? `${bidiIsolated(old.name)}, без контура` : old.name}
          </li>
        )}
        <li>Площадь: {formatAreaChange(outlineArea(old?.polygon), outlineArea(row.polygon))}</li>
        {choice === 'create' && <li>Будет создана новая зона</li>}
        {choice === null && <li>{applied ?? 'Выберите зону, чтобы сравнить контуры'}</li>}
      </ul>
    </section>
  )
}
