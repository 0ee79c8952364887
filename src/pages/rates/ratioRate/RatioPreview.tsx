import { useMemo } from 'react'
import { loadRatioRates } from '../../../api/rates'
import { AUTO_COURIER, COURIER_TYPES } from '../../../domain/couriers'
import { compileRatio } from '../../../domain/rates/ratio'
import { ratioTypeLabel } from '../../../domain/rates/ratioLabels'
import { changedCells, type HeldDay, heldDays, weekCells } from '../../../domain/rates/week'
import { counted } from '../../../domain/text'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { useLoaded } from '../../../ui/load/useLoaded'
import { HeatPlot } from '../../../ui/plot/HeatPlot'
import { RatiosEffect } from '../whatIf/RatiosEffect'
import type { RatioForm } from './ratioForm'
import {
  dayLabel,
  HALF_HOURS,
  heatCells,
  mondayOfDate,
  RATIO_SCALE,
  todayNumber,
  weekMonday,
  weekRows,
} from './weekPlot'

/** Id of an unsaved condition, which counts as the newest one. */
const NEW_ID = Number.MAX_SAFE_INTEGER
const ANY_TYPE = AUTO_COURIER

export function RatioPreview({ id }: { id: number | undefined }) {
  const values = useFormValue((form) => readable(form as RatioForm))
  const conditions = useLoaded(loadRatioRates, [values.cityId])
  const monday = values.dateStart ? mondayOfDate(values.dateStart) : weekMonday(todayNumber(values.cityId))
  const type = values.typeId ?? ANY_TYPE
  const shown = useMemo(() => {
    const others = (conditions.value ?? []).filter((condition) => condition.id !== id)
    // A new condition starts switched off, but the preview shows the week as if it were switched on.
    const typed = { ...values, id: id ?? NEW_ID, status: id === undefined || values.status }
    const compiledBefore = (conditions.value ?? []).map(compileRatio)
    const compiledAfter = [...others, typed].map(compileRatio)
    const before = weekCells(compiledBefore, type, monday)
    const after = weekCells(compiledAfter, type, monday)
    const next = heldDays(compileRatio(typed), compiledAfter, COURIER_TYPES, todayNumber(values.cityId), NEXT_DAYS)
    const changed = changedCells(before, after).flat().filter(Boolean).length
    return {
      cells: heatCells(after, conditions.value ?? [], before),
      changed,
      next,
      compiled: compiledBefore,
      typed: compiledAfter,
    }
  }, [conditions.value, values, id, type, monday])
  if (!conditions.value) return null
  return (
    <div className="ratio-preview">
      <p className="ratio-preview__text" role="status">
        {shown.changed === 0
          ? 'На этой неделе ничего не изменится'
          : `${id === undefined && !values.status ? 'Если включить: изменится' : 'Изменится'} ${counted(shown.changed, 'получас', 'получаса', 'получасов')} недели (${ratioTypeLabel(type)}): обведены`}
      </p>
      <p className="ratio-preview__text">{nextDaysText(shown.next)}</p>
      <HeatPlot
        title={`Неделя с этим условием, ${ratioTypeLabel(type)}`}
        rows={weekRows(monday)}
        columns={HALF_HOURS}
        cells={shown.cells}
        rowHeight={16}
        scale={RATIO_SCALE}
      />
      <RatiosEffect cityId={values.cityId} before={shown.compiled} after={shown.typed} />
    </div>
  )
}

const NEXT_DAYS = 7

function nextDaysText(days: readonly HeldDay[]): string {
  if (days.length === 0) return 'В ближайший год не действует ни в один день'
  const words = days.map(({ day, isWinning }) =>
    isWinning ? dayLabel(day) : `${dayLabel(day)} (перекрыто другим условием)`,
  )
  return `Ближайшие дни: ${words.join(', ')}`
}

/**
 * Replaces incomplete dates, times and numbers with empty values, so that the preview ignores them while the user
 * types.
 */
function readable(form: RatioForm): RatioForm {
  const whole = (pattern: RegExp, text: unknown) => (typeof text === 'string' && pattern.test(text) ? text : null)
  return {
    ...form,
    ratio: typeof form.ratio === 'number' ? form.ratio : null,
    priority: typeof form.priority === 'number' ? form.priority : 0,
    dateStart: whole(DATE, form.dateStart),
    dateEnd: whole(DATE, form.dateEnd),
    timeStart: whole(TIME, form.timeStart),
    timeEnd: whole(TIME, form.timeEnd),
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/
