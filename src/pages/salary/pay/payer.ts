import { type Attempt, afterList, afterRead, asPaid, asUnknown, type RecordPlace } from '../../../domain/salary/attempt'
import { type Failure, toFailure } from '../../../lib/failure'
import { REQUEST_TIMEOUT_MS } from '../../../lib/http'
import type { Journal } from './journal'
import type { Locks } from './locks'

export type Payment = {
  ids: readonly number[]
  place: RecordPlace
  /** True for a single record. A group is paid as a group, even if it has one record. */
  isSingle: boolean
}

/**
 * `cancelled`: nothing was sent. `busy`: nothing was sent, because a record is being paid elsewhere or an earlier
 * outcome is still unknown.
 */
export type PayResult =
  | { outcome: 'paid' | 'cancelled' | 'busy' }
  | { outcome: 'refused' | 'unknown'; failure: Failure }

export type PayerPorts = {
  send: (ids: readonly number[], isSingle: boolean) => Promise<void>
  /** Paid status by record id; a record that was not found is absent. */
  read: (place: RecordPlace, ids: readonly number[]) => Promise<Map<number, boolean | undefined>>
  journal: Journal
  locks: Locks
  /** Milliseconds of the machine's clock. */
  now: () => number
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  nonce: () => string
  onChange: () => void
}

export type Payer = {
  /** Sends the request after 400 ms; `signal` cancels it only until then. */
  pay: (payment: Payment, signal: AbortSignal) => Promise<PayResult>
  /** Resolves unknown outcomes, including those of closed tabs. */
  resume: (signal: AbortSignal) => Promise<void>
  /** Settles attempts by a loaded list. `askedAt` is the time of its request. */
  observe: (rows: readonly { ids: readonly number[]; isPaid: boolean | undefined }[], askedAt: number) => void
}

/** The value is from operations, section 9. */
const PAY_DELAY_MS = 400
/** Pause before the next read of a record. Two reads that are closer together do not count as two. */
const READ_PAUSE_MS = 5100
const MAX_PAUSE_MS = 60_000
/** Longer than any request. Used by browsers that cannot detect whether another tab is still open. */
const GONE_AFTER_MS = 90_000

/** All salary payments use this: at most one request per record until its outcome is known. */
export function createPayer(ports: PayerPorts): Payer {
  const { journal, locks, now } = ports

  const change = (id: number, before: Attempt, after: Attempt | null): void => {
    if (after !== before && journal.replace(id, before, after)) ports.onChange()
  }

  async function sendLocked({ ids, place, isSingle }: Payment): Promise<PayResult> {
    // Another tab may have written to the journal meanwhile.
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
      // Without a status the error may have happened after the request was sent.
      if (failure.outcome === 'unknown' || failure.status === undefined) {
        settle(asUnknown(attempt, now()))
        return { outcome: 'unknown', failure }
      }
      // 409: another person has paid one of the records. Read which one before any of them can be paid.
      settle(failure.status === 409 ? asUnknown(attempt, now(), 1) : null)
      return { outcome: 'refused', failure }
    }
    settle(asPaid(attempt, now()))
    return { outcome: 'paid' }
  }

  /** Takes over payments of tabs that were closed or reloaded during the request. */
  async function adopt(id: number, attempt: Attempt): Promise<void> {
    if (attempt.state !== 'sent') return
    if (!locks.seesTabs && now() - attempt.since < GONE_AFTER_MS) return
    // This tab cannot see that request end, so the server may still process it until the request timeout.
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
      // It is read again later; until then the row shows an unknown outcome.
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
