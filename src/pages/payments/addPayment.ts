import { createPayment, type Payment, type PaymentBody, searchPayments } from '../../api/payments'
import { isPossibleDuplicate } from '../../domain/payments'
import { equal } from '../../lib/equal'
import { RequestFailure, toFailure } from '../../lib/failure'

export type NewPayment = PaymentBody & { companyId: number }

async function findSimilarPayments(payment: NewPayment): Promise<Payment[]> {
  const { companyId } = payment
  const { rows } = await searchPayments({ companyId, page: 1 })
  // The server may omit the company of the payments when it searches by company.
  return rows.filter((known) => isPossibleDuplicate({ ...known, companyId: known.companyId ?? companyId }, payment))
}

/** `duplicate`: the response was lost, but a search shows that the payment was recorded. */
export type AddPaymentResult = 'added' | 'duplicate'

/** Similar payments that existed before the request was sent; null if the search for them failed. */
type Known = readonly Payment[] | null

/**
 * Records a payment. If the response is lost, searches for the payment, because a second request would record it twice.
 */
export async function addPayment(payment: NewPayment, known: Known): Promise<AddPaymentResult> {
  const { companyId, ...body } = payment
  try {
    await createPayment(companyId, body)
    return 'added'
  } catch (error) {
    if (toFailure(error).outcome !== 'unknown') throw error
    const doubles = known && (await findSimilarPayments(payment).catch(() => null))
    if (!known || !doubles) throw unknown('Список не загрузился: проверьте, не записана ли оплата.', error)
    if (hasDuplicate(doubles, payment, known)) return 'duplicate'
    throw unknown('Список проверен: такой оплаты в нём нет. Её можно записать ещё раз.', error)
  }
}

/**
 * Returns the function that records the payment of one form or bank line. After a lost response its next call first
 * searches for the payment, because a slow server may have recorded it by then. `agree` gets the similar payments right
 * before the request; if it rejects, nothing is sent. `mayBeRecorded`: one of them may be the payment of an earlier attempt.
 */
export function createPaymentRecorder(): (
  payment: NewPayment,
  agree?: (doubles: Payment[], mayBeRecorded: boolean) => Promise<void>,
) => Promise<AddPaymentResult> {
  /** The payment whose response was lost, and the similar payments that existed before it was sent. */
  let doubted: { payment: NewPayment; known: Known } | undefined
  return async (payment, agree) => {
    // The search for similar payments is optional on the first attempt: if it fails, the payment is recorded anyway.
    const doubles = await findSimilarPayments(payment).catch(() => null)
    const last = doubted && equal(doubted.payment, payment) ? doubted : undefined
    if (last && !doubles) throw unknown('Список не загрузился. Пока он не загружен, повторно записать оплату нельзя.')
    if (last?.known && doubles && hasDuplicate(doubles, payment, last.known)) return 'duplicate'
    await agree?.(doubles ?? [], Boolean(last && !last.known && doubles?.length))
    const known = last?.known ?? doubles
    try {
      const added = await addPayment(payment, known)
      doubted = undefined
      return added
    } catch (error) {
      if (toFailure(error).outcome === 'unknown') doubted = { payment, known }
      throw error
    }
  }
}

function hasDuplicate(doubles: readonly Payment[], payment: NewPayment, known: readonly Payment[]): boolean {
  const before = new Set(known.map(({ id }) => id))
  return doubles.some(
    ({ id, methodId, payedAt }) => methodId === payment.methodId && payedAt === payment.payedAt && !before.has(id),
  )
}

/** The hint starts with the hint of the lost request, which contains the server's message. */
const unknown = (advice: string, lost?: unknown): RequestFailure => {
  const hint = [lost && toFailure(lost).hint, advice].filter(Boolean).join(' ')
  return new RequestFailure({ message: 'Неизвестно, записана ли оплата', hint, outcome: 'unknown' })
}
