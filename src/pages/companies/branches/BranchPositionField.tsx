import { useMemo } from 'react'
import { loadPoint } from '../../../api/points'
import { toLatLong } from '../../../domain/geo'
import { bidiIsolated } from '../../../domain/textFormatting'
import { outlineToLatLongs, zoneZIndex } from '../../../domain/zones'
import { CoordinatePicker } from '../../../kit/map/CoordinatePicker'
import { useCityCenter } from '../../../parts/cityPlace/useCityCenter'
import { useAccess } from '../../../session/sessionHooks'
import { fieldNames } from '../../../ui/form/fieldNames'
import { useFieldValue, useFormValue } from '../../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { MapOutline } from '../../../ui/map/MapOutline'
import { MapPin } from '../../../ui/map/MapPin'
import type { BranchValues } from './branchValues'

const field = fieldNames<BranchValues>()

const CHOSEN = 'var(--ink)'
const OTHER = 'var(--tone-neutral-solid)'

/** Without the `point_view` permission the map shows the branch marker but no zones. */
export function BranchPositionField() {
  const mayView = useAccess()('point_view')
  const pointId = useFieldValue(field('pointId'))
  const { city, load: cityLoad } = useCityCenter(useFieldValue(field('cityId')))
  const loaded = useLoadedValue(loadPoint, [pointId], { skip: !mayView })
  const { value: point } = loaded
  const chosen = useFormValue((values) =>
    ((values as Partial<BranchValues>).deliveryZones ?? []).map(({ deliveryZoneId }) => deliveryZoneId),
  )
  const zones = useMemo(
    () =>
      (point?.deliveryZones ?? [])
        .map(({ id, name, typeId, polygon }) => ({ id, name, typeId, places: outlineToLatLongs(polygon ?? []) }))
        .filter(({ places }) => places.length > 0),
    [point],
  )
  const place = toLatLong(point)
  const overview =
    zones.length > 0 ? { label: 'Показать зоны', places: zones.flatMap(({ places }) => places) } : undefined
  return (
    <>
      <LoadFailureAlert of={cityLoad} title="Положение города не загрузилось: карта показывает обычное место" />
      <LoadFailureAlert of={loaded} title="Зоны точки не загрузились" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} near={place} overview={overview}>
        {zones.map(({ id, name, typeId, places }) => (
          <MapOutline
            key={id}
            places={places}
            color={chosen.includes(id) ? CHOSEN : OTHER}
            label={chosen.includes(id) ? `${bidiIsolated(name)}: зона филиала` : name}
            opacity={chosen.includes(id) ? 0.08 : 0.03}
            level={zoneZIndex(typeId)}
          />
        ))}
        {point && place && (
          <MapPin place={place} color={OTHER} label={`Отправная точка: ${bidiIsolated(point.name)}`} />
        )}
      </CoordinatePicker>
      {zones.length > 0 && (
        <ul className="coordinate-picker__legend" aria-label="Зоны на карте">
          <li className="coordinate-picker__zone coordinate-picker__zone--chosen">Зоны филиала</li>
          <li className="coordinate-picker__zone">Остальные зоны точки</li>
        </ul>
      )}
    </>
  )
}
