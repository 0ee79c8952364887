import { Fragment, useMemo } from 'react'
import { loadRatioRates } from '../../../api/rates'
import { CAR_COURIER_TYPE, COURIER_TYPES } from '../../../domain/couriers'
import { compileRatioCondition, toEpochDay } from '../../../domain/rates/ratio'
import { ratioCourierTypeLabel } from '../../../domain/rates/ratioLabels'
import { ratioWeekCells, type UpcomingRatioDay, upcomingRatioDays } from '../../../domain/rates/ratioWeek'
import { countWithNoun } from '../../../domain/textFormatting'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { NoLineBreak } from '../../../ui/NoLineBreak'
import { HeatmapPlot } from '../../../ui/plot/HeatmapPlot'
import { RatioChangeImpact } from '../whatIf/RatioChangeImpact'
import type { RatioFormValues } from './ratioFormValues'
import {
  mondayOfEpochDay,
  ratioHeatCells,
  ratioHeatmapProps,
  todayEpochDay,
  weekdayDateLabel,
} from './ratioHeatmapData'

/** Id of a pay condition that is not saved yet. It is the largest id, so it takes precedence over saved conditions of the same priority. */
const NEW_ID = Number.MAX_SAFE_INTEGER
const ANY_TYPE = CAR_COURIER_TYPE

export function RatioPreview({ id }: { id: number | undefined }) {
  const values = useFormValue((form) => readable(form as RatioFormValues))
  const conditions = useLoadedValue(loadRatioRates, [values.cityId])
  const monday = mondayOfEpochDay(values.dateStart ? toEpochDay(values.dateStart) : todayEpochDay(values.cityId))
  const type = values.typeId ?? ANY_TYPE
  const shown = useMemo(() => {
    const others = (conditions.value ?? []).filter((condition) => condition.id !== id)
    // A new condition starts switched off, but the preview shows the week as if it were switched on.
    const typed = { ...values, id: id ?? NEW_ID, status: id === undefined || values.status }
    const compiledBefore = (conditions.value ?? []).map(compileRatioCondition)
    const compiledAfter = [...others, typed].map(compileRatioCondition)
    const before = ratioWeekCells(compiledBefore, type, monday)
    const after = ratioWeekCells(compiledAfter, type, monday)
    const enabled = compileRatioCondition({ ...typed, status: true })
    const next = upcomingRatioDays(
      enabled,
      [...others.map(compileRatioCondition), enabled],
      COURIER_TYPES,
      todayEpochDay(values.cityId),
      NEXT_DAYS,
    )
    const cells = ratioHeatCells(after, conditions.value ?? [], before)
    return {
      cells,
      changed: cells.flat().filter(({ isOutlined }) => isOutlined).length,
      next,
      compiled: compiledBefore,
      typed: compiledAfter,
    }
  }, [conditions.value, values, id, type, monday])
  if (!conditions.value) return <LoadFailureAlert of={conditions} title="Условия города не загрузились" />
  return (
    <div className="ratio-preview">
      <UnreadableRowsAlert of={conditions.value} noun="condition" />
      {typeof values.typeId !== 'number' && (
        <p className="ratio-preview__text">
          {`Условие для всех типов курьеров. Показан тип «${ratioCourierTypeLabel(type)}», у других неделя может отличаться`}
        </p>
      )}
      <p className="ratio-preview__text" role="status">
        {shown.changed === 0
          ? `На этой неделе ничего не изменится (${ratioCourierTypeLabel(type)})`
          : `${id === undefined && !values.status ? 'Если включить: изменится' : 'Изменится'} ${countWithNoun(shown.changed, 'получас', 'получаса', 'получасов')} недели (${ratioCourierTypeLabel(type)}): обведены`}
      </p>
      <p className="ratio-preview__text">
        <NextDays days={shown.next} isOn={values.status} />
      </p>
      <HeatmapPlot
        title={`Неделя с этим условием, ${ratioCourierTypeLabel(type)}`}
        {...ratioHeatmapProps(monday)}
        cells={shown.cells}
        rowHeight={16}
      />
      <RatioChangeImpact cityId={values.cityId} before={shown.compiled} after={shown.typed} />
    </div>
  )
}

const NEXT_DAYS = 7

function NextDays({ days, isOn }: { days: readonly UpcomingRatioDay[]; isOn: boolean }) {
  if (days.length === 0) return 'В ближайший год не действует ни в один день'
  return (
    <>
      <span>{isOn ? 'Ближайшие дни: ' : 'Ближайшие дни, если включить: '}</span>
      {days.map(({ day, isWinning }, index) => (
        <Fragment key={day}>
          <span>{index > 0 && ', '}</span>
          <NoLineBreak>{weekdayDateLabel(day)}</NoLineBreak>
          <span>{!isWinning && ' (перекрыто другим условием)'}</span>
        </Fragment>
      ))}
    </>
  )
}

/**
 * Replaces incomplete dates, times and numbers with empty values, so that the preview ignores them while the user
 * types.
 */
function readable(form: RatioFormValues): RatioFormValues {
  const validText = (pattern: RegExp, text: unknown) => (typeof text === 'string' && pattern.test(text) ? text : null)
  return {
    ...form,
    ratio: typeof form.ratio === 'number' ? form.ratio : null,
    priority: typeof form.priority === 'number' ? form.priority : 0,
    dateStart: validText(DATE, form.dateStart),
    dateEnd: validText(DATE, form.dateEnd),
    timeStart: validText(TIME, form.timeStart),
    timeEnd: validText(TIME, form.timeEnd),
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/
