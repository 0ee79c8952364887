import { createPayment, type Payment, type PaymentBody, searchPayments } from '../../api/payments'
import { isDouble } from '../../domain/payments'
import { RequestFailure, toFailure } from '../../lib/failure'

export type NewPayment = PaymentBody & { companyId: number }

/** Payments that may be the same one, already entered. */
export async function findDoubles(payment: NewPayment): Promise<Payment[]> {
  const { rows } = await searchPayments({ companyId: payment.companyId, page: 1 })
  return rows.filter((known) => isDouble(known, payment))
}

/** `twin`: the response was lost, but the payment is there. */
export type AddedPayment = 'added' | 'twin'

/**
 * Records a payment. When the response is lost, its twin is looked for before it is offered again: entering it twice would
 * count it twice. `known` are the doubles of before; null where they could not be looked for.
 */
export async function addPayment(payment: NewPayment, known: readonly Payment[] | null): Promise<AddedPayment> {
  const { companyId, ...body } = payment
  try {
    await createPayment(companyId, body)
    return 'added'
  } catch (error) {
    if (toFailure(error).outcome !== 'unknown') throw error
    const doubles = known && (await findDoubles(payment).catch(() => null))
    if (!known || !doubles) throw unknown('Ответ не пришёл, и список не читается: проверьте, не записана ли оплата')
    const before = new Set(known.map(({ id }) => id))
    if (doubles.some((double) => isTwin(double, payment) && !before.has(double.id))) return 'twin'
    throw unknown('Ответ не пришёл, и такой оплаты в списке нет. Её можно записать ещё раз')
  }
}

const isTwin = (a: Payment, b: NewPayment): boolean => a.methodId === b.methodId && a.payedAt === b.payedAt

const unknown = (hint: string): RequestFailure => new RequestFailure({ message: 'Исход записи неизвестен', hint })
