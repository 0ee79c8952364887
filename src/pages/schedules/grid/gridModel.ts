import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { isBlankShift, type ScheduleShift, shiftWorkMinutes } from '../../../domain/schedules/scheduleShift'
import { groupBy } from '../../../lib/groupBy'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'

export type WeekGridGrouping = 'couriers' | 'points'

/** `courierId` null means shifts without a courier. Without `pointId` the row contains the shifts of all points. */
type WeekGridRowOwner = { courierId: number | null; pointId?: number | null | undefined }

/**
 * If rows are grouped by points, each point has a row for its shifts without a courier, above the rows of its couriers.
 */
export type WeekGridRow = WeekGridRowOwner & { title: string; courierTypeId: number | undefined }

export const isPointGridRow = ({ courierId, pointId }: WeekGridRowOwner): boolean =>
  courierId === null && pointId !== undefined

export const weekGridRowKey = ({ courierId, pointId }: WeekGridRowOwner): string => `${pointId}/${courierId}`

export type WeekGridPosition = { row: number; day: number }

const NO_SHIFTS: readonly ScheduleShift[] = []

export function courierGridRows(week: DraftWeek, names: ScheduleNameLookup): WeekGridRow[] {
  const ids = new Set<number | null>(names.couriers.map(({ value }) => value))
  for (const { rows } of week.days) for (const row of rows) if (!isBlankShift(row)) ids.add(row.courierId)
  return [...ids].map((courierId) => courierRow(names, courierId)).sort(byName)
}

/**
 * Returns a row for each point of the city and for each other point with shifts in the week, followed by the rows of
 * the point's couriers. Rows in `shown` remain even without shifts, so that removing a shift does not remove the row
 * under the cursor.
 */
export function pointGridRows(
  week: DraftWeek,
  names: ScheduleNameLookup,
  shown: readonly WeekGridRow[],
): WeekGridRow[] {
  const couriersByPoint = new Map<number | null, Set<number>>()
  const add = ({ pointId = null, courierId }: WeekGridRowOwner) => {
    const couriers = couriersByPoint.get(pointId) ?? new Set()
    if (courierId !== null) couriers.add(courierId)
    couriersByPoint.set(pointId, couriers)
  }
  const isPlaced = ({ pointId }: WeekGridRowOwner) => pointId !== null
  for (const { value } of names.points) add({ courierId: null, pointId: value })
  for (const row of shown) if (isPlaced(row)) add(row)
  for (const { rows } of week.days) for (const row of rows) if (!isBlankShift(row)) add(row)
  return [...couriersByPoint].flatMap(([pointId, couriers]) => [
    { courierId: null, pointId, title: names.point(pointId), courierTypeId: undefined },
    ...[...couriers].map((courierId) => ({ ...courierRow(names, courierId), pointId })).sort(byName),
  ])
}

function courierRow(names: ScheduleNameLookup, courierId: number | null): WeekGridRow {
  const { fio, courierTypeId } = names.courier(courierId)
  return { courierId, title: fio, courierTypeId }
}

const byName = (a: WeekGridRow, b: WeekGridRow): number =>
  Number(a.courierId !== null) - Number(b.courierId !== null) ||
  a.title.localeCompare(b.title, 'ru') ||
  (a.courierId ?? 0) - (b.courierId ?? 0)

const indexes = new WeakMap<readonly ScheduleShift[], ReadonlyMap<number | null, readonly ScheduleShift[]>>()

/**
 * Finds the shifts of a table cell: one row of the schedule on one day. The lookup table by courier is built once for each version of the
 * day's shifts.
 */
export function findCellShifts(
  week: DraftWeek,
  day: number,
  { courierId, pointId }: WeekGridRowOwner,
): readonly ScheduleShift[] {
  const rows = week.days[day]?.rows
  if (!rows) return NO_SHIFTS
  const index = indexes.get(rows) ?? groupBy(shownShifts(rows), (shift) => shift.courierId)
  indexes.set(rows, index)
  const shifts = index.get(courierId) ?? NO_SHIFTS
  return pointId === undefined ? shifts : shifts.filter((shift) => shift.pointId === pointId)
}

const shownShifts = (rows: readonly ScheduleShift[]): ScheduleShift[] =>
  rows.filter((row) => !isBlankShift(row)).sort((a, b) => (a.start ?? 0) - (b.start ?? 0))

export type ScheduleShiftSums = { minutes: number; shifts: number }

export function sumWeekGridRowShifts(cells: readonly (readonly ScheduleShift[])[]): ScheduleShiftSums {
  const shifts = cells.flat()
  return { minutes: shifts.reduce((sum, shift) => sum + shiftWorkMinutes(shift), 0), shifts: shifts.length }
}

export type PointWeekPlan = ScheduleShiftSums & { days: readonly { couriers: number; minutes: number }[] }

export function pointWeekPlans(week: DraftWeek): ReadonlyMap<number | null, PointWeekPlan> {
  const ids = new Set(week.days.flatMap(({ rows }) => rows.map(({ pointId }) => pointId)))
  return new Map(
    [...ids].map((pointId) => {
      const days = week.days.map(({ rows }) => rows.filter((row) => !isBlankShift(row) && row.pointId === pointId))
      const counts = days.map((shifts) => ({
        couriers: new Set(shifts.flatMap(({ courierId }) => courierId ?? [])).size,
        minutes: sumWeekGridRowShifts([shifts]).minutes,
      }))
      return [pointId, { ...sumWeekGridRowShifts(days), days: counts }]
    }),
  )
}

export function mostFrequentPoint(week: DraftWeek, courierId: number | null, names: ScheduleNameLookup): number | null {
  const counts = new Map<number, number>()
  for (const { rows } of week.days) {
    for (const row of rows) {
      if (row.courierId === courierId && row.pointId !== null)
        counts.set(row.pointId, (counts.get(row.pointId) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best?.[0] ?? (names.points.length === 1 ? (names.points[0]?.value ?? null) : null)
}
