/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { compareText } from '../../mocks/http/listing'
import { findTopRows } from '../../mocks/store/findTopRows'
import { partialSort } from '../../mocks/store/partialSort'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { isActiveOrderStatus } from '../../src/domain/orders'
import fc from '../seededFastCheck'
import { type Caller, createCaller, rowsOf, total } from './call'

/**
 * For speed, the mock's order search reads separate arrays of field values and sorts only the requested page. The tests compare its results
 * with a plain filter and sort of the records.
 */
let world: World
let call: Caller
beforeAll(() => {
  const made = createTestWorld({ size: 2500 })
  world = made.world
  made.clock.advance(1800)
  world.settle()
  call = createCaller(world, 'administrator')
})

type Key = (order: OrderRecord) => string | number | null
const KEYS: Record<string, Key> = {
  id: ({ id }) => id,
  externalId: ({ externalId }) => externalId,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
  finishedAt: ({ finishedAt }) => finishedAt,
  dateTimeStatusFinish: ({ dueAt }) => dueAt,
  cityId: ({ cityId }) => world.db.city(cityId).name,
  pointId: ({ pointId }) => world.db.point(pointId).name,
  companyName: ({ companyId }) => world.db.company(companyId).name,
  courierId: ({ courierId }) => courierId,
  sumTotal: ({ sumTotal }) => sumTotal,
}

const filters = fc.record(
  {
    cityId: fc.integer({ min: 1, max: 5 }),
    companyId: fc.integer({ min: 1, max: 40 }),
    status: fc.constantFrom(10, 20, 50, 70, 100, 0, -1),
    paymentTypeId: fc.integer({ min: 1, max: 3 }),
    isNewClient: fc.boolean(),
    isExternalCourier: fc.boolean(),
    externalId: fc.constantFrom('85', '8', '71'),
  },
  { requiredKeys: [] },
)
type Filter = Partial<Record<'cityId' | 'companyId' | 'status' | 'paymentTypeId', number>> & {
  isNewClient?: boolean
  isExternalCourier?: boolean
  externalId?: string
}

function expected(active: boolean, { externalId, ...equal }: Filter, field: string, descending: boolean): number[] {
  const key = KEYS[field] as Key
  const found = world.db.orders.all().filter((order) => {
    const holds = Object.entries(equal).every(([name, value]) => order[name as keyof OrderRecord] === value)
    return holds && isActiveOrderStatus(order.status) === active && order.externalId.includes(externalId ?? '')
  })
  return found.sort((a, b) => (descending ? -1 : 1) * compare(key(a), key(b)) || b.id - a.id).map(({ id }) => id)
}

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return Number(a) - Number(b)
}

