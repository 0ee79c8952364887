/**
 * What is known of a payment of one salary record that was sent from this browser. «Nothing is paid twice»: while there is
 * an attempt, nothing more is sent for its record.
 */
export type Attempt = {
  /** Distinguishes one attempt from a later one for the same record. */
  nonce: string
  /** `sent`: the request is on its way. `unknown`: it may have been carried out. `paid`: it was. */
  state: 'sent' | 'unknown' | 'paid'
  /**
   * When the state began; milliseconds of the machine's own clock. Reads that were asked for earlier prove nothing: of an
   * unknown outcome this is the moment from which the request can no longer be on its way.
   */
  since: number
  /** How many reads «не выплачено» prove that nothing was paid: two after a lost response, one after a refusal. */
  readsNeeded: 1 | 2
  /** When the last read that said so had its response; absent before the first. */
  unpaidAt?: number | undefined
  /** Where the record is found again. */
  place: RecordPlace
}

/** The search that finds a record: its city, its courier and its days; a group has several days. */
export type RecordPlace = {
  cityId?: number | undefined
  courierId?: number | undefined
  dateStart?: string | undefined
  dateEnd?: string | undefined
}

/** Two reads «не выплачено» count as two only with this much time between them: a slow server may still be paying. */
const READS_APART_MS = 5000

/** What the server says of a record: paid or not; undefined when it was not found or did not say. */
export type Read = { isPaid: boolean | undefined; askedAt: number; respondedAt: number }

/** The response was lost: the record may be paid by now. `from` is when the request was over. */
export const asUnknown = (attempt: Attempt, from: number, readsNeeded: 1 | 2 = 2): Attempt => ({
  ...attempt,
  state: 'unknown',
  since: from,
  readsNeeded,
  unpaidAt: undefined,
})

export const asPaid = (attempt: Attempt, now: number): Attempt => ({ ...attempt, state: 'paid', since: now })

/** The attempt after a read of its record; null when it is proven that nothing was paid, and the record may be sent again. */
export function afterRead(attempt: Attempt, read: Read): Attempt | null {
  if (attempt.state !== 'unknown' || read.isPaid === undefined) return attempt
  if (read.isPaid) return asPaid(attempt, read.respondedAt)
  if (read.askedAt < attempt.since) return attempt
  if (attempt.readsNeeded === 1) return null
  if (attempt.unpaidAt === undefined) return { ...attempt, unpaidAt: read.respondedAt }
  return read.askedAt - attempt.unpaidAt >= READS_APART_MS ? null : attempt
}

/**
 * The attempt after its record was seen in a list that was asked for at a moment. Only «выплачено» settles anything there;
 * a payment that the server confirmed and then denies is in doubt again.
 */
export function afterList(attempt: Attempt, isPaid: boolean | undefined, askedAt: number): Attempt {
  if (isPaid === true && attempt.state !== 'sent') return attempt.state === 'paid' ? attempt : asPaid(attempt, askedAt)
  if (isPaid === false && attempt.state === 'paid' && askedAt > attempt.since) return asUnknown(attempt, askedAt)
  return attempt
}

/** The state of a row: what its button may do. `untold`: the server does not say whether it is paid. */
export type PayState = 'unpaid' | 'sent' | 'unknown' | 'paid' | 'untold'

/** The state of a row of one record or of a group, by the server's word and what was sent from here. */
export function payState(isPaidOut: boolean | undefined, attempts: readonly Attempt[]): PayState {
  if (attempts.some(({ state }) => state === 'sent')) return 'sent'
  if (attempts.some(({ state }) => state === 'unknown')) return 'unknown'
  if (isPaidOut === true || attempts.length > 0) return 'paid'
  return isPaidOut === false ? 'unpaid' : 'untold'
}
