import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openEventStream, type StreamHealth } from '../../src/live/eventStream'

class FakeSource {
  static all: FakeSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readyState = 0
  isClosed = false
  private handlers = new Map<string, (event: MessageEvent) => void>()
  constructor(readonly url: string) {
    FakeSource.all.push(this)
  }
  addEventListener(name: string, handler: (event: MessageEvent) => void) {
    this.handlers.set(name, handler)
  }
  emit(name: string, data: string) {
    this.handlers.get(name)?.(new MessageEvent(name, { data }))
  }
  close() {
    this.isClosed = true
  }
}

const last = () => {
  const source = FakeSource.all.at(-1)
  if (!source) throw new Error('no connection was made')
  return source
}

function open() {
  const health: StreamHealth[] = []
  const since: (number | null)[] = []
  const received: string[] = []
  const onReconnect = jest.fn()
  const onRefused = jest.fn()
  let key = 'first'
  const stream = openEventStream({
    url: () => `http://stream.test/?access-token=${key}`,
    events: { order: (data) => received.push(data) },
    onHealth: (state, missing) => {
      health.push(state)
      since.push(missing)
    },
    onReconnect,
    onRefused,
  })
  return { health, since, received, onReconnect, onRefused, ...stream, setKey: (next: string) => (key = next) }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  FakeSource.all = []
  Object.assign(globalThis, { EventSource: FakeSource })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the event stream passes events on and reports that the stream is live', () => {
  const { health, received, onReconnect } = open()
  last().onopen?.()
  last().emit('order', '{"id":1}')
  expect(received).toEqual(['{"id":1}'])
  expect(health).toEqual(['connecting', 'live'])
  expect(onReconnect).not.toHaveBeenCalled()
})

test('reconnects with growing pauses of at most 30 seconds', () => {
  open()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 7; attempt++) {
    const before = FakeSource.all.length
    last().onerror?.()
    let waited = 0
    while (FakeSource.all.length === before) {
      jest.advanceTimersByTime(500)
      waited += 500
    }
    pauses.push(waited)
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('the event stream reports each reconnect once and uses the current session key', () => {
  const { onReconnect, setKey } = open()
  last().onopen?.()
  last().onerror?.()
  setKey('second')
  jest.advanceTimersByTime(1000)
  expect(last().url).toContain('access-token=second')
  last().onopen?.()
  expect(onReconnect).toHaveBeenCalledTimes(1)
})

test('a first connection that came late counts as a reconnect', () => {
  const { onReconnect } = open()
  last().onerror?.()
  jest.advanceTimersByTime(1000)
  last().onopen?.()
  expect(onReconnect).toHaveBeenCalledTimes(1)
})

test('a wake during the first attempt is reported once that attempt is open', () => {
  const { renew, onReconnect } = open()
  expect(renew()).toBe(true)
  expect(FakeSource.all).toHaveLength(1)
  last().onopen?.()
  expect(onReconnect).toHaveBeenCalledTimes(1)
  expect(renew()).toBe(false)
})

test('distinguishes a refusal from an interruption and retries after both', () => {
  const { onRefused } = open()
  last().onerror?.()
  expect(onRefused).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  last().readyState = 2
  last().onerror?.()
  expect(onRefused).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(2000)
  expect(FakeSource.all).toHaveLength(3)
})

test('the event stream reports a refusal once until the stream opens', () => {
  const { onRefused } = open()
  const refuse = () => {
    last().readyState = 2
    last().onerror?.()
    jest.advanceTimersByTime(60_000)
  }
  refuse()
  refuse()
  expect(onRefused).toHaveBeenCalledTimes(1)
  last().onopen?.()
  refuse()
  expect(onRefused).toHaveBeenCalledTimes(2)
})

test('the event stream reconnects at once when the machine wakes or the network is back', () => {
  const { renew } = open()
  for (let attempt = 0; attempt < 4; attempt++) {
    last().onerror?.()
    jest.advanceTimersByTime(attempt < 3 ? 60_000 : 0)
  }
  const before = FakeSource.all.length
  renew()
  expect(FakeSource.all.length).toBe(before + 1)
})

test('a closed stream is silent and stays closed', () => {
  const { received, close } = open()
  const source = last()
  close()
  source.emit('order', '{"id":1}')
  source.onerror?.()
  jest.advanceTimersByTime(60_000)
  expect(source.isClosed).toBe(true)
  expect(received).toEqual([])
  expect(FakeSource.all).toHaveLength(1)
})

test('after 90 s without an event the connection is replaced, which is reported once', () => {
  const { onReconnect, since } = open()
  last().onopen?.()
  const heardAt = Date.now()
  jest.advanceTimersByTime(85_000)
  expect(FakeSource.all).toHaveLength(1)
  jest.advanceTimersByTime(10_000)
  expect(FakeSource.all).toHaveLength(2)
  expect(FakeSource.all[0]?.isClosed).toBe(true)
  expect(since.at(-1)).toBe(heardAt)
  last().onopen?.()
  expect(onReconnect).toHaveBeenCalledTimes(1)
  expect(since.at(-1)).toBeNull()
})

test.each(['ping', 'order'])('an %s every 30 s keeps the connection', (name) => {
  open()
  last().onopen?.()
  for (let turn = 0; turn < 20; turn++) {
    jest.advanceTimersByTime(30_000)
    last().emit(name, '1')
  }
  expect(FakeSource.all).toHaveLength(1)
})

test('an attempt that hangs is given up', () => {
  const { onReconnect } = open()
  jest.advanceTimersByTime(40_000)
  expect(FakeSource.all.length).toBeGreaterThan(1)
  last().onopen?.()
  expect(onReconnect).toHaveBeenCalledTimes(1)
})

test('several renewals at once open one new connection', () => {
  const { renew, onReconnect } = open()
  last().onopen?.()
  jest.advanceTimersByTime(20_000)
  renew()
  renew()
  last().onopen?.()
  renew()
  expect(FakeSource.all).toHaveLength(2)
  expect(onReconnect).toHaveBeenCalledTimes(1)
})
