import { getEarningsCalculator } from '../money/earningsCalculator'
import { SHIFT_UNCLOSED_AFTER_SECONDS } from '../money/shiftEarnings'
import { isDayOff } from '../simulation/courierRota'
import { findCourierShiftAt, nextShiftStart } from '../simulation/roster'
import { dateOfEpochDay, localEpochDay, localHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { CourierRecord } from '../store/records'

/** Number of couriers. A city with fewer couriers gets no missed or unclosed shifts, because a small crew needs every courier. */
const LARGE_CREW = 40
/** Seconds. A courier may forget to end a shift only if the last delivery was at least this long before the planned end. */
const LATE_END = 900
/** Hours since the start of the missed shift. */
const NOTICED_AFTER = 0.25
const FIRST_SHIFT = 7
const SHIFT = 9

/**
 * Adds to today's schedule of each large city one shift that its courier misses. The chosen courier would have a day off
 * today, so the archive and the orders of today do not change.
 */
export function seedNoShows(db: Db, at: number): void {
  for (const { cityId, timezone, crew } of largeCrews(db)) {
    const today = localEpochDay(at, timezone)
    const hour = Math.floor(localHour(at, timezone) - NOTICED_AFTER)
    // Take the last courier who has a day off, because the orders for stories and tests may be assigned to the first couriers.
    const absent = crew.findLast((courier) => courier.slotId === null && isDayOff(courier, today))
    const week = db.schedules.all().filter((schedule) => schedule.cityId === cityId && schedule.publishedAt !== null)
    const day = db.scheduleDays
      .all()
      .find(({ scheduleId, date }) => date === dateOfEpochDay(today) && week.some(({ id }) => id === scheduleId))
    if (!absent || !day || hour < FIRST_SHIFT) continue
    const { id: courierId, pointId } = absent
    const shiftId = Math.max(0, ...day.published.map((row) => row.shiftId)) + 1
    const times = { timeStart: clock(hour), timeEnd: clock(hour + SHIFT), breakTimeStart: null, breakTimeEnd: null }
    db.scheduleDays.update(day.id, { published: [...day.published, { shiftId, pointId, courierId, ...times }] })
    db.couriers.update(courierId, { slotNextAt: nextShiftStart(db, absent, at) })
  }
}

/**
 * Leaves one shift of yesterday open in each large city. Of the couriers who are off shift now, chooses the one whose
 * next shift starts latest.
 */
export function seedUnclosedShifts(db: Db, at: number): void {
  for (const { timezone, crew } of largeCrews(db)) {
    const yesterday = localEpochDay(at, timezone) - 1
    const last = new Map(db.slots.all().map((slot) => [slot.courierId, slot]))
    const [found] = crew
      .flatMap((courier) => {
        const slot = last.get(courier.id)
        if (!slot?.finishedAt || at - slot.endsAt < SHIFT_UNCLOSED_AFTER_SECONDS) return []
        const lastDelivery = getEarningsCalculator(db).earned(slot).orders.at(-1)?.finishedAt ?? 0
        if (lastDelivery > slot.endsAt - LATE_END) return []
        if (courier.slotId !== null || findCourierShiftAt(db, courier, at)) return []
        return localEpochDay(slot.startedAt, timezone) === yesterday ? [{ courier, slot }] : []
      })
      .sort((a, b) => (b.courier.slotNextAt ?? 0) - (a.courier.slotNextAt ?? 0))
    if (!found) continue
    const { courier, slot } = found
    db.slots.update(slot.id, { finishedAt: null, history: slot.history.slice(0, -1) })
    db.couriers.update(courier.id, { slotId: slot.id })
  }
}

function largeCrews(db: Db): { cityId: number; timezone: number; crew: CourierRecord[] }[] {
  const working = db.couriers.all().filter(({ id }) => db.employee(id).status === 10)
  return db.cities
    .all()
    .map(({ id: cityId, timezone }) => ({
      ...{ cityId, timezone },
      crew: working.filter((courier) => courier.cityId === cityId),
    }))
    .filter(({ crew }) => crew.length >= LARGE_CREW)
}

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`
