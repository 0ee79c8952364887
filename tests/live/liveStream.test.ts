import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { serverSkewMs } from '../../src/lib/serverClock'
import { liveState } from '../../src/live/liveState'
import { startLiveStream } from '../../src/live/liveStream'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { session } from '../../src/session/session'

const USER = { id: 1, fio: 'Серикова Айгуль', role: { name: 'operator' }, accesses: ['order_view'], allowedCities: [] }

class FakeSource extends EventTarget {
  static last: FakeSource
  onopen: (() => void) | undefined
  readonly close = jest.fn()
  constructor(readonly url: string) {
    super()
    FakeSource.last = this
  }
  push = (id: number) =>
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ id, status: 10, createdAt: null }) }))
}

let received: number[]
let stops: (() => void)[]

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { EventSource: FakeSource })
  Object.assign(session, { key: 'first', user: USER, failure: null })
  received = []
  stops = [
    startLiveStream(),
    orderBook.follow({ onChanges: (changes) => received.push(...changes.map(({ row }) => row.id)) }),
  ]
})

afterEach(() => {
  for (const stop of stops) stop()
  jest.useRealTimers()
})

test('pushed orders reach the screens with the next frame', () => {
  FakeSource.last.push(5)
  FakeSource.last.push(6)
  expect(received).toEqual([])
  jest.advanceTimersByTime(100)
  expect(received).toEqual([5, 6])
})

test('orders pushed for one user are not shown to the next', () => {
  const { push, close } = FakeSource.last
  push(5)
  session.user = null
  expect(close).toHaveBeenCalled()
  Object.assign(session, { key: 'second', user: { ...USER, id: 2 } })
  expect(FakeSource.last.url).toContain('access-token=second')
  FakeSource.last.push(7)
  jest.advanceTimersByTime(1000)
  expect(received).toEqual([7])
})

test('a user who loses the permission gets no events and no stream', () => {
  FakeSource.last.onopen?.()
  expect(liveState.health).toBe('live')
  FakeSource.last.push(5)
  session.user = { ...USER, accesses: [] }
  jest.advanceTimersByTime(1000)
  expect(received).toEqual([])
  expect(liveState.health).toBe('off')
})

test('events before an interruption are applied before the lists are reloaded', () => {
  const seen: string[] = []
  stops.push(
    orderBook.follow({
      onChanges: (changes) => seen.push(...changes.map(({ row }) => String(row.id))),
      onReconnect: () => seen.push('back'),
    }),
  )
  FakeSource.last.onopen?.()
  FakeSource.last.push(5)
  window.dispatchEvent(new Event('online'))
  jest.advanceTimersByTime(5000)
  FakeSource.last.push(6)
  window.dispatchEvent(new Event('online'))
  FakeSource.last.onopen?.()
  FakeSource.last.push(7)
  jest.advanceTimersByTime(100)
  expect(seen).toEqual(['5', '6', 'back', '7'])
})

test('lists requested before the first connection are reloaded when it opens', () => {
  const seen: string[] = []
  stops.push(orderBook.follow({ onChanges: () => undefined, onReconnect: () => seen.push('again') }))
  orderBook.startRequest()
  FakeSource.last.onopen?.()
  expect(seen).toEqual(['again'])
})

test('a list requested after the connection opened is not reloaded, nor is one of the next user', () => {
  const seen: string[] = []
  stops.push(orderBook.follow({ onChanges: () => undefined, onReconnect: () => seen.push('again') }))
  FakeSource.last.onopen?.()
  orderBook.startRequest()
  expect(seen).toEqual([])
  session.user = null
  Object.assign(session, { key: 'second', user: { ...USER, id: 2 } })
  FakeSource.last.onopen?.()
  expect(seen).toEqual([])
})

test('a new key of the same user reopens the stream and keeps the shown orders', () => {
  FakeSource.last.push(5)
  jest.advanceTimersByTime(100)
  const before = FakeSource.last
  session.key = 'second'
  expect(before.close).toHaveBeenCalled()
  expect(FakeSource.last.url).toContain('access-token=second')
  expect(orderBook.row(5)).toBeDefined()
})

test("without a response that has the server's clock, pushed orders set it", () => {
  const createdAt = new Date(Date.now() + 10 * 60_000).toISOString()
  const push = (id: number) =>
    FakeSource.last.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ id, status: 10, createdAt }) }))
  for (const id of [901, 902, 903, 904, 905, 906]) push(id)
  jest.advanceTimersByTime(100)
  expect(Math.round(serverSkewMs() / 60_000)).toBe(10)
})
