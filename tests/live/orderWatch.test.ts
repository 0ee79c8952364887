import { expect, jest, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import type { OrderNoticeKind } from '../../src/app/shell/notices/noticeSettings'
import { createOrderNoticeWatch } from '../../src/app/shell/notices/orderNoticeWatch'
import { createOrderBook } from '../../src/live/orderBook/orderBook'

const NOON = Date.parse('2026-11-21T12:00:00+05:00') / 1000

const order = (id: number, change: Partial<Order> = {}): Order => ({
  id,
  status: 10,
  createdAt: '2026-11-21 11:00:00',
  ...change,
})

const due = (id: number, time: string, change: Partial<Order> = {}) =>
  order(id, { dateTimeStatusFinish: `2026-11-21T${time}+05:00`, ...change })

function watching() {
  const notify = jest.fn<(kind: OrderNoticeKind, order: Order) => void>()
  const book = createOrderBook()
  const watch = createOrderNoticeWatch(book, { notify, unassignedSeconds: () => 300 })
  book.follow({ onChanges: watch.take })
  const seed = (orders: Order[], now: number, requestTick = book.startRequest()) =>
    watch.seed(book.storeOrders(orders, requestTick), requestTick, now)
  const ids = (kind: OrderNoticeKind) => notify.mock.calls.flatMap(([sent, { id }]) => (sent === kind ? [id] : []))
  return {
    seed,
    take: book.receive,
    storeOrders: book.storeOrders,
    startRequest: book.startRequest,
    tick: watch.tick,
    news: () => ids('new'),
    late: () => ids('late'),
    unassigned: () => ids('unassigned'),
    waiting: () => ids('waiting'),
  }
}

test('a pushed order above those that were there is new, once', () => {
  const { seed, take, news } = watching()
  seed([order(5), order(7)], NOON)
  take([order(8, { status: 20 }), order(9)])
  take([order(8, { status: 30 })])
  expect(news()).toEqual([8, 9])
})

test('updates of orders that were there, older ones that come back, and archived ones are not new', () => {
  const { seed, take, news } = watching()
  seed([order(5), order(7)], NOON)
  take([order(7, { status: 20 }), order(6, { status: 30 }), order(9, { status: 100 })])
  expect(news()).toEqual([])
})

test('before the first list only an order with the status of a new one is new', () => {
  const { take, news } = watching()
  take([order(5, { status: 40 }), order(6)])
  expect(news()).toEqual([6])
})

test('orders created during an interruption are new once; known and ended ones are not', () => {
  const { seed, take, news } = watching()
  seed([order(5)], NOON)
  take([order(9)])
  seed([order(5), order(4), order(8, { status: 20 }), order(9), order(10, { status: 100 })], NOON)
  expect(news()).toEqual([9, 8])
  take([order(8, { status: 30 }), order(7, { status: 20 })])
  seed([order(8), order(9)], NOON)
  expect(news()).toEqual([9, 8])
})

test('an order that became late during an interruption is announced, even if the list is read before the next tick', () => {
  const { seed, tick, late } = watching()
  seed([due(4, '11:59:00'), due(5, '12:00:10')], NOON)
  seed([due(4, '11:59:00'), due(5, '12:00:10'), due(6, '12:00:20')], NOON + 60)
  tick(NOON + 61)
  tick(NOON + 62)
  expect(late()).toEqual([5, 6])
})

test('an order is late when its moment has passed, once', () => {
  const { seed, tick, late } = watching()
  seed([due(5, '12:00:10')], NOON)
  tick(NOON + 10)
  expect(late()).toEqual([])
  tick(NOON + 11)
  tick(NOON + 12)
  expect(late()).toEqual([5])
})

test('orders late from the start, ended ones and extended ones are not announced', () => {
  const { seed, take, tick, late } = watching()
  seed([due(1, '11:59:00'), due(2, '12:00:05'), due(3, '12:00:05')], NOON)
  take([due(2, '12:00:05', { status: 100 }), due(3, '12:30:00')])
  tick(NOON + 60)
  expect(late()).toEqual([])
})

test('orders pushed during the request are newer than the list', () => {
  const { seed, startRequest, take, tick, late, news } = watching()
  const requestTick = startRequest()
  take([due(2, '12:00:05', { status: 100 }), due(3, '12:30:00', { status: 20 }), due(4, '11:00:00', { status: 20 })])
  seed([due(2, '12:00:05'), due(3, '12:00:05')], NOON, requestTick)
  tick(NOON + 60)
  expect(late()).toEqual([])
  expect(news()).toEqual([])
})

test('an order that is gone after a reconnect is not late any more', () => {
  const { seed, tick, late } = watching()
  seed([due(5, '12:00:10'), due(6, '12:00:10')], NOON)
  seed([due(6, '12:00:10')], NOON)
  tick(NOON + 60)
  expect(late()).toEqual([6])
})

test('a late order is not announced again when its next status is late too', () => {
  const { seed, take, tick, late } = watching()
  seed([due(5, '12:00:10')], NOON)
  tick(NOON + 20)
  take([due(5, '12:10:00', { status: 20 })])
  tick(NOON + 900)
  expect(late()).toEqual([5])
})

test('an order that a response contains before its event is reported as new once', () => {
  const { seed, take, startRequest, news, storeOrders } = watching()
  seed([order(5)], NOON)
  storeOrders([order(6)], startRequest())
  take([order(6)])
  expect(news()).toEqual([6])
})

const atNoon = (id: number, change: Partial<Order> = {}) =>
  order(id, { createdAt: '2026-11-21T12:00:00+05:00', ...change })
const courier = { id: 1, fio: 'Ибраев Дмитрий' } as Order['courier']

test('an order without a courier is announced after its minutes, and again when it loses one', () => {
  const { seed, take, tick, unassigned } = watching()
  seed([], NOON)
  take([atNoon(5), atNoon(6, { courier })])
  tick(NOON + 300)
  expect(unassigned()).toEqual([])
  tick(NOON + 301)
  tick(NOON + 400)
  expect(unassigned()).toEqual([5])
  take([atNoon(5, { courier, status: 20 })])
  take([atNoon(5, { status: 30 })])
  tick(NOON + 500)
  expect(unassigned()).toEqual([5, 5])
})

test('one for a later hour is without a courier from an hour before that', () => {
  const { seed, take, tick, unassigned } = watching()
  seed([], NOON)
  take([atNoon(5, { deliveryDateTime: '2026-11-21T15:00:00+05:00' })])
  tick(NOON + 2 * 3600)
  expect(unassigned()).toEqual([])
  tick(NOON + 2 * 3600 + 301)
  expect(unassigned()).toEqual([5])
})

test('a customer waits from the promised time on, independent of the status timer; an order is late from the earlier of the two; customers already waiting are not announced', () => {
  const { seed, take, tick, waiting, late } = watching()
  seed([atNoon(4, { createdAt: '2026-11-21T10:00:00+05:00', timeForReady: 20, timeForDelivery: 20 })], NOON)
  take([
    atNoon(5, { timeForReady: 20, timeForDelivery: 10, dateTimeStatusFinish: '2026-11-21T18:00:00+05:00' }),
    atNoon(6, { timeForReady: 60, timeForDelivery: 60, dateTimeStatusFinish: '2026-11-21T12:20:00+05:00' }),
  ])
  tick(NOON + 1200)
  expect(late()).toEqual([])
  tick(NOON + 1201)
  tick(NOON + 1800)
  expect(late()).toEqual([6])
  expect(waiting()).toEqual([])
  tick(NOON + 1801)
  take([atNoon(5, { status: 100 })])
  tick(NOON + 1900)
  expect(waiting()).toEqual([5])
  expect(late()).toEqual([6, 5])
})
