/** @jest-environment node */
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import {
  createLiveWorld,
  toWorldMetadata as headOf,
  type LiveWorld,
  resumeWorld,
  seedWorld,
} from '../../../mocks/demo/liveWorld'
import { dbTableNames, findDbTable, type RecordId } from '../../../mocks/demo/recordChanges'
import { seedDataHash } from '../../../mocks/demo/seedDataHash'
import { validateWorldImport } from '../../../mocks/demo/validateWorldImport'
import { serializeWorldFile } from '../../../mocks/demo/worldFile'
import { createTestWorld, STORY_MOMENT } from '../../../mocks/testing'
import fc from '../../seededFastCheck'
import { createCaller } from '../call'

const START = STORY_MOMENT.epochSecond()
const seeded = (seed: number, start = START) => seedWorld({ seed, size: 6000, at: null, start }, () => 0)

function goTo({ clock, world }: LiveWorld, second: number): void {
  clock.set({ at: Instant.ofEpochSecond(second) })
  world.settle()
}

/** One digest per table, so that a failed comparison names the table. The order of records does not matter. */
const print = ({ world: { db } }: LiveWorld) =>
  Object.fromEntries(
    dbTableNames(db).map((name) => {
      const records = [...findDbTable(db, name).all()].sort((a, b) => compare(a.id, b.id))
      return [name, `${records.length} ${createHash('sha256').update(JSON.stringify(records)).digest('hex')}`]
    }),
  )
const compare = (a: RecordId, b: RecordId) => (a < b ? -1 : 1)

async function work({ world }: LiveWorld, pick: number): Promise<number[]> {
  const call = createCaller(world, 'administrator')
  const { db } = world
  const among = <T>(list: readonly T[]) => list[pick % list.length] as T
  // At night the mock data may have no active order. The order requests below then use a finished order and are refused.
  const open = () => among(db.activeOrders()) ?? among(db.orders.all())
  const order = open()
  const free = db.couriers.all().find(({ slotId, orderId, cityId }) => {
    return slotId !== null && orderId === null && cityId === order.cityId
  })
  const courier = among(db.couriers.all())
  const city = { name: `Город ${pick}`, timezone: 5, status: true, deliveryService: 'YANDEX' }
  const answers = [
    await call('POST', `/manage/order/${order.id}/change-courier`, { courierId: free?.id, reason: 'Ближе' }),
    await call('GET', `/manage/order/${open().id}/change-status/0`),
    await call('GET', `/manage/courier/${courier.id}/${courier.slotId === null ? 'slot-start' : 'slot-stop'}`),
    await call('POST', `/manage/city/${among(db.cities.all()).id}`, city),
    await call('POST', '/manage/city', { ...city, name: `Посёлок ${pick}` }),
    await call('DELETE', `/manage/courier/penalty/${among(db.courierPenalties.all()).id}`),
  ]
  return answers.map(({ status }) => status)
}

const cases = fc.record({
  seed: fc.nat(1_000_000),
  start: fc.nat(24 * 7).map((hours) => START + hours * 3600),
  minutes: fc.array(fc.record({ wait: fc.integer({ min: 1, max: 3000 }), pick: fc.nat(10_000) }), {
    minLength: 1,
    maxLength: 4,
  }),
  after: fc.integer({ min: 1, max: 4 * 3600 }),
})

test('a saved and loaded world continues exactly like one that kept running', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ seed, start, minutes, after }) => {
      const running = createLiveWorld(seeded(seed, start))
      let second = start
      const done: number[] = []
      for (const { wait, pick } of minutes) {
        second += wait
        goTo(running, second)
        done.push(...(await work(running, pick)))
      }
      expect(done.filter((status) => status < 300).length).toBeGreaterThanOrEqual(3)
      const changes = JSON.parse(JSON.stringify(running.log.all()))
      const loaded = resumeWorld(seeded(seed, start), changes, second)
      expect(print(loaded)).toEqual(print(running))
      for (const live of [running, loaded]) goTo(live, second + after)
      expect(print(loaded)).toEqual(print(running))
      // A saved mock world is stored as a log of changes. After loading, the log must be complete, otherwise the next save would lose
      // changes.
      expect(loaded.log.all().length).toBe(running.log.all().length)
    }),
    { seed: 20_260_318, numRuns: 4, endOnFailure: true },
  )
}, 120_000)

