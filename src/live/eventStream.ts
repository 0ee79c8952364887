/** State of a stream: `reconnecting` during the pause before another attempt, which is `connecting` again. */
export type StreamHealth = 'connecting' | 'live' | 'reconnecting'

export type EventStreamOptions = {
  /** Asked at each connection, since it carries a key that may change. Never logged. */
  url: () => string
  /** Handlers by event name; they get the event's text. */
  events: Record<string, (data: string) => void>
  /** `since` is the moment from which on events may be missing, milliseconds since the epoch; null while the stream is live. */
  onHealth: (health: StreamHealth, since: number | null) => void
  /** The stream is back after an interruption, in which events may have been missed. */
  onReconnect: () => void
  /** The first connection is open: what was asked for before it may lack events that came in between. */
  onFirstOpen?: () => void
  /**
   * The server responded, but with no stream: the key may have expired, which the browser does not tell. Called once until
   * the stream is open again.
   */
  onRefused: () => void
  /** Another tab's stream is continued: events may have been missed before the first connection. */
  isResumed?: boolean
}

export type EventStream = {
  close: () => void
  /** Opens it anew. False where it has just been opened: nothing can be missing. */
  renew: () => boolean
  /** When the last event came or the stream was opened, milliseconds since the epoch; 0 while it is not live. */
  heardAt: () => number
  /** Looks at once whether it has fallen silent; the timers of a hidden tab look late. */
  check: () => void
}

/** `EventSource.CLOSED`: the browser has given up. After a mere interruption it would go on connecting. */
const CLOSED = 2

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
/** A connection that lasted this long starts the pauses from the first again. */
const STEADY_MS = 10_000
/** Without any event for so long a stream is dead, whatever the browser says (contract, «silence of the stream»). */
const MAX_SILENCE_MS = 90_000
/** An attempt to connect that hangs is given up. */
const MAX_CONNECTING_MS = 30_000
const CHECK_MS = 5_000
/** A stream opened this recently need not be renewed: waking a machine fires several events. */
const FRESH_MS = 5_000
/** A stream heard from this recently is alive: the server sends a ping every 30 s at least. */
export const PROVEN_MS = 35_000
/** The event that no handler takes, and that proves the stream all the same. */
const PING = 'ping'

/**
 * Native server-sent events that reconnect by themselves with growing pauses: the browser's own reconnecting neither
 * grows, nor survives an error response, nor notices a connection that is dead without having been closed.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let startedAt = 0
  let openedAt = 0
  let heardAt = 0
  /** Events may have been missed before the next opening. */
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
      // Whatever ends this connection, events may be missed then.
      isOwed = true
      // Before anyone asks because the stream is live.
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
    // A first connection that came late missed events just as well.
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
      // Heard a moment ago, it is most probably alive, and renewed without a word.
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

/** 1, 2, 4 … 30 seconds, up to a quarter more, so that clients do not all reconnect to a restarted server at once. */
function pauseBefore(attempt: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random() / 4)
}
