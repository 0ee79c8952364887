/**
 * A payment of one salary record that was sent from this browser. While a record has an attempt, no other payment is sent for it, so that
 * the courier is not paid twice.
 */
export type Attempt = {
  nonce: string
  /** `sent`: the response is pending. `unknown`: the server may have paid. `paid`: the server has paid. */
  state: 'sent' | 'unknown' | 'paid'
  /**
   * When the attempt got its state, in ms of the local clock. A record that was requested earlier proves nothing about the payment. For
   * `unknown` it is the moment from which the payment request can no longer be running.
   */
  since: number
  /**
   * How often the server must return the record as «не выплачено» to prove that nothing was paid: twice after a lost response, once after a
   * refusal.
   */
  readsNeeded: 1 | 2
  unpaidAt?: number | undefined
  place: RecordPlace
}

export type RecordPlace = {
  cityId?: number | undefined
  courierId?: number | undefined
  dateStart?: string | undefined
  dateEnd?: string | undefined
}

/** Minimum time between two responses with «не выплачено», because a slow server may still be executing the payment. */
const READS_APART_MS = 5000

export type Read = { isPaid: boolean | undefined; askedAt: number; respondedAt: number }

export const asUnknown = (attempt: Attempt, from: number, readsNeeded: 1 | 2 = 2): Attempt => ({
  ...attempt,
  state: 'unknown',
  since: from,
  readsNeeded,
  unpaidAt: undefined,
})

export const asPaid = (attempt: Attempt, now: number): Attempt => ({ ...attempt, state: 'paid', since: now })

/**
 * Updates the attempt after the record was loaded again. Returns null if it is proven that nothing was paid; the payment may then be sent
 * again.
 */
export function afterRead(attempt: Attempt, read: Read): Attempt | null {
  if (attempt.state !== 'unknown' || read.isPaid === undefined) return attempt
  if (read.isPaid) return asPaid(attempt, read.respondedAt)
  if (read.askedAt < attempt.since) return attempt
  if (attempt.readsNeeded === 1) return null
  if (attempt.unpaidAt === undefined) return { ...attempt, unpaidAt: read.respondedAt }
  return read.askedAt - attempt.unpaidAt >= READS_APART_MS ? null : attempt
}

/**
 * Updates the attempt from a list that was requested at `askedAt`. A list can prove that a record was paid, but not that it was not. If the
 * server has confirmed the payment and now returns «не выплачено», the attempt becomes `unknown`.
 */
export function afterList(attempt: Attempt, isPaid: boolean | undefined, askedAt: number): Attempt {
  if (isPaid === true && attempt.state !== 'sent') return attempt.state === 'paid' ? attempt : asPaid(attempt, askedAt)
  if (isPaid === false && attempt.state === 'paid' && askedAt > attempt.since) return asUnknown(attempt, askedAt)
  return attempt
}

/** `untold` means that the server does not say whether the record is paid. */
export type PayState = 'unpaid' | 'sent' | 'unknown' | 'paid' | 'untold'

export function payState(isPaidOut: boolean | undefined, attempts: readonly Attempt[]): PayState {
  if (attempts.some(({ state }) => state === 'sent')) return 'sent'
  if (attempts.some(({ state }) => state === 'unknown')) return 'unknown'
  if (isPaidOut === true || attempts.length > 0) return 'paid'
  return isPaidOut === false ? 'unpaid' : 'untold'
}
