/**
 * A payment of one salary record that this browser has sent. While a record has an attempt, no other payment is sent for it, so that the
 * courier is not paid twice.
 */
export type PayAttempt = {
  nonce: string
  /** `sent`: the response is pending. `unknown`: the server may have paid. `paid`: the server has paid. */
  state: 'sent' | 'unknown' | 'paid'
  /**
   * When the attempt got its state, in ms of the local clock. If the state is `unknown`, `since` is the moment from which the payment
   * request can no longer be running: the response to a request sent earlier proves nothing about the payment.
   */
  since: number
  /**
   * Number of «не выплачено» responses that are needed to conclude that nothing was paid: two if the response to the payment request was
   * lost, one if the server rejected the payment.
   */
  readsNeeded: 1 | 2
  unpaidAt?: number | undefined
  /** True if the last response did not contain the record, or contained it without a paid status. */
  isUnreported?: boolean | undefined
  place: SalaryRecordFilter
}

export type SalaryRecordFilter = {
  cityId?: number | undefined
  courierId?: number | undefined
  dateStart?: string | undefined
  dateEnd?: string | undefined
}

/**
 * Minimum time in ms between the first response «не выплачено» and the request that checks the record again, because a slow server may
 * still be executing the payment.
 */
const RECHECK_DELAY_MS = 5000

type PaidStatusResponse = { isPaid: boolean | undefined; requestedAt: number; respondedAt: number }

/** `from` is the moment from which the payment request can no longer be running, in ms of the local clock. */
export const markPayAttemptUnknown = (attempt: PayAttempt, from: number, readsNeeded: 1 | 2 = 2): PayAttempt => ({
  ...attempt,
  state: 'unknown',
  since: from,
  readsNeeded,
  unpaidAt: undefined,
  isUnreported: undefined,
})

export const markPayAttemptPaid = (attempt: PayAttempt, now: number): PayAttempt => ({
  ...attempt,
  state: 'paid',
  since: now,
})

/** Updates the attempt after the record was loaded again. Returns null if nothing was paid and the payment may be sent again. */
export function updatePayAttemptAfterRead(attempt: PayAttempt, read: PaidStatusResponse): PayAttempt | null {
  if (attempt.state !== 'unknown') return attempt
  if (read.isPaid === undefined) return attempt.isUnreported ? attempt : { ...attempt, isUnreported: true }
  if (read.isPaid) return markPayAttemptPaid(attempt, read.respondedAt)
  const reported = attempt.isUnreported ? { ...attempt, isUnreported: undefined } : attempt
  if (read.requestedAt < attempt.since) return reported
  if (attempt.readsNeeded === 1) return null
  if (attempt.unpaidAt === undefined) return { ...reported, unpaidAt: read.respondedAt }
  return read.requestedAt - attempt.unpaidAt >= RECHECK_DELAY_MS ? null : reported
}

/**
 * Updates the attempt from a list that was requested at `requestedAt`. A list can prove that a record was paid, but not that it was not. If
 * the server has confirmed the payment and now returns «не выплачено», the attempt becomes `unknown`.
 */
export function updatePayAttemptAfterList(
  attempt: PayAttempt,
  isPaid: boolean | undefined,
  requestedAt: number,
): PayAttempt {
  if (isPaid === true && attempt.state !== 'sent')
    return attempt.state === 'paid' ? attempt : markPayAttemptPaid(attempt, requestedAt)
  if (isPaid === false && attempt.state === 'paid' && requestedAt > attempt.since)
    return markPayAttemptUnknown(attempt, requestedAt)
  return attempt
}

/** `unreported`: the server does not say whether the record is paid. */
export type SalaryPayState = 'unpaid' | 'sent' | 'unknown' | 'paid' | 'unreported'

/** Payment attempts stored in this browser take precedence over the paid status from the server. */
export function salaryPayState(isPaidOut: boolean | undefined, attempts: readonly PayAttempt[]): SalaryPayState {
  if (attempts.some(({ state }) => state === 'sent')) return 'sent'
  if (attempts.some(({ state }) => state === 'unknown')) return 'unknown'
  if (isPaidOut === true || attempts.length > 0) return 'paid'
  return isPaidOut === false ? 'unpaid' : 'unreported'
}
