/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { serializeShift } from '../../mocks/serializers/shifts'
import { nextShiftStart } from '../../mocks/simulation/roster'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import type { ScheduleDayItem } from '../../src/api/schedules'
import { findNoShows } from '../../src/domain/plannedShifts'
import { findShiftAnomalies } from '../../src/domain/shiftAnomalies'
import { createCaller } from './call'
import { checkWorld } from './worldInvariants'
import { worldPerTest } from './worldPerTest'

const CITY = 1
const HOUR = 3600
const own = worldPerTest({ size: 0 })

async function noShows(world: World, at: number) {
  const week = world.db.schedules.all().find(({ cityId, dateStart }) => cityId === CITY && dateStart === '2026-03-17')
  const path = `/manage/schedule/${week?.id}/day/2026-03-18?isActive=true`
  const { body } = await createCaller(world, 'dispatcher')('GET', path)
  return [...findNoShows(body as ScheduleDayItem[], '2026-03-18', at, world.db.timezone(CITY)).values()]
}

function unclosedShifts(world: World, at: number) {
  const slots = world.db.slots.all().filter(({ cityId }) => cityId === CITY)
  const shifts = slots.map((slot) => serializeShift(world, slot, []))
  const anomalies = findShiftAnomalies(shifts, () => world.db.timezone(CITY), at)
  return slots.filter(({ id }) => anomalies.get(id)?.includes('unclosed'))
}

test.each([
  [8, 'morning'],
  [11, 'forenoon'],
  [15, 'afternoon'],
  [22, 'evening'],
])('at %i o’clock (%s) a large city has one no-show and one unclosed shift', async (hour) => {
  const { world, clock } = createTestWorld({ size: 20_000, at: STORY_MOMENT.plusSeconds((hour - 13) * HOUR) })
  expect(await noShows(world, clock.second())).toEqual(['running'])
  expect(unclosedShifts(world, clock.second())).toHaveLength(1)
  checkWorld(world, HOUR)
})

test('an unclosed shift gets its planned end when its courier starts the next one', async () => {
  const { world, clock } = own()
  const [slot] = unclosedShifts(world, clock.second())
  if (!slot) throw new Error('No shift is unclosed')
  const { db } = world
  const courier = db.courier(slot.courierId)
  const { id, photoUrl, createdAt, lastLogin, password, ...form } = db.employee(courier.id)
  const call = createCaller(world, 'administrator')
  expect((await call('POST', `/manage/employee/${id}`, { ...form, notes: 'Забыл закрыть смену' })).status).toBe(200)
  const next = nextShiftStart(db, courier, clock.second())
  clock.advance(next - clock.second() - 60)
  world.settle()
  expect(slot.finishedAt).toBeNull()
  clock.advance(120)
  world.settle()
  checkWorld(world, 3 * HOUR)
  expect(slot.finishedAt).toBe(slot.endsAt)
  expect(db.slots.all().filter(({ courierId, finishedAt }) => courierId === id && finishedAt === null)).toMatchObject([
    { startedAt: next },
  ])
})

test.each([7, 8, 9])('a dispatcher closes an unclosed shift of world %i at its planned end', async (seed) => {
  const { world, clock } = createTestWorld({ seed, size: 20_000 })
  const [slot] = unclosedShifts(world, clock.second())
  if (!slot) throw new Error('No shift is unclosed')
  const hour = world.db.courier(slot.courierId).rota.hours[1]
  const body = { sessionEnd: `2026-03-${17 + Math.floor(hour / 24)} ${String(hour % 24).padStart(2, '0')}:00:00` }
  expect((await createCaller(world, 'dispatcher')('POST', `/manage/slot/${slot.id}`, body)).status).toBe(200)
  expect(unclosedShifts(world, clock.second())).toEqual([])
  checkWorld(world, HOUR)
})
