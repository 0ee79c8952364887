import { boolean, create, enums, number, optional, string, type } from 'superstruct'
import type { PayAttempt } from '../../../domain/salary/payAttempt'

export type KeyValueStore = {
  read: (key: string) => string | null
  /** Returns false if the value was not stored and is lost with a reload. */
  write: (key: string, value: string | null) => boolean
  keys: (prefix: string) => string[]
}

export type PayAttemptJournal = {
  of: (id: number) => PayAttempt | null
  write: (id: number, attempt: PayAttempt) => boolean
  /**
   * Replaces the payment attempt `before` by `after`, but only if `before` is still stored: another tab may have finished it and started a
   * new attempt.
   */
  replace: (id: number, before: PayAttempt, after: PayAttempt | null) => boolean
  all: () => { id: number; attempt: PayAttempt }[]
  prune: (before: number) => void
}

const PREFIX = 'pay:'
const ID = /^pay:(\d+)$/

export const isPayAttemptJournalKey = (key: string | null): boolean => key === null || ID.test(key)

export function createPayAttemptJournal(store: KeyValueStore): PayAttemptJournal {
  const journal: PayAttemptJournal = {
    of: (id) => parse(store.read(PREFIX + id)),
    write: (id, attempt) => store.write(PREFIX + id, JSON.stringify(attempt)),
    replace(id, before, after) {
      const now = journal.of(id)
      if (now?.nonce !== before.nonce || now.state !== before.state) return false
      store.write(PREFIX + id, after && JSON.stringify(after))
      return true
    },
    all: () =>
      store.keys(PREFIX).flatMap((key) => {
        const id = Number(ID.exec(key)?.[1] ?? Number.NaN)
        const attempt = Number.isNaN(id) ? null : journal.of(id)
        return attempt ? [{ id, attempt }] : []
      }),
    prune(before) {
      for (const { id, attempt } of journal.all()) {
        if (attempt.state === 'paid' && attempt.since < before) store.write(PREFIX + id, null)
      }
    },
  }
  return journal
}

const Place = type({
  cityId: optional(number()),
  courierId: optional(number()),
  dateStart: optional(string()),
  dateEnd: optional(string()),
})

const Stored = type({
  nonce: string(),
  state: enums(['sent', 'unknown', 'paid']),
  since: number(),
  readsNeeded: enums([1, 2]),
  unpaidAt: optional(number()),
  isUnreported: optional(boolean()),
  place: Place,
})

/**
 * An unreadable journal entry counts as a payment with an unknown outcome. Its salary record cannot be paid until the
 * server's state is read.
 */
function parse(text: string | null): PayAttempt | null {
  if (text === null) return null
  try {
    return create(JSON.parse(text), Stored)
  } catch {
    return { nonce: text, state: 'unknown', since: 0, readsNeeded: 2, place: {} }
  }
}
