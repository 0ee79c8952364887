import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import type * as serverClockModule from '../../src/lib/serverClock'
import type * as eventClockModule from '../../src/live/eventSkew'
import type * as orderBookModule from '../../src/live/orderBook/orderBook'

/** The server exposes no `Date` header, so the console can detect a wrong clock of the machine only from the times in live events. */

let clock: typeof serverClockModule
let setClockSource: (source: () => number) => void
let book: orderBookModule.OrderBook
let stop: () => void

beforeEach(async () => {
  // The clock module remembers earlier measurements, so each test loads it again.
  jest.resetModules()
  clock = await import('../../src/lib/serverClock')
  setClockSource = (await import('../../src/lib/clock')).setClockSource
  const { createOrderBook } = await import('../../src/live/orderBook/orderBook')
  const { estimateSkewFromEvents }: typeof eventClockModule = await import('../../src/live/eventSkew')
  book = createOrderBook()
  stop = estimateSkewFromEvents(book)
})

afterEach(() => stop())

const moment = (minutesAhead: number, secondsLate = 1) =>
  new Date(Date.now() + minutesAhead * 60_000 - secondsLate * 1000).toISOString()

let lastId = 100
const fresh = (minutesAhead: number, secondsLate?: number): Order => ({
  id: ++lastId,
  status: 10,
  createdAt: moment(minutesAhead, secondsLate),
})

const minutesOff = () => Math.round(clock.serverSkewMs() / 60_000)

test.each([-5, 12, -90])('new orders reveal a clock that is %d minutes wrong', (ahead) => {
  for (let count = 0; count < 5; count++) book.receive([fresh(ahead)])
  expect(minutesOff()).toBe(0)
  book.receive([fresh(ahead)])
  expect(minutesOff()).toBe(ahead)
})

test('a status change reveals the skew by its history entry', () => {
  const first = moment(7, 3600)
  const history = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      status: 10 + index,
      createdAt: index === count - 1 ? moment(7) : first,
    }))
  book.storeOrders([{ id: 1, status: 10, statusesHistory: history(1) }], book.startRequest())
  for (let count = 2; count < 8; count++) book.receive([{ id: 1, status: 20, statusesHistory: history(count) }])
  expect(minutesOff()).toBe(7)
})

test('delays of seconds and delayed events among fresh ones change nothing', () => {
  for (const late of [2, 40, 400, 3, 90, 1, 600, 2]) book.receive([fresh(0, late)])
  expect(clock.serverSkewMs()).toBe(0)
})

test('a single event from the future changes nothing', () => {
  for (const ahead of [0, 0, 300, 0, 0, 0]) book.receive([fresh(ahead)])
  expect(clock.serverSkewMs()).toBe(0)
})

test('old events do not set the clock: corrections, and orders seen for the first time', () => {
  const statusesHistory = [{ status: 10, createdAt: moment(0, 7200) }]
  for (let id = 1; id <= 10; id++) {
    const order = {
      id,
      status: 40,
      createdAt: moment(0, 7200),
      statusesHistory: [...statusesHistory, ...statusesHistory],
    }
    book.receive([order])
    book.receive([{ ...order, comments: 'Позвонить' }])
  }
  expect(clock.serverSkewMs()).toBe(0)
})

test('a response with a date is better', () => {
  const now = Date.now()
  clock.measureServerSkew(new Headers({ date: new Date(now).toUTCString() }), now - 50, now)
  for (let count = 0; count < 8; count++) book.receive([fresh(9)])
  expect(clock.serverSkewMs()).toBe(0)
})

test('a demonstration’s world has its own time', () => {
  setClockSource(() => 0)
  for (let count = 0; count < 8; count++) book.receive([fresh(9)])
  expect(clock.serverSkewMs()).toBe(0)
})

test('queued events after an interruption do not set the clock', () => {
  for (let count = 0; count < 5; count++) book.receive([fresh(9)])
  book.reconnect()
  book.receive([fresh(9)])
  expect(clock.serverSkewMs()).toBe(0)
})
