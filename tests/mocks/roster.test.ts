/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { findCurrentOrNextShift } from '../../mocks/simulation/roster'
import type { ManualClock } from '../../mocks/store/clock'
import type { CourierRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import type { CourierSchedule } from '../../src/api/couriers'
import { type Caller, createCaller, rowsOf } from './call'
import { CHANGED_WEEK, CURRENT_WEEK, courier, DRAFT_WEEK, day, PAST_WEEK, row, week } from './scheduleWeeks'
import { worldPerTest } from './worldPerTest'

let world: World
let clock: ManualClock
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = createCaller(world, 'dispatcher')
})

test('the simulation follows the published plan: removed couriers do not come, added ones do', async () => {
  const { id } = await week(call, CURRENT_WEEK)
  const date = '2026-03-18'
  const rows = await day(call, id, date, true)
  const off = world.db.couriers.all().find(({ id: one, cityId, slotId }) => {
    const isLater = rows.some(({ courierId, timeStart }) => courierId === one && (timeStart ?? '') >= '14:00')
    return cityId === 1 && slotId === null && isLater
  })
  const on = world.db.couriers.all().find(({ id: one, cityId }) => {
    return cityId === 1 && world.db.employee(one).status === 10 && !rows.some(({ courierId }) => courierId === one)
  })
  const items = rows
    .filter(({ courierId }) => courierId !== off?.id)
    .map(({ pointId, courierId, timeStart, timeEnd }) => ({ pointId, courierId, timeStart, timeEnd }))
  const added = row(on?.id ?? 0, { timeStart: '13:30', timeEnd: '15:00' })
  const saved = await call('POST', `/manage/schedule/${id}/day/${date}`, { items: [...items, added] })
  expect(saved.status).toBe(200)
  expect((await call('GET', `/manage/schedule/${id}/publish`)).status).toBe(200)
  clock.advance(3600)
  world.settle()
  expect(on?.slotId).not.toBeNull()
  clock.advance(9 * 3600)
  world.settle()
  expect(
    world.db.slots
      .all()
      .filter(({ courierId, startedAt }) => courierId === off?.id && startedAt > clock.second() - 36_000),
  ).toEqual([])
  expect(on?.slotId).toBeNull()
})

async function planToday(rows: readonly ReturnType<typeof row>[]): Promise<void> {
  const { id } = await week(call, CURRENT_WEEK)
  const date = '2026-03-18'
  const kept = (await day(call, id, date, true))
    .filter(({ courierId }) => !rows.some((planned) => planned.courierId === courierId))
    .map(({ pointId, courierId, timeStart, timeEnd }) => ({ pointId, courierId, timeStart, timeEnd }))
  const items = [...kept, ...rows]
  expect((await call('POST', `/manage/schedule/${id}/day/${date}`, { items })).status).toBe(200)
  expect((await call('GET', `/manage/schedule/${id}/publish`)).status).toBe(200)
}
const restingCouriers = (count: number) =>
  world.db.couriers
    .all()
    .filter(({ id, cityId, slotId }) => cityId === 1 && slotId === null && world.db.employee(id).status === 10)
    .slice(0, count)
const pass = (hours: number) => {
  clock.advance(hours * 3600)
  world.settle()
}

test('couriers work both of two adjoining shifts, also if a dispatcher sets the planned end of the first', async () => {
  const couriers = restingCouriers(8)
  await planToday(
    couriers.flatMap(({ id }) => [
      row(id, { timeStart: '14:00', timeEnd: '16:00' }),
      row(id, { timeStart: '16:00', timeEnd: '19:00' }),
    ]),
  )
  pass(2)
  const end = { sessionEnd: '2026-03-18 16:00:00', breakTimeStart: null, breakTimeEnd: null }
  for (const { slotId } of couriers.slice(0, 4))
    expect((await call('POST', `/manage/slot/${slotId}`, end)).status).toBe(200)
  pass(2.5)
  expect(couriers.filter(({ slotId }) => slotId === null)).toEqual([])
  pass(4)
  expect(couriers.filter(({ slotId }) => slotId !== null)).toEqual([])
})

test('a courier who is started early works to the end of his shift, or to the end that a dispatcher sets', async () => {
  const [usual, shortened] = restingCouriers(2) as [CourierRecord, CourierRecord]
  await planToday([usual, shortened].map(({ id }) => row(id, { timeStart: '14:00', timeEnd: '23:30' })))
  for (const { id } of [usual, shortened]) await call('GET', `/manage/courier/${id}/slot-start`)
  const end = { sessionEnd: '2026-03-18 15:30:00', breakTimeStart: null, breakTimeEnd: null }
  expect((await call('POST', `/manage/slot/${shortened.slotId}`, end)).status).toBe(200)
  pass(9.5)
  expect([usual, shortened].map(({ slotId }) => slotId !== null)).toEqual([true, false])
  const started = world.db.slots.all().filter(({ courierId, startedAt }) => {
    return courierId === shortened.id && startedAt >= STORY_MOMENT.epochSecond()
  })
  expect(started).toHaveLength(1)
})

test('a courier who is called for a special order before his shift works the shift too', () => {
  const at = Instant.parse('2026-03-18T01:00:00Z')
  const early = createTestWorld({ size: 0, at })
  const { db } = early.world
  const now = at.epochSecond()
  const called = db.slots.all().filter(({ startedAt }) => startedAt === now - 3600)
  const soon = called.flatMap(({ courierId }) => {
    const own = db.courier(courierId)
    return (findCurrentOrNextShift(db, own, now)?.start ?? Number.POSITIVE_INFINITY) < now + 3 * 3600 ? own : []
  })
  expect(soon.length).toBeGreaterThan(0)
  early.clock.advance(5 * 3600)
  early.world.settle()
  expect(soon.filter(({ slotId }) => slotId === null)).toEqual([])
})

test('a courier’s weeks are the published ones he works in, a day off has no times', async () => {
  const id = courier(world, 0)
  const weeks = rowsOf<CourierSchedule>(await call('GET', `/manage/courier/${id}/schedule`))
  expect(weeks.map(({ dateStart }) => dateStart)).toEqual([CHANGED_WEEK, CURRENT_WEEK, PAST_WEEK])
  expect(weeks[0]).not.toHaveProperty('days')
  const { days } = (await call('GET', `/manage/courier/${id}/schedule/${weeks[1]?.id}`)).body as CourierSchedule
  expect(days).toHaveLength(7)
  expect(days.filter(({ timeStart }) => timeStart === undefined)).toHaveLength(1)
  const draft = await week(call, DRAFT_WEEK)
  expect((await call('GET', `/manage/courier/${id}/schedule/${draft.id}`)).status).toBe(404)
})
