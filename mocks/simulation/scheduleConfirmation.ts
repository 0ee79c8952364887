import type { ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { scheduleDays, shiftTimeRange } from './scheduleDays'

/** Seconds from the publication of a schedule to a courier's confirmation. Most couriers confirm early. */
const SOONEST = 300
const LATEST = 20 * 3600
const FORGETFUL = 0.08

export function createConfirmedAtLookup(world: World, schedule: ScheduleRecord): (courierId: number) => number | null {
  const now = world.clock.second()
  return (courierId) => {
    const toldAt = schedule.toldAt[courierId]
    if (toldAt === undefined) return null
    const own = world.random.fork('confirmation', schedule.id, courierId, toldAt)
    const respondedAt = toldAt + SOONEST + Math.round((LATEST - SOONEST) * own.next() ** 2)
    const at = own.chance(FORGETFUL) ? firstShift(world, schedule, courierId, toldAt) : respondedAt
    return at <= now ? at : null
  }
}

function firstShift({ db }: World, { id, cityId }: ScheduleRecord, courierId: number, toldAt: number): number {
  const timezone = db.timezone(cityId)
  const starts = scheduleDays(db, id).flatMap(({ date, published }) =>
    published.filter((row) => row.courierId === courierId).map((row) => shiftTimeRange(row, date, timezone).start),
  )
  return Math.max(toldAt, Math.min(...starts, Number.MAX_SAFE_INTEGER))
}
