/** State of a stream: `reconnecting` during the pause before another attempt, which is `connecting` again. */
export type StreamHealth = 'connecting' | 'live' | 'reconnecting'

export type EventStreamOptions = {
  /** Asked at each connection, since it carries a key that may change. Never logged. */
  url: () => string
  /** Handlers by event name; they get the event's text. */
  events: Record<string, (data: string) => void>
  onHealth: (health: StreamHealth) => void
  /** The stream is back after an interruption, in which events may have been missed. */
  onReconnect: () => void
  /**
   * The server responded, but with no stream: the key may have expired, which the browser does not tell. Called once until
   * the stream is open again.
   */
  onRefused: () => void
}

/** `EventSource.CLOSED`: the browser has given up. After a mere interruption it would go on connecting. */
const CLOSED = 2

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A connection that lasted this long starts the pauses from the first again. */
const STEADY_MS = 10_000

/**
 * Native server-sent events that reconnect by themselves with growing pauses: the browser's own reconnecting neither
 * grows nor survives an error response. Returns a function that closes the stream.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let openedAt = 0
  let wasLive = false
  let wasRefused = false

  function connect(): void {
    timer = undefined
    options.onHealth('connecting')
    const mine = new EventSource(options.url())
    source = mine
    mine.onopen = () => {
      openedAt = Date.now()
      wasRefused = false
      options.onHealth('live')
      // A first connection that came late missed events just as well.
      if (wasLive || attempt > 0) options.onReconnect()
      wasLive = true
    }
    mine.onerror = () => {
      const isRefused = mine.readyState === CLOSED
      mine.close()
      if (source !== mine) return
      scheduleReconnect()
      if (isRefused && !wasRefused) options.onRefused()
      wasRefused ||= isRefused
    }
    for (const [name, handle] of Object.entries(options.events)) {
      mine.addEventListener(name, (event) => {
        if (source === mine) handle(String((event as MessageEvent).data))
      })
    }
  }

  function scheduleReconnect(): void {
    source = undefined
    if (openedAt > 0 && Date.now() - openedAt >= STEADY_MS) attempt = 0
    openedAt = 0
    options.onHealth('reconnecting')
    timer = setTimeout(connect, pauseBefore(attempt++))
  }

  /** The network is back: waiting longer would only lose events. */
  function onOnline(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    connect()
  }

  window.addEventListener('online', onOnline)
  connect()
  return () => {
    window.removeEventListener('online', onOnline)
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
}

/** 1, 2, 4 … 30 seconds, up to a quarter more, so that a restarted server is not met by everybody at once. */
function pauseBefore(attempt: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random() / 4)
}
