import type { ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { rowSpan, scheduleDays } from './scheduleDays'

/** Couriers confirm their week in the application, most within some hours. Seconds. */
const SOONEST = 300
const LATEST = 20 * 3600
/** Who forgets it confirms by coming to work. */
const FORGETFUL = 0.08

/** Whether and when the couriers of a published schedule have confirmed it by now. */
export function confirmations(world: World, schedule: ScheduleRecord): (courierId: number) => number | null {
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

/** When the first shift begins that the courier was told of. */
function firstShift({ db }: World, { id, cityId }: ScheduleRecord, courierId: number, toldAt: number): number {
  const timezone = db.timezone(cityId)
  const starts = scheduleDays(db, id).flatMap(({ date, published }) =>
    published.filter((row) => row.courierId === courierId).map((row) => rowSpan(row, date, timezone).start),
  )
  return Math.max(toldAt, Math.min(...starts, Number.MAX_SAFE_INTEGER))
}
