import {
  type EventStream,
  type EventStreamOptions,
  openEventStream,
  STREAM_ALIVE_MS,
  type StreamHealth,
} from './eventStream'
import { runInLeaderTab } from './tabLeadership'
import type { StreamWakeReason } from './wakeWatch'

export type SharedEventStream = {
  close: () => void
  /** Call it after the computer has slept or when the tab becomes visible. If this tab may have missed events, `onReconnect` is called. */
  wake: (why: StreamWakeReason) => void
  /** Passes an event to all tabs, for data that this tab has loaded and the server may not send. */
  publish: (event: string, data: string) => void
}

type Message = { from: string } & (
  | { type: 'hello' }
  | { type: 'lead'; health: StreamHealth; since: number | null; last: [name: string, data: string][] }
  | { type: 'health'; health: StreamHealth; since: number | null }
  | { type: 'event' | 'published'; name: string; data: string }
  | { type: 'reconnect'; to?: string }
  | { type: 'wake'; why: StreamWakeReason }
  | { type: 'resign' }
)

type Unsigned = Message extends infer M ? (M extends Message ? Omit<M, 'from'> : never) : never

/** Event types that the server sends only on connect. The last event of each type is repeated to a tab that joins the stream later. */
const REPEATED_EVENTS = ['notification']
const MAX_LEADER_SILENCE_MS = 15_000
const MAX_UNANSWERED_MS = 10_000
const CHECK_MS = 5_000
/**
 * If more time than this has passed since the last periodic check, this tab was suspended. A minute is normal in a hidden tab, because
 * browsers delay the timers of hidden tabs.
 */
const MAX_CHECK_GAP_MS = 100_000
const RECONNECT_REPORT_MS = 1_000
/**
 * A tab that becomes the leader more than this many ms after it opened the stream has probably followed another leader before, so its
 * first connect counts as a reconnect.
 */
const LATE_MS = 5_000

export const canShareStream = (): boolean =>
  typeof BroadcastChannel === 'function' && typeof navigator.locks?.request === 'function'

/**
 * One event stream for all tabs with the same `name`: the leader tab connects to the server and broadcasts the events
 * to the other tabs, because browsers open at most six HTTP/1.1 connections per host. If the leader closes or hangs,
 * another tab becomes the leader and reports a reconnect.
 */
