import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { addDays } from '../../src/domain/schedules/weekDates'
import { createOrderDemandStore, type OrderDemandStore } from '../../src/pages/schedules/demand/orderDemandStore'
import { signOut } from '../../src/session/session'
import { configureApi, mockFetch, waitForRequests } from '../session/mockFetch'
import { DATES } from './weekArbitraries'

/**
 * Design of schedules: the «Спрос» (demand) panel loads the order archive in pages, two at a time. It shows progress, can be stopped, and
 * asks for confirmation above 200 pages.
 */

const TODAY = DATES[0] as string
const MAX_PAGES_UNASKED = 200
let pagesPerDay = 1
/** The console caches past days for the whole session, so each test uses another city. */
let cityId = 100
let underWay = 0
let mostUnderWay = 0
let demand: OrderDemandStore

beforeEach(() => {
  configureApi()
  ;[underWay, mostUnderWay] = [0, 0]
  cityId++
  demand = createOrderDemandStore()
})
afterEach(() => {
  demand.stop()
  jest.restoreAllMocks()
})

/** Starts a server with one order per page, created at noon in a city without a time zone, whose times count as UTC+5. */
const start = () =>
  mockFetch(async ({ path, body }) => {
    underWay++
    mostUnderWay = Math.max(mostUnderWay, underWay)
    await waitForRequests()
    underWay--
    const { dateStart } = JSON.parse(body) as { dateStart: string }
    const page = /page=(\d+)/.exec(path)?.[1] ?? '1'
    return {
      body: [{ id: Number(page), status: 100, createdAt: `${dateStart}T12:30:00+05:00` }],
      headers: {
        'X-Pagination-Current-Page': page,
        'X-Pagination-Page-Count': String(pagesPerDay),
        'X-Pagination-Per-Page': '1',
        'X-Pagination-Total-Count': String(pagesPerDay),
      },
    }
  })

test('«Спрос» loads four weeks of each weekday, two pages at a time, and returns the median by hour', async () => {
  pagesPerDay = 2
  const { calls } = start()
  await demand.load(cityId, DATES, TODAY)
  expect(demand.state.status).toBe('ready')
  expect(calls).toHaveLength(7 * 4 * 2)
  expect(mostUnderWay).toBe(2)
  expect(demand.state.byDay).toHaveLength(7)
  for (const hours of demand.state.byDay ?? []) {
    expect(hours[12]).toBe(2)
    expect(hours.reduce((sum, orders) => sum + orders, 0)).toBe(2)
  }
  const dates = new Set(calls.map(({ body }) => (JSON.parse(body) as { dateStart: string }).dateStart))
  expect(dates).toContain(addDays(TODAY, -7))
  expect([...dates].every((date) => date < TODAY)).toBe(true)
})

test('past days are requested once', async () => {
  pagesPerDay = 1
  const { calls } = start()
  await demand.load(cityId, DATES, TODAY)
  const first = calls.length
  const again = createOrderDemandStore()
  await again.load(cityId, DATES, TODAY)
  expect(again.state.byDay).toEqual(demand.state.byDay)
  expect(calls).toHaveLength(first)
})

test('orders that cannot be read or have no time are counted, also when their day is cached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const unreadableDate = addDays(TODAY, -7)
  mockFetch(({ body }) => {
    const { dateStart } = JSON.parse(body) as { dateStart: string }
    const order = { id: 1, status: 100, createdAt: `${dateStart}T12:30:00+05:00` }
    return {
      body: dateStart === unreadableDate ? [order, { createdAt: order.createdAt }, { id: 2, status: 100 }] : [order],
    }
  })
  await demand.load(cityId, DATES, TODAY)
  expect(demand.state).toMatchObject({ status: 'ready', unreadable: 2 })
  demand.stop()
  expect(demand.state.unreadable).toBe(0)
  await demand.load(cityId, DATES, TODAY)
  expect(demand.state.unreadable).toBe(2)
})

test('it stops at once, and shows nothing of the loaded part', async () => {
  pagesPerDay = 3
  const { calls } = start()
  const loading = demand.load(cityId, DATES, TODAY)
  await waitForRequests()
  demand.stop()
  const atStop = calls.length
  await loading
  await waitForRequests()
  expect(calls.length).toBeLessThanOrEqual(atStop)
  expect(demand.state).toMatchObject({ status: 'idle', byDay: undefined, failure: null, pagesDone: 0 })
})

test('many pages are loaded only after a confirmation', async () => {
  pagesPerDay = Math.ceil((MAX_PAGES_UNASKED + 1) / 28)
  const { calls } = start()
  const loading = demand.load(cityId, DATES, TODAY)
  for (let tries = 0; demand.state.status !== 'asking' && tries < 200; tries++) await waitForRequests()
  expect(demand.state).toMatchObject({ status: 'asking', pagesTotal: 28 * pagesPerDay })
  expect(calls).toHaveLength(28)
  demand.stop()
  await loading
  expect(calls).toHaveLength(28)
  expect(demand.state.status).toBe('idle')
})

test('a failed page is reported, and nothing is shown', async () => {
  mockFetch(() => ({ status: 500, body: { message: 'Архив недоступен' } }))
  await demand.load(cityId, DATES, TODAY)
  expect(demand.state).toMatchObject({ status: 'idle', byDay: undefined, failure: { message: 'Архив недоступен' } })
})

test('data read by one user is requested again for the next', async () => {
  pagesPerDay = 1
  const { calls } = start()
  await demand.load(cityId, DATES, TODAY)
  const requested = calls.length
  await demand.load(cityId, DATES, TODAY)
  expect(calls).toHaveLength(requested)
  signOut()
  await demand.load(cityId, DATES, TODAY)
  expect(calls).toHaveLength(2 * requested)
})
