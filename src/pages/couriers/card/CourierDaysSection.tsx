import { Alert } from 'antd'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { CourierDetails } from '../../../api/couriers'
import { type CourierDay, courierDays, DAY_DEVIATION_LABEL, type PlannedShiftEntry } from '../../../domain/courierDays'
import { extendToMonthStart, type Period } from '../../../domain/periods'
import { unreadableShiftsText } from '../../../domain/shifts'
import { paths } from '../../../kit/address/paths'
import { formatDate } from '../../../lib/moments'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { HeatmapPlot } from '../../../ui/plot/HeatmapPlot'
import { CourierDayTimelines } from './CourierDayTimelines'
import {
  countShiftsWithoutTimes,
  createMissingShiftCheck,
  loadCourierPlannedDays,
  loadCourierWorkedShifts,
  toWorkedShifts,
} from './courierDayShifts'
import { createOrderCalendarHeatmap } from './orderCalendarHeatmap'

type CourierDaysSectionProps = { courier: CourierDetails; period: Period; today: string; version: number }

const MAX_DAYS = 35

export function CourierDaysSection({ courier, period, today, version }: CourierDaysSectionProps) {
  const maySee = useAccess()('courier_slot_manage')
  const { id, cityId } = courier
  const month = useMemo(() => extendToMonthStart(period), [period])
  const worked = useLoadedValue(loadWorkedAgain, [id, month, version], { skip: !maySee })
  const planned = useLoadedValue(loadCourierPlannedDays, [id, period], { skip: !maySee })
  const all = useMemo(() => {
    const timezone = cityTimezone(cityId)
    if (!worked.value) return undefined
    const shifts = worked.value.shifts.flatMap((shift) => toWorkedShifts(shift, timezone))
    return courierDays(month, planned.value ?? NO_PLAN, shifts, today, createMissingShiftCheck(worked.value))
  }, [worked.value, planned.value, month, today, cityId])
  const days = useMemo(() => all?.filter(({ date }) => date >= period.dateStart), [all, period])
  if (!maySee) return null
  const undrawn = worked.value ? countShiftsWithoutTimes(worked.value) : 0
  return (
    <section className="card-section card-section--wide" aria-label="Смены по дням">
      <h2 className="card-section__title">Смены по дням</h2>
      <LoadFailureAlert of={worked} />
      <LoadFailureAlert of={planned} />
      {undrawn > 0 && <Alert type="warning" showIcon title={unreadableShiftsText(undrawn)} />}
      {days && days.length <= MAX_DAYS && <CourierDayTimelines days={days} />}
      {days && <Deviations days={days} />}
      {all && <OrdersHeat days={all} courier={courier} />}
    </section>
  )
}

const NO_PLAN: ReadonlyMap<string, readonly PlannedShiftEntry[]> = new Map()

const loadWorkedAgain = (id: number, period: Period, _version: number, signal: AbortSignal) =>
  loadCourierWorkedShifts(id, period, signal)

function Deviations({ days }: { days: readonly CourierDay[] }) {
  const off = days.filter(({ deviation }) => deviation !== undefined)
  if (off.length === 0) return null
  return (
    <ul className="day-deviations" aria-label="Отклонения от плана">
      {off.map(({ date, deviation }) => (
        <li key={date} className={`day-deviations__item day-deviations__item--${deviation}`}>
          {`${formatDate(date)}: ${deviation && DAY_DEVIATION_LABEL[deviation]}`}
        </li>
      ))}
    </ul>
  )
}

const HEAT_TITLE = 'Заказы по дням'

function OrdersHeat({ days, courier }: { days: readonly CourierDay[]; courier: CourierDetails }) {
  const mayOpen = useAccess()('order_view')
  const [, navigate] = useLocation()
  const heat = useMemo(() => createOrderCalendarHeatmap(days), [days])
  const open = (row: number, column: number) => {
    const date = heat.dates[row]?.[column]
    if (date === undefined) return
    const { id, cityId } = courier
    navigate(
      paths.archiveWith({ courierId: id, ...(cityId === undefined ? {} : { cityId }), dateStart: date, dateEnd: date }),
    )
  }
  return (
    <>
      <h3 className="card-section__subtitle">{HEAT_TITLE}</h3>
      <HeatmapPlot
        title={HEAT_TITLE}
        rows={heat.rows}
        columns={heat.columns}
        cells={heat.cells}
        {...(mayOpen ? { onOpen: open } : {})}
      />
    </>
  )
}
