import { Alert } from 'antd'
import { useMemo } from 'react'
import type { RatioRate } from '../../../api/rates'
import { COURIER_TYPES } from '../../../domain/couriers'
import { findRatioProblems, type RatioProblem } from '../../../domain/rates/findRatioProblems'
import { compileRatioCondition } from '../../../domain/rates/ratio'
import { ratioName } from '../../../domain/rates/ratioLabels'
import { todayEpochDay } from './ratioHeatmapData'

export function RatioListWarnings({ cityId, conditions }: { cityId: number; conditions: readonly RatioRate[] }) {
  const notes = useMemo(
    () =>
      findRatioProblems(conditions.map(compileRatioCondition), COURIER_TYPES, todayEpochDay(cityId)).filter(
        isFirstOfTie,
      ),
    [conditions, cityId],
  )
  if (notes.length === 0) return null
  const names = new Map(conditions.map((condition) => [condition.id, `«${ratioName(condition)}»`]))
  const named = (ids: readonly number[]) => ids.map((id) => names.get(id)).join(', ')
  return (
    <Alert
      type="warning"
      showIcon
      className="ratio-notes"
      title="Проверьте условия"
      description={
        <ul className="ratio-notes__list">
          {notes.map((note) => (
            <li key={`${note.id} ${note.kind}`}>{`${named([note.id])}: ${text(note, named)}`}</li>
          ))}
        </ul>
      }
    />
  )
}

const isFirstOfTie = (note: RatioProblem): boolean => note.kind !== 'tie' || note.with.some((id) => id > note.id)

function text(note: RatioProblem, named: (ids: readonly number[]) => string): string {
  if (note.kind === 'expired') return 'срок прошёл'
  if (note.kind === 'noWeekday') return 'в периоде нет таких дней недели'
  if (note.kind === 'noTime') return 'время окончания совпадает с началом'
  if (note.kind === 'shadowed') return `никогда не действует, его всегда перекрывает ${named(note.by)}`
  return `тот же приоритет и пересечение с ${named(note.with.filter((id) => id > note.id))}: действует созданное позже`
}
