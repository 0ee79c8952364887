import { createPayment, type Payment, type PaymentBody, searchPayments } from '../../api/payments'
import { isDouble } from '../../domain/payments'
import { equal } from '../../lib/equal'
import { RequestFailure, toFailure } from '../../lib/failure'

export type NewPayment = PaymentBody & { companyId: number }

/** Payments that may be the same one, already entered. */
export async function findDoubles(payment: NewPayment): Promise<Payment[]> {
  const { companyId } = payment
  const { rows } = await searchPayments({ companyId, page: 1 })
  // A server need not send the company that was asked for.
  return rows.filter((known) => isDouble({ ...known, companyId: known.companyId ?? companyId }, payment))
}

/** `twin`: the response was lost, but the payment is there. */
export type AddedPayment = 'added' | 'twin'

/** What is known before a payment is sent: its doubles; null where they could not be looked for. */
type Known = readonly Payment[] | null

/**
 * Records a payment. When the response is lost, its twin is looked for before it is offered again: entering it twice would
 * count it twice.
 */
export async function addPayment(payment: NewPayment, known: Known): Promise<AddedPayment> {
  const { companyId, ...body } = payment
  try {
    await createPayment(companyId, body)
    return 'added'
  } catch (error) {
    if (toFailure(error).outcome !== 'unknown') throw error
    const doubles = known && (await findDoubles(payment).catch(() => null))
    if (!known || !doubles) throw unknown('Ответ не пришёл, и список не читается: проверьте, не записана ли оплата.')
    if (hasTwin(doubles, payment, known)) return 'twin'
    throw unknown('Ответ не пришёл, и такой оплаты в списке нет. Её можно записать ещё раз.')
  }
}

/**
 * Records the payment of one form or line, pressed as often as it takes: after a lost response a slow server may still be
 * recording it, so that the next press looks for it before anything is sent. `agree` is asked right before, with the
 * payments like it, and may refuse.
 */
export function createRecorder(): (
  payment: NewPayment,
  agree?: (doubles: Payment[]) => Promise<void>,
) => Promise<AddedPayment> {
  /** What was sent with an unknown outcome, and what was there before. */
  let doubted: { payment: NewPayment; known: Known } | undefined
  return async (payment, agree) => {
    // Of a first attempt the look is an extra: where it fails, the payment is recorded as without it.
    const doubles = await findDoubles(payment).catch(() => null)
    const last = doubted && equal(doubted.payment, payment) ? doubted : undefined
    if (last && !doubles) throw unknown('Список не читается: пока он не прочитан, вторая запись не отправляется.')
    if (last?.known && doubles && hasTwin(doubles, payment, last.known)) return 'twin'
    await agree?.(doubles ?? [])
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

/** Whether the payment is among its doubles now, and was not before. */
function hasTwin(doubles: readonly Payment[], payment: NewPayment, known: readonly Payment[]): boolean {
  const before = new Set(known.map(({ id }) => id))
  return doubles.some(
    ({ id, methodId, payedAt }) => methodId === payment.methodId && payedAt === payment.payedAt && !before.has(id),
  )
}

const unknown = (hint: string): RequestFailure =>
  new RequestFailure({ message: 'Исход записи неизвестен', hint, outcome: 'unknown' })
