import { createPayment, type Payment, type PaymentBody, searchPayments } from '../../api/payments'
import { isPossibleDuplicatePayment } from '../../domain/payments'
import { deepEqual } from '../../lib/deepEqual'
import { RequestFailure, toFailure } from '../../lib/failure'
import { copyUnreadableCount, getUnreadableCount } from '../../lib/unreadableRowCount'

export type NewPayment = PaymentBody & { companyId: number }

async function findCandidates(payment: NewPayment): Promise<Payment[]> {
  const { rows } = await searchPayments({ companyId: payment.companyId, page: 1 })
  const isCandidate = (known: Payment) => isSimilar(known, payment) || isIncomplete(known)
  return copyUnreadableCount(rows, rows.filter(isCandidate))
}

/** A search by company may return a payment without its company. Assume the searched company for such a payment. */
const isSimilar = (known: Payment, payment: NewPayment): boolean =>
  isPossibleDuplicatePayment({ ...known, companyId: known.companyId ?? payment.companyId }, payment)

const isIncomplete = ({ amount, methodId, payedAt }: Payment): boolean =>
  [amount, methodId, payedAt].includes(undefined)

/** `duplicate`: the response was lost, but a search shows that the payment was recorded. */
type RecordPaymentResult = 'added' | 'duplicate'

/**
 * Payments that existed before the request was sent and could be taken for the new one: payments with the same values, and payments that
 * lack some of these values. Null if the search for them failed.
 */
type Known = readonly Payment[] | null

/**
 * Records a payment. If the response is lost, searches for the payment, because a second request would record it twice.
 */
export async function recordPayment(payment: NewPayment, known: Known): Promise<RecordPaymentResult> {
  const { companyId, ...body } = payment
  try {
    await createPayment(companyId, body)
    return 'added'
  } catch (error) {
    if (toFailure(error).outcome !== 'unknown') throw error
    const found = known && (await findCandidates(payment).catch(() => null))
    if (!known || !found) throw unknown('Сравнить со списком не удалось: проверьте, не записана ли оплата.', error)
    if (hasDuplicate(found, payment, known)) return 'duplicate'
    if (hasNewIncomplete(found, known)) throw unknown(`${incompleteText(known)}.`, error)
    throw unknown('Список проверен: такой оплаты в нём нет. Её можно записать ещё раз.', error)
  }
}

/**
 * Returns the function that records the payment of one form or of one line of a bank statement. If the response to an earlier call was
 * lost, the next call first searches for that payment, because a slow server may have recorded it. `agree` runs right before the request
 * and receives the similar payments; if it rejects, nothing is sent. `mayBeRecorded` is true if one of these similar payments may be the
 * payment whose response was lost.
 */
export function createPaymentRecorder(): (
  payment: NewPayment,
  agree?: (doubles: Payment[], mayBeRecorded: boolean) => Promise<void>,
) => Promise<RecordPaymentResult> {
  /**
   * `payment`: the payment whose response was lost. `known`: payments that a search found before this payment was sent. `warned`: payments
   * that a search found later and about which the user was warned, because some lack fields. `warned` is not added to `known`, because
   * it may contain the payment whose response was lost.
   */
  let doubted: { payment: NewPayment; known: Known; warned?: readonly Payment[] } | undefined
  return async (payment, agree) => {
    // The search for similar payments is optional on the first attempt: if it fails, the payment is recorded anyway.
    const found = await findCandidates(payment).catch(() => null)
    const last = doubted && deepEqual(doubted.payment, payment) ? doubted : undefined
    if (last && !found) throw unknown('Список не загрузился. Пока он не загружен, повторно записать оплату нельзя.')
    if (last?.known && found && hasDuplicate(found, payment, last.known)) return 'duplicate'
    // Warn about payments that lack some fields, because one of them may be the payment whose response was lost. Payments that were found
    // before it was sent need no warning.
    if (last && found && hasNewIncomplete(found, last.warned ?? last.known ?? [])) {
      last.warned = found
      throw unknown(`${incompleteText(last.known)}. Ещё одно нажатие запишет оплату.`)
    }
    const doubles = found?.filter((one) => isSimilar(one, payment)) ?? []
    await agree?.(doubles, Boolean(last && !last.known && doubles.length))
    // On a retry, keep the payments that were found before the first attempt. The payments found now may include the one that the first
    // attempt recorded.
    const known = last ? last.known : found
    try {
      const added = await recordPayment(payment, known)
      doubted = undefined
      return added
    } catch (error) {
      if (toFailure(error).outcome === 'unknown') doubted = { payment, known }
      throw error
    }
  }
}

const incompleteText = (known: Known): string =>
  `В списке есть ${known ? 'новая ' : ''}оплата, у которой сервер прислал не все поля: проверьте, не она ли это`

function hasDuplicate(found: readonly Payment[], payment: NewPayment, known: readonly Payment[]): boolean {
  return newOnes(found, known).some(
    (one) => isSimilar(one, payment) && one.methodId === payment.methodId && one.payedAt === payment.payedAt,
  )
}

/** True if a payment in `found` lacks some fields and is not in `known`. Such a payment may be the one whose response was lost. */
const hasNewIncomplete = (found: readonly Payment[], known: readonly Payment[]): boolean =>
  getUnreadableCount(found) > getUnreadableCount(known) || newOnes(found, known).some(isIncomplete)

function newOnes(found: readonly Payment[], known: readonly Payment[]): Payment[] {
  const before = new Set(known.map(({ id }) => id))
  return found.filter(({ id }) => !before.has(id))
}

/**
 * Returns the error for a payment with an unknown outcome. Its hint joins the hint of `lost` (the error of the failed request) and
 * `advice`.
 */
const unknown = (advice: string, lost?: unknown): RequestFailure => {
  const hint = [lost && toFailure(lost).hint, advice].filter(Boolean).join(' ')
  return new RequestFailure({ message: 'Неизвестно, записана ли оплата', hint, outcome: 'unknown' })
}
