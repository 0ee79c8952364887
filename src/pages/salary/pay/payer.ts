import { type Attempt, afterList, afterRead, asPaid, asUnknown, type RecordPlace } from '../../../domain/salary/attempt'
import { type Failure, toFailure } from '../../../lib/failure'
import { REQUEST_TIMEOUT_MS } from '../../../lib/http'
import type { Journal } from './journal'
import type { Locks } from './locks'

/** The records of one payment: a row, a group, or a portion of a selection. */
export type Payment = {
  ids: readonly number[]
  place: RecordPlace
  /** One record of its own; a group is paid as one, however many records it has. */
  isSingle: boolean
}

/**
 * How a payment ended. `cancelled`: nothing was sent. `busy`: a record is being paid elsewhere, or the outcome of an earlier
 * payment is still open; nothing was sent.
 */
export type PayResult =
  | { outcome: 'paid' | 'cancelled' | 'busy' }
  | { outcome: 'refused' | 'unknown'; failure: Failure }

/** What the payer depends on, so that tests can make each part fail. */
export type PayerPorts = {
  send: (ids: readonly number[], isSingle: boolean) => Promise<void>
  /** Whether each of the records is paid; one that is not found is absent. */
  read: (place: RecordPlace, ids: readonly number[]) => Promise<Map<number, boolean | undefined>>
  journal: Journal
  locks: Locks
  /** Milliseconds of the machine's clock. */
  now: () => number
  /** Resolves after a time; rejects when the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  nonce: () => string
  /** Called when something in the journal has changed. */
  onChange: () => void
}

export type Payer = {
  /** Sends one payment, 400 ms after it was confirmed; `signal` cancels it until then. */
  pay: (payment: Payment, signal: AbortSignal) => Promise<PayResult>
  /** Finds out what became of payments whose outcome is open, in this tab or in one that is gone. */
  resume: (signal: AbortSignal) => Promise<void>
  /** Compares a list that was just loaded with what was sent. */
  observe: (rows: readonly { ids: readonly number[]; isPaid: boolean | undefined }[], askedAt: number) => void
}

/** Operations, section 9. */
const PAY_DELAY_MS = 400
/** After the first read, and after one that failed; long enough for two reads to count. */
const READ_PAUSE_MS = 5100
const MAX_PAUSE_MS = 60_000
/** Longer than any request lasts, for browsers in which a living tab cannot be told from a gone one. */
const GONE_AFTER_MS = 90_000

/** The one way in which salary is paid: at most one request per record until it is known what became of it. */
export function createPayer(ports: PayerPorts): Payer {
  const { journal, locks, now } = ports

  const change = (id: number, before: Attempt, after: Attempt | null): void => {
    if (after !== before && journal.replace(id, before, after)) ports.onChange()
  }

  async function sendLocked({ ids, place, isSingle }: Payment): Promise<PayResult> {
    // Whatever another tab has sent since this one looked stands in the journal.
    if (ids.some((id) => journal.of(id) !== null)) return { outcome: 'busy' }
    const attempt: Attempt = { nonce: ports.nonce(), state: 'sent', since: now(), readsNeeded: 2, place }
    for (const id of ids) journal.write(id, attempt)
    ports.onChange()
    const settle = (after: Attempt | null) => {
      for (const id of ids) change(id, attempt, after)
    }
    try {
      await ports.send(ids, isSingle)
    } catch (error) {
      const failure = toFailure(error)
      // Whatever else went wrong before a status was known may have gone wrong after the request was sent.
      if (failure.outcome === 'unknown' || failure.status === undefined) {
        settle(asUnknown(attempt, now()))
        return { outcome: 'unknown', failure }
      }
      // Somebody else has paid one of them: which one is read before any of them can be paid.
      settle(failure.status === 409 ? asUnknown(attempt, now(), 1) : null)
      return { outcome: 'refused', failure }
    }
    settle(asPaid(attempt, now()))
    return { outcome: 'paid' }
  }

  /** Payments of tabs that were closed or reloaded while their request was on its way. */
  async function adopt(id: number, attempt: Attempt): Promise<void> {
    if (attempt.state !== 'sent') return
    if (!locks.seesTabs && now() - attempt.since < GONE_AFTER_MS) return
    // The end of that request is not seen here: until its longest duration has passed, the server may be processing it.
    const over = Math.max(now(), attempt.since + REQUEST_TIMEOUT_MS)
    await locks.hold([lockName(id)], async () => change(id, attempt, asUnknown(attempt, over)))
  }

  async function readOnce(place: RecordPlace, ids: readonly number[]): Promise<boolean> {
    const askedAt = now()
    try {
      const found = await ports.read(place, ids)
      const respondedAt = now()
      for (const id of ids) {
        const attempt = journal.of(id)
        if (attempt) change(id, attempt, afterRead(attempt, { isPaid: found.get(id), askedAt, respondedAt }))
      }
      return true
    } catch (error) {
      // It is read again; the row says that its outcome is open meanwhile.
      toFailure(error)
      return false
    }
  }

  return {
    async pay(payment, signal) {
      try {
        await ports.wait(PAY_DELAY_MS, signal)
      } catch {
        return { outcome: 'cancelled' }
      }
      const ids = [...payment.ids].sort((a, b) => a - b)
      const result = await locks.hold(ids.map(lockName), () => sendLocked({ ...payment, ids }))
      return result ?? { outcome: 'busy' }
    },

    async resume(signal) {
      let pause = READ_PAUSE_MS
      while (!signal.aborted) {
        for (const { id, attempt } of journal.all()) await adopt(id, attempt)
        const open = journal.all().filter(({ attempt }) => attempt.state === 'unknown')
        const isOpenElsewhere = journal.all().some(({ attempt }) => attempt.state === 'sent')
        if (open.length === 0 && !isOpenElsewhere) return
        let isRead = true
        for (const { place, ids } of byPlace(open)) isRead = (await readOnce(place, ids)) && isRead
        pause = isRead ? READ_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
        if (!journal.all().some(({ attempt }) => attempt.state !== 'paid')) return
        await ports.wait(pause, signal).catch(() => undefined)
      }
    },

    observe(rows, askedAt) {
      for (const { ids, isPaid } of rows) {
        for (const id of ids) {
          const attempt = journal.of(id)
          if (attempt) change(id, attempt, afterList(attempt, isPaid, askedAt))
        }
      }
    },
  }
}

const lockName = (id: number): string => `pay:${id}`

/** Records that one search finds are read together. */
function byPlace(open: readonly { id: number; attempt: Attempt }[]): { place: RecordPlace; ids: number[] }[] {
  const places = new Map<string, { place: RecordPlace; ids: number[] }>()
  for (const { id, attempt } of open) {
    const key = JSON.stringify(attempt.place)
    const known = places.get(key)
    if (known) known.ids.push(id)
    else places.set(key, { place: attempt.place, ids: [id] })
  }
  return [...places.values()]
}
