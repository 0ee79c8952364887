import { couriersToNotify, shiftTextsByCourier } from '../../src/domain/schedules/confirmation'
import { conflictError } from '../http/httpError'
import type { ScheduleDayRecord, ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { applyPublishedSchedule } from './roster'
import { scheduleDays, scheduledShiftKey } from './scheduleDays'

export const hasUnpublishedChanges = (world: World, { id, publishedAt }: ScheduleRecord): boolean =>
  publishedAt !== null && scheduleDays(world.db, id).some(({ draft }) => draft !== null)

/** Publishes the draft. Couriers whose shifts change must confirm the schedule again. */
export function publishSchedule(world: World, schedule: ScheduleRecord): void {
  const { db, clock } = world
  const days = scheduleDays(db, schedule.id)
  if (days.every(({ draft }) => draft === null)) {
    throw conflictError(
      schedule.publishedAt === null ? 'В расписании нет смен, публиковать нечего' : 'Нет изменений для публикации',
    )
  }
  const before = textsOf(days)
  for (const { id, draft } of days) if (draft !== null) db.scheduleDays.update(id, { published: draft, draft: null })
  const after = textsOf(days)
  const at = clock.second()
  const toldAt = [...after].map(([courierId, text]) => {
    const known = before.get(courierId) === text ? schedule.toldAt[courierId] : undefined
    return [courierId, known ?? at]
  })
  db.schedules.update(schedule.id, { publishedAt: at, toldAt: Object.fromEntries(toldAt) })
  applyPublishedSchedule(world, couriersToNotify(before, after), at)
}

export function clearScheduleDraft({ db }: World, { id }: ScheduleRecord): void {
  const drafted = scheduleDays(db, id).filter(({ draft }) => draft !== null)
  if (drafted.length === 0) throw conflictError('Черновика нет, сбрасывать нечего')
  for (const day of drafted) db.scheduleDays.update(day.id, { draft: null })
}

const textsOf = (days: readonly ScheduleDayRecord[]): Map<number, string> =>
  shiftTextsByCourier(
    days.map(({ date, published }) => ({ date, rows: published })),
    scheduledShiftKey,
  )
