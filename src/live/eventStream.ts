export type StreamHealth = 'connecting' | 'live' | 'reconnecting'

export type EventStreamOptions = {
  /**
   * Called on each connect, because the URL of the stream contains the session key, which may change. Never log this
   * URL.
   */
  url: () => string
  events: Record<string, (data: string) => void>
  /** `since` is the moment from which events may be missing, in ms since the epoch; null while the stream is live. */
  onHealth: (health: StreamHealth, since: number | null) => void
  onReconnect: () => void
  /**
   * Called on the first connect. Data requested before the connect may be outdated and must be reloaded, because the stream sends only
   * later changes.
   */
  onFirstOpen?: () => void
  /**
   * Called if the server responds without opening a stream, for example because the session key expired (EventSource hides the HTTP
   * status). It is not called again until a connect succeeds.
   */
  onRefused: () => void
  /** True if this tab continues the stream of another tab; the first connect then counts as a reconnect. */
  isResumed?: boolean
}

export type EventStream = {
  close: () => void
  /**
   * Reconnects the stream. Returns true if `onReconnect` will be called. Right after a connect it does nothing and returns false, because
   * no event can be missing.
   */
  renew: () => boolean
  /** Time of the stream's last event or connect, in ms since the epoch; 0 while the stream is not live. */
  lastEventAt: () => number
  check: () => void
}

const CLOSED = 2

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
const STEADY_MS = 10_000
/** If the stream is silent for this long, it reconnects (contract, «silence of the stream»). */
const MAX_SILENCE_MS = 90_000
const MAX_CONNECTING_MS = 30_000
const CHECK_MS = 5_000
/**
 * `renew` does not reconnect this soon after a connect: a computer that wakes from sleep fires several browser events,
 * and each of them calls `renew`.
 */
const FRESH_MS = 5_000
/** A stream that received an event within this time is alive, because the server sends a ping at least every 30 s. */
export const STREAM_ALIVE_MS = 35_000
const PING = 'ping'

/**
 * Wraps EventSource and reconnects by its own timer, because the reconnects of the browser have no backoff, stop after
 * an error response and miss dead connections.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let startedAt = 0
  let openedAt = 0
  let lastEventAt = 0
  let mayMissEvents = options.isResumed ?? false
  let lostAt: number | undefined
  let wasRefused = false

  function connect(): void {
    timer = undefined
    startedAt = Date.now()
    lostAt ??= startedAt
    options.onHealth('connecting', lostAt)
    const mine = new EventSource(options.url())
    source = mine
    mine.onopen = () => {
      if (source !== mine) return
      openedAt = Date.now()
      lastEventAt = openedAt
      wasRefused = false
      lostAt = undefined
      const mayHaveMissedEvents = mayMissEvents
      mayMissEvents = true
      // Call `onFirstOpen` before `onHealth`. `onFirstOpen` reloads data if requests were sent before the connect; requests that the
      // listeners of `onHealth` send would cause a needless reload.
      if (!mayHaveMissedEvents) options.onFirstOpen?.()
      options.onHealth('live', null)
      if (mayHaveMissedEvents) options.onReconnect()
    }
    mine.onerror = () => {
      const isRefused = mine.readyState === CLOSED
      mine.close()
      if (source !== mine) return
      scheduleReconnect()
      if (isRefused && !wasRefused) options.onRefused()
      wasRefused ||= isRefused
    }
    const listen = (name: string, handle: (data: string) => void) =>
      mine.addEventListener(name, (event) => {
        if (source !== mine) return
        lastEventAt = Date.now()
        handle(String((event as MessageEvent).data))
      })
    listen(PING, () => undefined)
    for (const [name, handle] of Object.entries(options.events)) listen(name, handle)
  }

  function drop(since: number): void {
    source?.close()
    source = undefined
    openedAt = 0
    lastEventAt = 0
    lostAt ??= since
    mayMissEvents = true
  }

  function scheduleReconnect(): void {
    if (openedAt > 0 && Date.now() - openedAt >= STEADY_MS) attempt = 0
    drop(Date.now())
    options.onHealth('reconnecting', lostAt as number)
    timer = setTimeout(connect, pauseBefore(attempt++))
  }

  function reconnectNow(since: number): void {
    clearTimeout(timer)
    drop(since)
    connect()
  }

  function check(): void {
    const now = Date.now()
    if (lastEventAt > 0 && now - lastEventAt >= MAX_SILENCE_MS) reconnectNow(lastEventAt)
    else if (source && openedAt === 0 && now - startedAt >= MAX_CONNECTING_MS) scheduleReconnect()
  }
  const checks = setInterval(check, CHECK_MS)

  connect()
  return {
    renew() {
      const age = Math.abs(Date.now() - (openedAt || startedAt))
      if (timer === undefined && age < FRESH_MS) {
        mayMissEvents ||= openedAt === 0
        return openedAt === 0
      }
      const now = Date.now()
      reconnectNow(lastEventAt > 0 && now - lastEventAt > STREAM_ALIVE_MS ? lastEventAt : now)
      return true
    },
    lastEventAt: () => lastEventAt,
    check,
    close() {
      clearInterval(checks)
      clearTimeout(timer)
      source?.close()
      source = undefined
    },
  }
}

/** Backoff: 1, 2, 4 … 30 s plus up to 25 % at random, so that clients do not all reconnect to a restarted server at once. */
function pauseBefore(attempt: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random() / 4)
}
