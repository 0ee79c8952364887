import type { CourierSchedule } from '../../src/api/couriers'
import type { Schedule, ScheduleDayItem } from '../../src/api/schedules'
import { countConfirmations } from '../../src/domain/schedules/confirmation'
import { createConfirmedAtLookup } from '../simulation/scheduleConfirmation'
import { draftOrPublishedShifts, scheduleDays, shiftTimeRange } from '../simulation/scheduleDays'
import { hasUnpublishedChanges } from '../simulation/schedulePublication'
import { formatLocalDateTime } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { SlotRecord } from '../store/records'
import type { ScheduleDayRecord, ScheduleRecord, ScheduleShiftRecord } from '../store/records/schedules'
import type { World } from '../store/world'

/**
 * Seconds. An actual shift is matched to a scheduled shift only if the courier started at most this long before the
 * scheduled start.
 */
const EARLIEST = 2 * 3600

/** A schedule in a list has no `confirmCouriers`: a page of schedules would have thousands of them. */
type ListedSchedule = Omit<Schedule, 'confirmCouriers'>

/**
 * Specification: operations, section 3. The counters count the published shifts or, if the schedule was never
 * published, the shifts of the draft.
 */
export function serializeSchedule(world: World, schedule: ScheduleRecord): Schedule {
  const { listed, confirmed } = counted(world, schedule)
  const timezone = world.db.timezone(schedule.cityId)
  return {
    ...listed,
    confirmCouriers: [...confirmed].map(([courierId, at]) => ({
      courierId,
      isConfirmed: at !== null,
      ...(at === null ? {} : { confirmedAt: formatLocalDateTime(at, timezone) }),
    })),
  }
}

export const serializeListedSchedule = (world: World, schedule: ScheduleRecord): ListedSchedule =>
  counted(world, schedule).listed

function counted(world: World, schedule: ScheduleRecord) {
  const { id, cityId, dateStart, dateEnd, publishedAt } = schedule
  const confirmedAt = createConfirmedAtLookup(world, schedule)
  const days = scheduleDays(world.db, id).map((day) => ({
    date: day.date,
    rows: publishedAt === null ? draftOrPublishedShifts(day) : day.published,
  }))
  const confirmed = new Map<number, number | null>()
  for (const { courierId } of days.flatMap(({ rows }) => rows)) {
    if (!confirmed.has(courierId)) confirmed.set(courierId, confirmedAt(courierId))
  }
  const listed: ListedSchedule = {
    ...{ id, cityId, dateStart, dateEnd },
    isPublished: publishedAt !== null,
    isModified: hasUnpublishedChanges(world, schedule),
    ...countConfirmations(days, (courierId) => typeof confirmed.get(courierId) === 'number'),
  }
  return { listed, confirmed }
}

export function serializeScheduleDay(world: World, day: ScheduleDayRecord, isActive: boolean): ScheduleDayItem[] {
  const { cityId } = world.db.schedule(day.scheduleId)
  const timezone = world.db.timezone(cityId)
  const slots = isActive ? slotsBy(world, cityId, day, timezone) : new Map<number, SlotRecord[]>()
  return (isActive ? day.published : draftOrPublishedShifts(day)).map((row) => {
    const slot = slotOf(slots.get(row.courierId) ?? [], row, day.date, timezone)
    return {
      ...row,
      breakTimeStart: row.breakTimeStart ?? undefined,
      breakTimeEnd: row.breakTimeEnd ?? undefined,
      courier: {
        fio: courierName(world.db, row.courierId),
        courierTypeId: world.db.employees.get(row.courierId)?.courierTypeId ?? undefined,
      },
      slot: slot && {
        createdAt: formatLocalDateTime(slot.startedAt, timezone),
        finishedAt: slot.finishedAt === null ? undefined : formatLocalDateTime(slot.finishedAt, timezone),
      },
    }
  })
}

export function serializeCourierWeek(world: World, courierId: number, schedule: ScheduleRecord): CourierSchedule {
  const { id, dateStart, dateEnd } = schedule
  const days = scheduleDays(world.db, id).map(({ date, published }) => {
    const own = published
      .filter((row) => row.courierId === courierId)
      .sort((a, b) => a.timeStart.localeCompare(b.timeStart))
    const [first, last] = [own[0], own.at(-1)]
    return { dateItem: date, ...(first && last ? { timeStart: first.timeStart, timeEnd: last.timeEnd } : {}) }
  })
  return { id, dateStart, dateEnd, days }
}

/** Includes the slots of the next day, because a courier may start a night shift after midnight. */
function slotsBy({ db }: World, cityId: number, { date }: ScheduleDayRecord, timezone: number) {
  const { start, end } = shiftTimeRange({ timeStart: '00:00', timeEnd: '00:00' }, date, timezone)
  const out = new Map<number, SlotRecord[]>()
  for (const slot of db.slots.all()) {
    if (slot.cityId !== cityId || slot.startedAt < start - EARLIEST || slot.startedAt >= end + 24 * 3600) continue
    out.set(slot.courierId, [...(out.get(slot.courierId) ?? []), slot])
  }
  return out
}

function slotOf(
  slots: readonly SlotRecord[],
  row: ScheduleShiftRecord,
  date: string,
  timezone: number,
): SlotRecord | undefined {
  const { start, end } = shiftTimeRange(row, date, timezone)
  return slots.find(({ startedAt }) => startedAt >= start - EARLIEST && startedAt < end)
}
