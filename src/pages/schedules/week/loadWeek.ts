import {
  loadSchedule,
  loadScheduleDay,
  type Schedule,
  type ScheduleDayItem,
  searchSchedules,
} from '../../../api/schedules'
import { type DraftWeek, nextFreeRowKey } from '../../../domain/schedules/draftWeek'
import { type ScheduleShift, shiftFromServerRow, shiftWorkMinutes } from '../../../domain/schedules/scheduleShift'
import type { NeighbourDays } from '../../../domain/schedules/spans'
import { addDays, weekDates } from '../../../domain/schedules/weekDates'
import type { RowsPage } from '../../../lib/listStore'
import { loadAllPages } from '../../../lib/loadAllPages'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { assertNoUnreadableRows, assertShiftsReadable } from './assertNoUnreadableRows'
import type { SchedulePerson } from './scheduleNameLookup'
import { createWeekEditor, type WeekEditor } from './weekEditor'

/** Shifts that are loaded only for a comparison are never edited, so they need no free keys. */
export const toScheduleShifts = (items: readonly ScheduleDayItem[], firstKey = 0): ScheduleShift[] =>
  items.map((item, index) => shiftFromServerRow(item, firstKey + index))

export type ScheduleToLoad = Pick<Schedule, 'id' | 'isPublished'>

/**
 * Loads the published shifts of a day or those of the draft. If a published week has no changes, its draft may be empty on the server; the
 * published shifts are then returned as the draft (contract, third review).
 */
export async function loadScheduleDayRows(
  { id, isPublished }: ScheduleToLoad,
  date: string,
  isActive: boolean,
  signal?: AbortSignal,
): Promise<RowsPage<ScheduleDayItem>> {
  const loaded = await loadScheduleDay(id, date, isActive, signal)
  if (isActive || !isPublished || loaded.rows.length > 0 || loaded.unreadable) return loaded
  // Load the week again, because its draft may have changed since the caller loaded it.
  const { isModified } = await loadSchedule(id, signal)
  return isModified ? loaded : loadScheduleDay(id, date, true, signal)
}

/**
 * Loads the draft of a week or its published version. With `only` it loads a single day; {@link loadMissingScheduleDays} loads
 * the other days.
 */
export async function loadWeekEditor(
  schedule: Schedule,
  isActive: boolean,
  only: number | undefined,
  signal: AbortSignal,
): Promise<WeekEditor> {
  if (only !== undefined) return loadDayEditor(schedule, only, signal)
  const loaded = await loadWeek(schedule, isActive, signal)
  if (!isActive) assertShiftsReadable(loaded.unreadable)
  return createWeekEditor(loaded)
}

async function loadDayEditor(schedule: Schedule, only: number, signal: AbortSignal): Promise<WeekEditor> {
  const dates = weekDates(schedule.dateStart)
  const { rows, unreadable } = await loadScheduleDayRows(schedule, dates[only] as string, false, signal)
  assertShiftsReadable(unreadable)
  const days = dates.map((date, day) => ({ date, rows: day === only ? toScheduleShifts(rows, 1) : [] }))
  const missing = dates.flatMap((_date, day) => (day === only ? [] : [day]))
  return createWeekEditor({ week: { days }, people: namedPeople(rows), missing })
}

/**
 * Loads the days that the editor lacks. Each day is added when its response arrives; a failed day does not stop the
 * others.
 */
export async function loadMissingScheduleDays(
  schedule: Schedule,
  editor: WeekEditor,
  signal: AbortSignal,
): Promise<true> {
  const dates = weekDates(schedule.dateStart)
  const loadDay = async (day: number) => {
    const { rows, unreadable } = await loadScheduleDayRows(schedule, dates[day] as string, false, signal)
    assertShiftsReadable(unreadable)
    if (editor.missing().includes(day))
      editor.receive(day, toScheduleShifts(rows, nextFreeRowKey(editor.week())), namedPeople(rows))
  }
  const results = await Promise.allSettled(editor.missing().map(loadDay))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return true
}

export async function loadWeek(
  schedule: ScheduleToLoad & Pick<Schedule, 'dateStart'>,
  isActive: boolean,
  signal: AbortSignal,
): Promise<{ week: DraftWeek; people: Map<number, SchedulePerson>; unreadable: number }> {
  const dates = weekDates(schedule.dateStart)
  const pages = await Promise.all(dates.map((date) => loadScheduleDayRows(schedule, date, isActive, signal)))
  const days = pages.map(({ rows }) => rows)
  let nextKey = 1
  const week = {
    days: days.map((items, index) => {
      const rows = toScheduleShifts(items, nextKey)
      nextKey += rows.length
      return { date: dates[index] as string, rows }
    }),
  }
  const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0)
  return { week, people: namedPeople(days.flat()), unreadable }
}

/** Minutes of work by courier in the previous week; null if the city has no schedule for that week. */
export async function loadPreviousWeekMinutes(
  schedule: Schedule,
  signal: AbortSignal,
): Promise<Map<number, number> | null> {
  const before = weekOfDate(await loadWeeks(schedule.cityId, signal), addDays(schedule.dateStart, -1))
  if (!before) return null
  const minutes = new Map<number, number>()
  const { week, unreadable } = await loadWeek(before, before.isPublished === true, signal)
  assertNoUnreadableRows(unreadable, 'shift')
  for (const row of week.days.flatMap(({ rows }) => rows)) {
    if (row.courierId !== null) minutes.set(row.courierId, (minutes.get(row.courierId) ?? 0) + shiftWorkMinutes(row))
  }
  return minutes
}

async function loadWeeks(cityId: number | undefined, signal: AbortSignal): Promise<Schedule[]> {
  if (cityId === undefined) return []
  const { rows } = await loadAllPages({
    search: searchSchedules,
    query: { page: 1, cityId },
    keyOf: ({ id }: Schedule) => id,
    signal,
  })
  return rows
}

/** Throws if no readable week contains `date` and some weeks could not be read, because one of them may contain `date`. */
function weekOfDate(weeks: Schedule[], date: string): Schedule | undefined {
  const found = weeks.find(({ dateStart, dateEnd }) => dateStart <= date && date <= dateEnd)
  if (!found) assertNoUnreadableRows(getUnreadableCount(weeks), 'week')
  return found
}

function namedPeople(items: readonly ScheduleDayItem[]): Map<number, SchedulePerson> {
  const people = new Map<number, SchedulePerson>()
  for (const { courierId, courier } of items) {
    if (courier?.fio) people.set(courierId, { fio: courier.fio, courierTypeId: courier.courierTypeId })
  }
  return people
}

/**
 * Loads the shifts of the day before the week and of the day after it, because rest and overlaps are also checked at
 * the borders of the week.
 */
export async function loadNeighbourDays(
  { cityId, dateStart, dateEnd }: Pick<Schedule, 'cityId' | 'dateStart' | 'dateEnd'>,
  signal: AbortSignal,
): Promise<NeighbourDays> {
  const weeks = await loadWeeks(cityId, signal)
  const load = async (date: string) => {
    const week = weekOfDate(weeks, date)
    if (!week) return []
    const { rows, unreadable } = await loadScheduleDayRows(week, date, false, signal)
    assertNoUnreadableRows(unreadable, 'shift')
    return toScheduleShifts(rows)
  }
  const [before, after] = await Promise.all([load(addDays(dateStart, -1)), load(addDays(dateEnd, 1))])
  return { before, after }
}
