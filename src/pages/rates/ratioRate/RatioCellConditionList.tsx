import { useMemo } from 'react'
import type { RatioRate } from '../../../api/rates'
import { compileRatioCondition, DAY_SECONDS, weekdayOfEpochDay } from '../../../domain/rates/ratio'
import { type RatioCandidate, rankRatioCandidates } from '../../../domain/rates/ratioCandidates'
import { ratioCourierTypeLabel, ratioLabel, ratioName, WEEKDAY_LABEL } from '../../../domain/rates/ratioLabels'
import { StatusTag } from '../../../ui/StatusTag'
import { RATIO_HALF_HOUR_COLUMNS, weekdayDateLabel } from './ratioHeatmapData'

export function RatioCellConditionList({
  conditions,
  type,
  second,
}: {
  conditions: readonly RatioRate[]
  type: number
  second: number
}) {
  const candidates = useMemo(
    () => rankRatioCandidates(conditions.map(compileRatioCondition), type, second),
    [conditions, type, second],
  )
  const names = new Map(conditions.map((condition) => [condition.id, ratioName(condition)]))
  const day = Math.floor(second / DAY_SECONDS)
  const place = RATIO_HALF_HOUR_COLUMNS[Math.floor((second - day * DAY_SECONDS) / 1800)]
  const winner = candidates.find(({ loss }) => loss === null)?.condition
  return (
    <section className="ratio-candidates" aria-live="polite">
      <h2 className="ratio-candidates__title">
        {`${weekdayDateLabel(day)}, ${place?.label}, ${ratioCourierTypeLabel(type)}: ${ratioLabel(winner?.ratio ?? 1)}`}
      </h2>
      <ol className="ratio-candidates__list">
        {candidates.map((candidate) => (
          <li key={candidate.condition.id}>
            <span>{names.get(candidate.condition.id)}</span>{' '}
            <StatusTag tone={candidate.loss === null ? 'success' : 'neutral'}>
              {candidate.loss === null ? 'действует' : reason(candidate, winner?.priority, weekdayOfEpochDay(day))}
            </StatusTag>
          </li>
        ))}
      </ol>
      {candidates.length === 0 && <p>Условий нет</p>}
    </section>
  )
}

function reason({ condition, loss }: RatioCandidate, winning: number | undefined, today: number): string {
  if (loss === 'off') return 'выключено'
  if (loss === 'type') return 'другой тип курьера'
  if (loss === 'date') return 'не те даты'
  if (loss === 'weekday') return `не ${WEEKDAY_LABEL[today]}`
  if (loss === 'time') return 'не то время'
  if (loss === 'priority') return `приоритет ${condition.priority} < ${winning}`
  return 'тот же приоритет, но создано раньше'
}
