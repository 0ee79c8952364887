import {
  markPayAttemptPaid,
  markPayAttemptUnknown,
  type PayAttempt,
  type SalaryRecordFilter,
  updatePayAttemptAfterList,
  updatePayAttemptAfterRead,
} from '../../../domain/salary/payAttempt'
import { type Failure, toFailure } from '../../../lib/failure'
import { REQUEST_TIMEOUT_MS } from '../../../lib/http'
import type { CrossTabSalaryLocks } from './crossTabSalaryLocks'
import type { PayAttemptJournal } from './payAttemptJournal'

type SalaryPayment = {
  ids: readonly number[]
  place: SalaryRecordFilter
  /** True for a single salary record. False for a group, even of one record, because groups are paid by a different request. */
  isSingle: boolean
}

/**
 * `cancelled`: nothing was sent. `busy`: nothing was sent, because one of the records is being paid elsewhere or the
 * outcome of its earlier payment is still unknown.
 */
export type PayResult =
  | { outcome: 'paid' | 'cancelled' | 'busy' }
  | { outcome: 'refused' | 'unknown'; failure: Failure }

type PaymentSenderDependencies = {
  send: (ids: readonly number[], isSingle: boolean) => Promise<void>
  /** Returns the paid status by id of the salary record; a record that was not found is absent. */
  read: (place: SalaryRecordFilter, ids: readonly number[]) => Promise<Map<number, boolean | undefined>>
  journal: PayAttemptJournal
  locks: CrossTabSalaryLocks
  /** Time of the computer's clock, in milliseconds since the epoch. */
  now: () => number
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  nonce: () => string
  onChange: () => void
}

type PaymentSender = {
  /** Sends the payment after 400 ms; `signal` can cancel the payment only until then. */
  pay: (payment: SalaryPayment, signal: AbortSignal) => Promise<PayResult>
  /**
   * Reads the records of payments with an unknown outcome until every outcome is known, including payments of tabs that
   * were closed.
   */
  resume: (signal: AbortSignal) => Promise<void>
  /**
   * Updates the outcomes of payments from a loaded salary list. `requestedAt` is the time when the list was requested, in
   * milliseconds since the epoch.
   */
  observe: (rows: readonly { ids: readonly number[]; isPaid: boolean | undefined }[], requestedAt: number) => void
}

/** Delay before a payment is sent, during which the user can cancel it (operations, section 9). */
const PAY_DELAY_MS = 400
/**
 * Pause between two checks whether a record is paid. A record counts as unpaid only after two checks at least 5 s apart, because a slow
 * server may still be paying during the first check.
 */
const READ_PAUSE_MS = 5100
/**
 * If a check does not return whether a record is paid, the wait before the next check doubles. The longest wait is `READ_PAUSE_MS` times
 * this number (about a minute).
 */
const MAX_PAUSES = 12
/**
 * Time after which the payment of another tab counts as abandoned, longer than any request. Used in browsers that
 * cannot detect whether that tab is still open.
 */
const SENDER_CLOSED_AFTER_MS = 90_000

/**
 * Sends all salary payments of the app. A record has at most one payment request until the outcome of that request is
 * known.
 */
