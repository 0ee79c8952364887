/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { ManualClock } from '../../mocks/store/clock'
import type { World } from '../../mocks/store/world'
import type { CourierSchedule } from '../../src/api/couriers'
import { type Caller, createCaller, rowsOf } from './call'
import { CHANGED, courier, DRAFT, day, EXPIRED, PRESENT, row, week } from './scheduleWeeks'
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
  const { id } = await week(call, PRESENT)
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

test('a courier’s weeks are the published ones he works in, a day off has no times', async () => {
  const id = courier(world, 0)
  const weeks = rowsOf<CourierSchedule>(await call('GET', `/manage/courier/${id}/schedule`))
  expect(weeks.map(({ dateStart }) => dateStart)).toEqual([CHANGED, PRESENT, EXPIRED])
  expect(weeks[0]).not.toHaveProperty('days')
  const { days } = (await call('GET', `/manage/courier/${id}/schedule/${weeks[1]?.id}`)).body as CourierSchedule
  expect(days).toHaveLength(7)
  expect(days.filter(({ timeStart }) => timeStart === undefined)).toHaveLength(1)
  const draft = await week(call, DRAFT)
  expect((await call('GET', `/manage/courier/${id}/schedule/${draft.id}`)).status).toBe(404)
})
