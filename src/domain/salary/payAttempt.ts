import type { Period } from '../periods'

/**
 * An attempt to pay a salary record, made in this browser. While the attempt exists, no second payment request is sent for the record,
 * so that the courier is not paid twice.
 */
export type PayAttempt = {
  nonce: string
  /** `sent`: the response is pending. `unknown`: the server may have paid. `paid`: the server has paid. */
  state: 'sent' | 'unknown' | 'paid'
  /**
   * Time in ms of the local clock from which the attempt has its state. For `unknown` it is the time from which the payment request can no
   * longer be running. If the record was requested before this time, «не выплачено» (not paid) does not prove that nothing was paid.
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

export type SalaryRecordFilter = Partial<Period> & { cityId?: number | undefined; courierId?: number | undefined }

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

/** Updates the payment attempt after its salary record was loaded again. Returns null if nothing was paid, so the user may pay again. */
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
 * Updates the payment attempt of a record from a list of salary records that was requested at `requestedAt`. «Выплачено» (paid) in the
 * list proves the payment. «Не выплачено» (not paid) proves nothing; after a confirmed payment it makes the attempt `unknown`.
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
