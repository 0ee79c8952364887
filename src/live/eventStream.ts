export type StreamHealth = 'connecting' | 'live' | 'reconnecting'

export type EventStreamOptions = {
  /** Called on each connect because the URL contains a key that may change. Never log it. */
  url: () => string
  events: Record<string, (data: string) => void>
  /** `since`: events may be missing from this moment on, ms since the epoch; null while live. */
  onHealth: (health: StreamHealth, since: number | null) => void
  onReconnect: () => void
  /** Called on the first connect: responses requested earlier may lack recent events. */
  onFirstOpen?: () => void
  /**
   * The server responded without a stream, for example because the key expired; EventSource hides the HTTP status.
   * Called once until the next successful connect.
   */
  onRefused: () => void
  /** Continues another tab's stream: the first connect counts as a reconnect. */
  isResumed?: boolean
}

export type EventStream = {
  close: () => void
  /** Reconnects. Returns false right after a connect, when no event can be missing. */
  renew: () => boolean
  /** Time of the last event or connect, ms since the epoch; 0 while not live. */
  heardAt: () => number
  check: () => void
}

const CLOSED = 2

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
const STEADY_MS = 10_000
/** Reconnect after this long without events (contract, «silence of the stream»). */
const MAX_SILENCE_MS = 90_000
const MAX_CONNECTING_MS = 30_000
const CHECK_MS = 5_000
/** Skip a renewal this soon after a connect: waking a machine fires several events. */
const FRESH_MS = 5_000
/** The server sends a ping at least every 30 s. */
export const PROVEN_MS = 35_000
const PING = 'ping'

/**
 * EventSource with custom reconnects: the browser's own have no backoff, stop after an error response and miss dead
 * connections.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let startedAt = 0
  let openedAt = 0
  let heardAt = 0
  let isOwed = options.isResumed ?? false
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
      heardAt = openedAt
      wasRefused = false
      lostAt = undefined
      const wasOwed = isOwed
      isOwed = true
      // Call it before `onHealth('live')`, whose listeners may send the first request.
      if (!wasOwed) options.onFirstOpen?.()
      options.onHealth('live', null)
      if (wasOwed) options.onReconnect()
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
        heardAt = Date.now()
        handle(String((event as MessageEvent).data))
      })
    listen(PING, () => undefined)
    for (const [name, handle] of Object.entries(options.events)) listen(name, handle)
  }

  function drop(since: number): void {
    source?.close()
    source = undefined
    openedAt = 0
    heardAt = 0
    lostAt ??= since
    isOwed = true
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
    if (heardAt > 0 && now - heardAt >= MAX_SILENCE_MS) reconnectNow(heardAt)
    else if (source && openedAt === 0 && now - startedAt >= MAX_CONNECTING_MS) scheduleReconnect()
  }
  const checks = setInterval(check, CHECK_MS)

  connect()
  return {
    renew() {
      const age = Math.abs(Date.now() - (openedAt || startedAt))
      if (timer === undefined && age < FRESH_MS) {
        isOwed ||= openedAt === 0
        return openedAt === 0
      }
      const now = Date.now()
      reconnectNow(heardAt > 0 && now - heardAt > PROVEN_MS ? heardAt : now)
      return true
    },
    heardAt: () => heardAt,
    check,
    close() {
      clearInterval(checks)
      clearTimeout(timer)
      source?.close()
      source = undefined
    },
  }
}

/**
 * Backoff of 1, 2, 4 … 30 s plus up to 25 % jitter, so that clients do not all reconnect to a restarted server at once.
 */
function pauseBefore(attempt: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random() / 4)
}
