import { Alert } from 'antd'
import type { DispatchPoint } from '../../api/points'
import { distanceKm, SUSPICIOUS_DISTANCE_KM, toLatLong } from '../../domain/geo'
import { countWithNoun } from '../../domain/textFormatting'
import { outlineToLatLongs } from '../../domain/zones'
import type { ZoneImportRow } from './zoneImport'

type ImportedOutlineWarningsProps = {
  row: ZoneImportRow
  point: DispatchPoint | undefined
  /**
   * True in the form of a zone. The form shows its own warning about crossing sides and updates it when the user changes the outline, so
   * this component omits that warning.
   */
  isInForm?: boolean
}

export function ImportedOutlineWarnings({ row, point, isInForm = false }: ImportedOutlineWarningsProps) {
  const away = kilometresAway(row, point)
  return (
    <>
      {away > SUSPICIOUS_DISTANCE_KM && (
        <Alert
          type="warning"
          showIcon
          className="outline-warning"
          title={`До контура от отправной точки ${countWithNoun(Math.round(away), 'километр', 'километра', 'километров')}`}
          description="Проверьте порядок координат: сначала долгота, затем широта."
        />
      )}
      {row.isCrossing && !isInForm && (
        <Alert
          type="warning"
          showIcon
          className="outline-warning"
          title="Контур пересекает сам себя"
          description="Границы такой зоны определить нельзя: исправьте контур в сервисе карт и выгрузите его ещё раз."
        />
      )}
    </>
  )
}

function kilometresAway({ polygon }: ZoneImportRow, point: DispatchPoint | undefined): number {
  const place = toLatLong(point)
  if (!place) return 0
  return outlineToLatLongs(polygon).reduce(
    (nearest, corner) => Math.min(nearest, distanceKm(place, corner)),
    Number.POSITIVE_INFINITY,
  )
}