test('the order search finds and sorts like a plain filter and sort', async () => {
  const queries = fc.tuple(
    fc.boolean(),
    filters,
    fc.constantFrom(...Object.keys(KEYS)),
    fc.boolean(),
    fc.integer({ min: 1, max: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(queries, async ([active, filter, field, descending, page]) => {
      const path = `/manage/order/${active ? '' : 'archive/'}search?page=${page}`
      const answer = await call('POST', path, { ...filter, orderBy: `${field}_SORT_${descending ? 'DESC' : 'ASC'}` })
      const ids = expected(active, filter, field, descending)
      expect(total(answer)).toBe(ids.length)
      expect(rowsOf<{ id: number }>(answer).map(({ id }) => id)).toEqual(ids.slice((page - 1) * 20, page * 20))
    }),
    { seed: 7, numRuns: 60, endOnFailure: true },
  )
})

test('the averages of the archive follow from the histories', async () => {
  const archived = world.db.orders.all().filter(({ cityId, status }) => cityId === 1 && !isActiveOrderStatus(status))
  const reached = ({ history }: OrderRecord, status: number) => history.findLast((entry) => entry.status === status)?.at
  const average = (took: (order: OrderRecord) => number) => {
    const known = archived.map(took).filter((seconds) => !Number.isNaN(seconds))
    return Math.round(known.reduce((sum, seconds) => sum + seconds, 0) / known.length / 6) / 10
  }
  const seconds = (from: number | undefined, to: number | undefined) => (to ?? Number.NaN) - (from ?? Number.NaN)
  const { body } = await call('POST', '/manage/order/archive/summary', { cityId: 1 })
  expect(body).toMatchObject({
    totalCount: archived.length,
    successCount: archived.filter(({ status }) => status === 100).length,
    avgTimeForAccepted: average((order) => seconds(order.createdAt, reached(order, 20))),
    avgTimeForReady: average((order) => seconds(reached(order, 20), reached(order, 60))),
    avgTimeForDelivery: average((order) =>
      order.status === 100 ? seconds(reached(order, 60), order.history.at(-1)?.at) : Number.NaN,
    ),
  })
})

test('external ids that are no numbers are sorted as texts', async () => {
  const [order] = world.db.activeOrders()
  if (!order) throw new Error('No active order')
  const { externalId } = order
  world.db.orders.update(order.id, { externalId: 'Я-1' })
  const rows = rowsOf<{ id: number }>(
    await call('POST', '/manage/order/search?page=1', { orderBy: 'externalId_SORT_DESC' }),
  )
  expect(rows[0]?.id).toBe(order.id)
  world.db.orders.update(order.id, { externalId })
})

test('a part of a list is sorted as the whole would be', () => {
  const lists = fc.array(fc.nat(1000), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(lists, fc.nat(200), fc.nat(30), (numbers, from, count) => {
      const places = Int32Array.from(numbers, (_, index) => index)
      const order = (a: number, b: number) => (numbers[a] as number) - (numbers[b] as number) || a - b
      partialSort(places, (a, b) => order(a, b) < 0, from, from + count)
      const whole = numbers.map((_, index) => index).sort(order)
      expect([...places.slice(from, from + count)]).toEqual(whole.slice(from, from + count))
    }),
    { seed: 7, endOnFailure: true },
  )
})

test('by number, forwards and backwards, pages follow each other without a gap', async () => {
  const all = world.db.orders.all().filter(({ status }) => status <= 0 || status === 100)
  const ids = all.map(({ id }) => id).sort((a, b) => a - b)
  const page = async (number: number, orderBy: string) => {
    const { body } = await call('POST', `/manage/order/archive/search?page=${number}`, { orderBy })
    return (body as { id: number }[]).map(({ id }) => id)
  }
  const first = await page(1, 'id_SORT_ASC')
  expect(first).toEqual(ids.slice(0, first.length))
  expect(await page(2, 'id_SORT_ASC')).toEqual(ids.slice(first.length, 2 * first.length))
  const backwards = [...ids].reverse()
  expect(await page(1, 'id_SORT_DESC')).toEqual(backwards.slice(0, first.length))
  expect(await page(2, 'id_SORT_DESC')).toEqual(backwards.slice(first.length, 2 * first.length))
  const last = Math.ceil(ids.length / first.length)
  expect(await page(last, 'id_SORT_DESC')).toEqual(backwards.slice((last - 1) * first.length))
})

test('the first page equals that of a full sort, for any order of rows', () => {
  const lists = fc.array(fc.nat(300), { minLength: 1, maxLength: 300 })
  const ways = fc.constantFrom<((numbers: number[]) => number[])[]>(
    (numbers) => numbers,
    (numbers) => [...numbers].sort((a, b) => a - b),
    (numbers) => [...numbers].sort((a, b) => b - a),
  )
  fc.assert(
    fc.property(lists, ways, fc.integer({ min: 1, max: 60 }), (drawn, way, count) => {
      const numbers = way(drawn)
      const places = Int32Array.from(numbers, (_, index) => index)
      const order = (a: number, b: number) => (numbers[a] as number) - (numbers[b] as number) || a - b
      const whole = [...places].sort(order)
      expect([...findTopRows(places, (a, b) => order(a, b) < 0, count)]).toEqual(whole.slice(0, count))
      expect([...places]).toEqual(numbers.map((_, index) => index))
    }),
    { seed: 7, endOnFailure: true },
  )
})
