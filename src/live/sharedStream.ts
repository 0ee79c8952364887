import { type EventStream, type EventStreamOptions, openEventStream, PROVEN_MS, type StreamHealth } from './eventStream'
import { seekLead } from './tabLead'
import type { Wake } from './wakeWatch'

export type SharedStream = {
  close: () => void
  /** The machine woke or the tab is seen again: whatever was missed is told as a reconnect. */
  wake: (why: Wake) => void
}

/** Messages between tabs; `to` addresses a single tab. */
type Message = { from: string } & (
  | { type: 'hello' }
  | { type: 'lead'; health: StreamHealth; since: number | null; last: [name: string, data: string][] }
  | { type: 'health'; health: StreamHealth; since: number | null }
  | { type: 'event'; name: string; data: string }
  | { type: 'reconnect'; to?: string }
  | { type: 'wake'; why: Wake }
  | { type: 'resign' }
)

type Unsigned = Message extends infer M ? (M extends Message ? Omit<M, 'from'> : never) : never

/** Repeated to a tab that joins, since the server sends them only on connecting. */
const KEPT_EVENTS = ['notification']
/** After this long without a message the leader is asked whether it is alive… */
const MAX_QUIET_MS = 15_000
/** …and replaced after this long without a response: it hangs. */
const MAX_UNANSWERED_MS = 10_000
const CHECK_MS = 5_000
/** A check this late means that this tab slept, not the leader; hidden tabs check once a minute. */
const MAX_CHECK_GAP_MS = 100_000
const TELLING_MS = 1_000
/** A first leader that had to wait so long for its place has probably been preceded by another. */
const LATE_MS = 5_000

export const canShareStream = (): boolean =>
  typeof BroadcastChannel === 'function' && typeof navigator.locks?.request === 'function'

/**
 * One stream for all tabs of a browser that name it alike: the leader tab holds the connection and hands its events to the
 * others, since on HTTP/1.1 six streams take every connection that a browser makes to a host. A leader that closes is followed
 * by the next tab, one that hangs is replaced; events may be missed then, which is told as a reconnect.
 */
export function openSharedStream(name: string, options: EventStreamOptions): SharedStream {
  const me = crypto.randomUUID() as string
  const channel = new BroadcastChannel(name)
  const openedAt = Date.now()
  /** This tab's own stream while it leads, and the name of that time: nobody leads twice under the same one. */
  let own: { stream: EventStream; term: string } | undefined
  let leader: string | undefined
  /** A leader that was replaced while it hung is ignored when it comes back: its events are old. */
  const retired = new Set<string>()
  let leaderHeardAt = 0
  let askedAt: number | undefined
  let checkedAt = openedAt
  let wokenAt = 0
  let reconnectedAt = 0
  /** Whether the stream has ever been live for this tab. */
  let hasOpened = false
  let shown: { health: StreamHealth; since: number | null } = { health: 'connecting', since: openedAt }
  const last = new Map<string, string>()
  /** Events may have been missed: another leader, or this tab hung. */
  let isOwed = options.isResumed ?? false
  let owed: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const post = (message: Unsigned, from = me) => channel.postMessage({ ...message, from })

  function showHealth(health: StreamHealth, since: number | null): void {
    shown = { health, since }
    hasOpened ||= health === 'live'
    options.onHealth(health, since)
  }

  function reconnect(): void {
    isOwed = false
    reconnectedAt = Date.now()
    options.onReconnect()
  }

  function takeEvent(event: string, data: string): void {
    if (KEPT_EVENTS.includes(event)) last.set(event, data)
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
        takeEvent(event, data)
      }
      return [event, take] as const
    })
    const stream = openEventStream({
      ...options,
      isResumed: isOwed || leader !== undefined || isLate,
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
    askedAt = undefined
    announce(term)
    return () => {
      stream.close()
      own = undefined
      share({ type: 'resign' })
      if (isClosed) return
      isOwed = true
      ask()
    }
  }

  /** As the leader: what another tab wants. */
  function serve(message: Message, { stream, term }: NonNullable<typeof own>): void {
    if (message.type !== 'hello' && message.type !== 'wake') return
    stream.check()
    announce(term)
    if (message.type === 'hello') return
    // The stream is alive: only the tab that was away has to reload its lists.
    const isProven = message.why === 'return' && Date.now() - stream.heardAt() < PROVEN_MS
    if (isProven || !stream.renew()) post({ type: 'reconnect', to: message.from }, term)
  }

  function follow(message: Message): void {
    if (message.type === 'lead' && !retired.has(message.from)) takeLeader(message.from)
    if (message.from !== leader) return
    leaderHeardAt = Date.now()
    askedAt = undefined
    if (message.type === 'lead') {
      for (const [event, data] of message.last) takeEvent(event, data)
    }
    if (message.type === 'lead' || message.type === 'health') {
      if (message.health === 'live' && !hasOpened && !isOwed) options.onFirstOpen?.()
      showHealth(message.health, message.since)
      // A leader that has just connected anew tells by itself what was missed.
      if (message.health === 'live' && isOwed) {
        clearTimeout(owed)
        owed = setTimeout(() => isOwed && !own && reconnect(), message.type === 'lead' ? 0 : TELLING_MS)
      }
    } else if (message.type === 'event') takeEvent(message.name, message.data)
    else if (message.type === 'reconnect') {
      const isMine = message.to === undefined || (message.to === me && reconnectedAt < wokenAt)
      if (isMine) reconnect()
    } else if (message.type === 'resign') {
      leader = undefined
      isOwed = true
      showHealth('connecting', shown.since ?? Date.now())
      ask()
    }
  }

  function takeLeader(term: string): void {
    if (leader !== undefined && leader !== term) {
      retired.add(leader)
      isOwed = true
    }
    leader = term
  }

  function ask(): void {
    askedAt = Date.now()
    post({ type: 'hello' })
  }

  function check(): void {
    if (own) return
    const now = Date.now()
    const hasSlept = now - checkedAt > MAX_CHECK_GAP_MS
    checkedAt = now
    if (askedAt === undefined ? now - leaderHeardAt >= MAX_QUIET_MS : hasSlept) ask()
    else if (askedAt !== undefined && now - askedAt >= MAX_UNANSWERED_MS) place.take()
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (isClosed) return
    if (own) serve(data, own)
    else follow(data)
  }
  options.onHealth(shown.health, shown.since)
  let alone: EventStream | undefined
  const place = seekLead(name, lead, () => {
    // The browser has both APIs but refuses them to this page.
    alone = openEventStream(options)
    stopSharing()
  })
  ask()
  const checks = setInterval(check, CHECK_MS)

  function stopSharing(): void {
    isClosed = true
    clearInterval(checks)
    clearTimeout(owed)
    place.end()
    channel.close()
  }

  return {
    wake(why) {
      wokenAt = Date.now()
      const stream = alone ?? own?.stream
      if (stream) stream.renew()
      else {
        askedAt = wokenAt
        post({ type: 'wake', why })
      }
    },
    close() {
      if (!isClosed) stopSharing()
      alone?.close()
    },
  }
}
