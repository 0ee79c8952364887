import { ScheduleDayBody } from '../../src/api/schedules'
import { conflictError, validationError } from '../http/httpError'
import { eachRowPayloadRule, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload } from '../http/requestPayload'
import { COURIER_ROLE } from '../seeds/roles'
import { draftOrPublishedShifts, parseTimeAsHours, shiftTimeRange } from '../simulation/scheduleDays'
import { dateOfEpochDay, epochDayOfDate } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { ScheduleDayRecord, ScheduleRecord, ScheduleShiftRecord } from '../store/records/schedules'
import type { World } from '../store/world'

/** Specification: operations, section 5. */
const Form = withPayloadRules(ScheduleDayBody, { items: eachRowPayloadRule({}, 'Добавьте хотя бы одну смену') })

export function parseScheduleShiftRecords(
  world: World,
  schedule: ScheduleRecord,
  payload: unknown,
): ScheduleShiftRecord[] {
  const { items } = parseRequestPayload(payload, Form)
  return items.map(({ breakTimeStart = null, breakTimeEnd = null, ...item }, index) => {
    const row = { ...item, breakTimeStart, breakTimeEnd, shiftId: index + 1 }
    const problem = problemOf(world, schedule, row)
    if (problem) throw validationError({ items: `Строка ${index + 1}: ${problem}` }, `Строка ${index + 1}: ${problem}`)
    return row
  })
}

function problemOf({ db }: World, { cityId }: ScheduleRecord, row: ScheduleShiftRecord): string | undefined {
  if (db.points.get(row.pointId)?.cityId !== cityId) return 'такой точки в городе нет'
  const person = db.employees.get(row.courierId)
  if (person?.role !== COURIER_ROLE || !person.cities.includes(cityId)) return 'такого курьера в городе нет'
  if (person.status !== 10) return 'курьер заблокирован'
  if (row.timeStart === row.timeEnd) return 'смена без продолжительности'
  const { breakTimeStart, breakTimeEnd } = row
  if (breakTimeStart === null && breakTimeEnd === null) return undefined
  if (breakTimeStart === null || breakTimeEnd === null) return 'у перерыва должны быть начало и конец'
  return isWithin(row, breakTimeStart, breakTimeEnd) ? undefined : 'перерыв вне смены'
}

/** Compares hours since the start of the shift, because the shift and its break may end after midnight. */
function isWithin({ timeStart, timeEnd }: ScheduleShiftRecord, breakStart: string, breakEnd: string): boolean {
  const since = (time: string) => (parseTimeAsHours(time) - parseTimeAsHours(timeStart) + 24) % 24
  return since(breakStart) < since(breakEnd) && since(breakEnd) <= since(timeEnd)
}

/** Throws 409 if two shifts of one courier overlap, including shifts of adjacent days. */
export function requireNoShiftOverlap(
  world: World,
  schedule: ScheduleRecord,
  date: string,
  rows: readonly ScheduleShiftRecord[],
): void {
  const timezone = world.db.timezone(schedule.cityId)
  const day = epochDayOfDate(date)
  const around = [dateOfEpochDay(day - 1), dateOfEpochDay(day + 1)].flatMap((next) =>
    neighbours(world, schedule, next).map((row) => ({ row, date: next })),
  )
  const all = [...rows.map((row) => ({ row, date })), ...around]
  rows.forEach((row, index) => {
    const own = shiftTimeRange(row, date, timezone)
    for (const other of all.slice(index + 1)) {
      if (other.row.courierId !== row.courierId) continue
      const span = shiftTimeRange(other.row, other.date, timezone)
      if (own.start < span.end && span.start < own.end) {
        const [one, two] = [row, other.row].map(({ timeStart, timeEnd }) => `${timeStart}–${timeEnd}`)
        throw conflictError(`Смены курьера ${courierName(world.db, row.courierId)} пересекаются: ${one} и ${two}`)
      }
    }
  })
}

function neighbours({ db }: World, { cityId }: ScheduleRecord, date: string): readonly ScheduleShiftRecord[] {
  const isThere = (day: ScheduleDayRecord) => day.date === date && db.schedules.get(day.scheduleId)?.cityId === cityId
  return db.scheduleDays.all().filter(isThere).flatMap(draftOrPublishedShifts)
}
