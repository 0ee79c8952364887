import { jest } from '@jest/globals'
import type { EventStreamOptions } from '../../src/live/eventStream'
import { openSharedStream } from '../../src/live/sharedStream'

export class FakeSource {
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
    if (!this.isClosed) this.handlers.get(name)?.(new MessageEvent(name, { data }))
  }
  close() {
    this.isClosed = true
  }
}

export const openSources = () => FakeSource.all.filter(({ isClosed }) => !isClosed)

/**
 * Stub of BroadcastChannel: delivers messages in order to the other tabs that use the same name. A frozen tab receives them when it
 * resumes.
 */
class FakeChannel {
  static all = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  isHung = false
  private waiting: unknown[] = []
  constructor(readonly name: string) {
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) queueMicrotask(() => other.take(structuredClone(data)))
    }
  }
  take(data: unknown) {
    if (!FakeChannel.all.has(this)) return
    if (this.isHung) this.waiting.push(data)
    else this.onmessage?.({ data })
  }
  revive() {
    this.isHung = false
    for (const data of this.waiting.splice(0)) this.onmessage?.({ data })
  }
  close() {
    FakeChannel.all.delete(this)
  }
}

type Request = {
  signal?: AbortSignal
  hold: () => Promise<void>
  resolve: () => void
  reject: (error: Error) => void
}

/** Stub of Web Locks: a lock has one holder. `steal` takes the lock at once and rejects the promise of the previous holder. */
class FakeLocks {
  private line = new Map<string, Request[]>()
  private holders = new Map<string, Request>()

  request = (name: string, options: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const request: Request = { hold, resolve, reject, ...(options.signal ? { signal: options.signal } : {}) }
      if (options.steal) {
        this.holders.get(name)?.reject(new DOMException('stolen', 'AbortError'))
        this.grant(name, request)
        return
      }
      const line = this.line.get(name) ?? []
      this.line.set(name, [...line, request])
      options.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      queueMicrotask(() => this.next(name))
    })

  private next(name: string) {
    if (this.holders.has(name)) return
    const [first, ...rest] = (this.line.get(name) ?? []).filter(({ signal }) => !signal?.aborted)
    this.line.set(name, rest)
    if (first) this.grant(name, first)
  }

  private grant(name: string, request: Request) {
    this.holders.set(name, request)
    void request.hold().then(() => {
      request.resolve()
      if (this.holders.get(name) !== request) return
      this.holders.delete(name)
      this.next(name)
    })
  }
}

export function installBrowserStubs() {
  FakeSource.all = []
  FakeChannel.all.clear()
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() })
}

export function removeBrowserStubs() {
  Object.assign(globalThis, { BroadcastChannel: undefined })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
}

export async function openTab(name = 'stream', options: Partial<EventStreamOptions> = {}) {
  const received: string[] = []
  const health: string[] = []
  const onReconnect = jest.fn()
  const known = new Set(FakeChannel.all)
  const stream = openSharedStream(name, {
    url: () => 'https://stream.test/',
    events: { order: (data) => received.push(data), notification: (data) => received.push(`count ${data}`) },
    onHealth: (state) => health.push(state),
    onReconnect,
    onRefused: () => undefined,
    ...options,
  })
  const channel = [...FakeChannel.all].find((each) => !known.has(each)) as FakeChannel
  await settle()
  return {
    ...stream,
    received,
    onReconnect,
    health: () => health.at(-1),
    hang: () => {
      channel.isHung = true
    },
    revive: async () => {
      channel.revive()
      await settle()
    },
  }
}

export const settle = () => jest.advanceTimersByTimeAsync(0)
export const advanceTimers = (ms: number) => jest.advanceTimersByTimeAsync(ms)