test('a world that was only loaded has nothing to save', () => {
  const running = createLiveWorld(seeded(1))
  goTo(running, START + 600)
  const loaded = resumeWorld(seeded(1), running.log.all(), START + 600)
  expect(loaded.log.take()).toEqual([])
  expect(running.log.take().length).toBeGreaterThan(10)
  expect(running.log.take()).toEqual([])
})

test('changes that could not be saved are saved with the next batch', () => {
  const { world, log } = createLiveWorld(seeded(1))
  world.db.cities.update(1, { name: 'Темиртау' })
  const taken = log.take()
  log.putBack(taken)
  world.db.roles.remove('viewer')
  expect(log.take()).toEqual([...taken, { table: 'roles', id: 'viewer', record: null }])
})

test('a new record never gets the id of a deleted one, also in a saved and loaded world', async () => {
  const small = () => seedWorld({ seed: 1, size: 20, at: null, start: START }, () => 0)
  const running = createLiveWorld(small())
  const employee = { firstName: 'Сауле', lastName: 'Ержанова', role: 'viewer', password: 'secret', cities: [1] }
  async function add({ world }: LiveWorld): Promise<[branchId: number, employeeId: number]> {
    const call = createCaller(world, 'administrator')
    const { id: _id, companyId, ...branch } = world.db.branch(1)
    const added = [
      await call('POST', `/manage/company/${companyId}/branch`, branch),
      await call('POST', '/manage/employee', { ...employee, phone: '77051112233' }),
    ]
    return added.map(({ body }) => (body as { id: number }).id) as [number, number]
  }
  const [branchId, employeeId] = await add(running)
  const call = createCaller(running.world, 'administrator')
  expect((await call('DELETE', `/manage/company/branch/${branchId}`)).status).toBe(204)
  expect((await call('DELETE', `/manage/employee/${employeeId}`)).status).toBe(204)
  const loaded = resumeWorld(small(), JSON.parse(JSON.stringify(running.log.all())), START)
  for (const live of [running, loaded]) expect(await add(live)).toEqual([branchId + 1, employeeId + 1])
})

test('the difference is small beside the world', () => {
  const live = createLiveWorld(seedWorld({ seed: 1, size: 1000, at: null, start: START }, () => 0))
  goTo(live, START + 600)
  const { db } = live.world
  const whole = JSON.stringify(dbTableNames(db).map((name) => findDbTable(db, name).all())).length
  expect(serializeWorldFile(live.world, headOf(live), live.log).length).toBeLessThan(whole / 10)
})

test('seeds of another version are detected from any record', () => {
  const { world } = createTestWorld({ size: 60 })
  const known = seedDataHash(world.db)
  expect(seedDataHash(createTestWorld({ size: 60 }).world.db)).toBe(known)
  world.db.penaltyTypes.update(world.db.penaltyTypes.all()[0]?.id ?? 0, { name: 'Иначе' })
  expect(seedDataHash(world.db)).not.toBe(known)
})

test('seeds that differ in a single order of thousands are distinguished', () => {
  const { world } = createTestWorld({ size: 3000 })
  const known = seedDataHash(world.db)
  const { id, deliveryPrice } = world.db.orders.all()[1234] as { id: number; deliveryPrice: number }
  world.db.orders.update(id, { deliveryPrice: deliveryPrice + 50 })
  expect(seedDataHash(world.db)).not.toBe(known)
})

test('a file contains a world: reading returns the written world', async () => {
  const live = createLiveWorld(seeded(4))
  goTo(live, START + 1800)
  await work(live, 5)
  const { head, changes } = await validateWorldImport(serializeWorldFile(live.world, headOf(live), live.log))
  expect(
    print(
      resumeWorld(
        seedWorld(head, () => 0),
        changes,
        head.now,
      ),
    ),
  ).toEqual(print(live))
})