export function createSalaryPaymentSender(ports: PaymentSenderDependencies): PaymentSender {
  const { journal, locks, now } = ports

  const change = (id: number, before: PayAttempt, after: PayAttempt | null): void => {
    if (after !== before && journal.replace(id, before, after)) ports.onChange()
  }

  async function sendLocked({ ids, place, isSingle }: SalaryPayment): Promise<PayResult> {
    // Check the payment journal only under the lock, because until then another tab may start to pay one of the records.
    if (ids.some((id) => journal.of(id) !== null)) return { outcome: 'busy' }
    const attempt: PayAttempt = { nonce: ports.nonce(), state: 'sent', since: now(), readsNeeded: 2, place }
    const isStored = ids.every((id) => journal.write(id, attempt))
    ports.onChange()
    const settle = (after: PayAttempt | null) => {
      for (const id of ids) change(id, attempt, after)
    }
    // Send nothing if the browser could not store the payment attempt: without a stored attempt, the record could be paid a second time
    // after a reload or in another tab.
    if (!isStored) {
      settle(null)
      return { outcome: 'refused', failure: NOT_STORED }
    }
    try {
      await ports.send(ids, isSingle)
    } catch (error) {
      const failure = toFailure(error)
      // An error without an HTTP status may have happened after the request was sent, so the outcome of the payment is
      // unknown.
      if (failure.outcome === 'unknown' || failure.status === undefined) {
        settle(markPayAttemptUnknown(attempt, now()))
        return { outcome: 'unknown', failure }
      }
      // Status 409: another person has paid one of the records. The paid status of the records is loaded again before any of them can be
      // paid.
      settle(failure.status === 409 ? markPayAttemptUnknown(attempt, now(), 1) : null)
      return { outcome: 'refused', failure }
    }
    settle(markPayAttemptPaid(attempt, now()))
    return { outcome: 'paid' }
  }

  /**
   * If a tab was closed or reloaded during a payment request, marks that payment as unknown, so that this tab reads its
   * outcome from the server.
   */
  async function adopt(id: number, attempt: PayAttempt): Promise<void> {
    if (attempt.state !== 'sent') return
    if (!locks.seesTabs && now() - attempt.since < SENDER_CLOSED_AFTER_MS) return
    // The tab that sent the payment is closed, but its request may still run until the request timeout. A check of the paid status before
    // that timeout proves nothing.
    const over = Math.max(now(), attempt.since + REQUEST_TIMEOUT_MS)
    await locks.hold([lockName(id)], async () => change(id, attempt, markPayAttemptUnknown(attempt, over)))
  }

  /** Returns whether the server returned the paid status of at least one record. */
  async function readOnce(place: SalaryRecordFilter, ids: readonly number[]): Promise<boolean> {
    const requestedAt = now()
    try {
      const found = await ports.read(place, ids)
      const respondedAt = now()
      for (const id of ids) {
        const attempt = journal.of(id)
        if (attempt)
          change(id, attempt, updatePayAttemptAfterRead(attempt, { isPaid: found.get(id), requestedAt, respondedAt }))
      }
      return ids.some((id) => found.get(id) !== undefined)
    } catch (error) {
      // If the paid status fails to load, it is loaded again later. Until then the row shows that the outcome is unknown.
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
      const delays = new Map<string, { pauses: number; next: number }>()
      for (let round = 0; !signal.aborted; round++) {
        for (const { id, attempt } of journal.all()) await adopt(id, attempt)
        const open = journal.all().filter(({ attempt }) => attempt.state === 'unknown')
        const isOpenElsewhere = journal.all().some(({ attempt }) => attempt.state === 'sent')
        if (open.length === 0 && !isOpenElsewhere) return
        for (const { place, ids } of byPlace(open)) {
          const key = JSON.stringify([place, ids])
          const last = delays.get(key)
          if (last && round < last.next) continue
          const pauses = (await readOnce(place, ids)) ? 1 : Math.min((last?.pauses ?? 1) * 2, MAX_PAUSES)
          delays.set(key, { pauses, next: round + pauses })
        }
        if (!journal.all().some(({ attempt }) => attempt.state !== 'paid')) return
        await ports.wait(READ_PAUSE_MS, signal).catch(() => undefined)
      }
    },

    observe(rows, requestedAt) {
      for (const { ids, isPaid } of rows) {
        for (const id of ids) {
          const attempt = journal.of(id)
          if (attempt) change(id, attempt, updatePayAttemptAfterList(attempt, isPaid, requestedAt))
        }
      }
    },
  }
}

const NOT_STORED: Failure = {
  message: 'Выплата не отправлена',
  hint: 'Хранилище браузера переполнено или запрещено, поэтому защита от повторной выплаты не работает. Освободите место, разрешите хранение данных сайта или откройте консоль в другом браузере.',
}

const lockName = (id: number): string => `pay:${id}`

function byPlace(open: readonly { id: number; attempt: PayAttempt }[]): { place: SalaryRecordFilter; ids: number[] }[] {
  const places = new Map<string, { place: SalaryRecordFilter; ids: number[] }>()
  for (const { id, attempt } of open) {
    const key = JSON.stringify(attempt.place)
    const known = places.get(key)
    if (known) known.ids.push(id)
    else places.set(key, { place: attempt.place, ids: [id] })
  }
  return [...places.values()]
}