export function openSharedStream(name: string, options: EventStreamOptions): SharedEventStream {
  const me = crypto.randomUUID() as string
  const channel = new BroadcastChannel(name)
  const openedAt = Date.now()
  /** `term` identifies one period in which this tab is the leader; each further period gets a new id. */
  let own: { stream: EventStream; term: string } | undefined
  let leader: string | undefined
  /** Leader tabs that were replaced because they did not respond. If they respond later, they are ignored. */
  const retired = new Set<string>()
  let leaderMessageAt = 0
  let requestedAt: number | undefined
  let checkedAt = openedAt
  let wokenAt = 0
  let reconnectedAt = 0
  let hasOpened = false
  let shown: { health: StreamHealth; since: number | null } = { health: 'connecting', since: openedAt }
  const last = new Map<string, string>()
  let mayMissEvents = options.isResumed ?? false
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const post = (message: Unsigned, from = me) => channel.postMessage({ ...message, from })

  function showHealth(health: StreamHealth, since: number | null): void {
    shown = { health, since }
    hasOpened ||= health === 'live'
    options.onHealth(health, since)
  }

  function reconnect(): void {
    mayMissEvents = false
    reconnectedAt = Date.now()
    options.onReconnect()
  }

  function handleEvent(event: string, data: string): void {
    if (REPEATED_EVENTS.includes(event)) last.set(event, data)
    options.events[event]?.(data)
  }

  const announce = (term: string) => post({ type: 'lead', ...shown, last: [...last] }, term)

  function lead(): () => void {
    const term = crypto.randomUUID() as string
    const isLate = Date.now() - openedAt > LATE_MS
    const share = (message: Unsigned) => post(message, term)
    const events = Object.keys(options.events).map((event) => {
      const take = (data: string) => {
        share({ type: 'event', name: event, data })
        handleEvent(event, data)
      }
      return [event, take] as const
    })
    const stream = openEventStream({
      ...options,
      isResumed: mayMissEvents || leader !== undefined || isLate,
      events: Object.fromEntries(events),
      onHealth: (health, since) => {
        showHealth(health, since)
        share({ type: 'health', health, since })
      },
      onReconnect: () => {
        share({ type: 'reconnect' })
        reconnect()
      },
    })
    own = { stream, term }
    leader = undefined
    requestedAt = undefined
    announce(term)
    return () => {
      stream.close()
      own = undefined
      share({ type: 'resign' })
      if (isClosed) return
      mayMissEvents = true
      requestLeaderState()
    }
  }

  function serve(message: Message, { stream, term }: NonNullable<typeof own>): void {
    if (message.type !== 'hello' && message.type !== 'wake') return
    stream.check()
    announce(term)
    if (message.type === 'hello') return
    // If the shared stream has received an event recently, it works and need not reconnect when a hidden tab becomes visible. Only the tab
    // that was hidden may have missed events, so only that tab reloads its lists.
    const isProven = message.why === 'return' && Date.now() - stream.lastEventAt() < STREAM_ALIVE_MS
    if (isProven || !stream.renew()) post({ type: 'reconnect', to: message.from }, term)
  }

  function follow(message: Message): void {
    if (message.type === 'lead' && !retired.has(message.from)) takeLeader(message.from)
    if (message.from !== leader) return
    leaderMessageAt = Date.now()
    requestedAt = undefined
    if (message.type === 'lead') {
      // Skip events that this tab has already handled, because they would overwrite data that it has loaded since.
      for (const [event, data] of message.last) if (last.get(event) !== data) handleEvent(event, data)
    }
    if (message.type === 'lead' || message.type === 'health') {
      if (message.health === 'live' && !hasOpened && !mayMissEvents) options.onFirstOpen?.()
      showHealth(message.health, message.since)
      // After a reconnect the leader tab sends the message `health` and then `reconnect`. Wait for `reconnect`; otherwise this tab would
      // report the reconnect twice.
      if (message.health === 'live' && mayMissEvents) {
        clearTimeout(reconnectTimer)
        reconnectTimer = setTimeout(
          () => mayMissEvents && !own && reconnect(),
          message.type === 'lead' ? 0 : RECONNECT_REPORT_MS,
        )
      }
    } else if (message.type === 'event') handleEvent(message.name, message.data)
    else if (message.type === 'reconnect') {
      const isMine = message.to === undefined || (message.to === me && reconnectedAt < wokenAt)
      if (isMine) reconnect()
    } else if (message.type === 'resign') {
      leader = undefined
      mayMissEvents = true
      showHealth('connecting', shown.since ?? Date.now())
      requestLeaderState()
    }
  }

  function takeLeader(term: string): void {
    if (leader !== undefined && leader !== term) {
      retired.add(leader)
      mayMissEvents = true
    }
    leader = term
  }

  function requestLeaderState(): void {
    requestedAt = Date.now()
    post({ type: 'hello' })
  }

  function check(): void {
    if (own) return
    const now = Date.now()
    const hasSlept = now - checkedAt > MAX_CHECK_GAP_MS
    checkedAt = now
    if (requestedAt === undefined ? now - leaderMessageAt >= MAX_LEADER_SILENCE_MS : hasSlept) requestLeaderState()
    else if (requestedAt !== undefined && now - requestedAt >= MAX_UNANSWERED_MS) place.take()
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (isClosed) return
    if (data.type === 'published') handleEvent(data.name, data.data)
    else if (own) serve(data, own)
    else follow(data)
  }
  options.onHealth(shown.health, shown.since)
  let alone: EventStream | undefined
  const place = runInLeaderTab(name, lead, () => {
    alone = openEventStream(options)
    stopSharing()
  })
  requestLeaderState()
  const checks = setInterval(check, CHECK_MS)

  function stopSharing(): void {
    isClosed = true
    clearInterval(checks)
    clearTimeout(reconnectTimer)
    place.end()
    channel.close()
  }

  return {
    wake(why) {
      wokenAt = Date.now()
      const stream = alone ?? own?.stream
      if (stream) stream.renew()
      else {
        requestedAt = wokenAt
        post({ type: 'wake', why })
      }
    },
    publish(name, data) {
      if (isClosed) return
      handleEvent(name, data)
      post({ type: 'published', name, data })
    },
    close() {
      if (!isClosed) stopSharing()
      alone?.close()
    },
  }
}
