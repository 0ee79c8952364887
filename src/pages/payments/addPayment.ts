import { createPayment, type Payment, type PaymentBody, searchPayments } from '../../api/payments'
import { isPossibleDuplicate } from '../../domain/payments'
import { equal } from '../../lib/equal'
import { RequestFailure, toFailure } from '../../lib/failure'
import { copyUnreadableCount, getUnreadableCount } from '../../lib/unreadableRows'

export type NewPayment = PaymentBody & { companyId: number }

/** Payments of the company that are similar or lack their amount, method or date; unreadable payments are counted. */
async function findCandidates(payment: NewPayment): Promise<Payment[]> {
  const { rows } = await searchPayments({ companyId: payment.companyId, page: 1 })
  const isCandidate = (known: Payment) => isSimilar(known, payment) || isIncomplete(known)
  return copyUnreadableCount(rows, rows.filter(isCandidate))
}

/** The server may omit the company of the payments when it searches by company. */
const isSimilar = (known: Payment, payment: NewPayment): boolean =>
  isPossibleDuplicate({ ...known, companyId: known.companyId ?? payment.companyId }, payment)

const isIncomplete = ({ amount, methodId, payedAt }: Payment): boolean =>
  [amount, methodId, payedAt].includes(undefined)

/** `duplicate`: the response was lost, but a search shows that the payment was recorded. */
export type AddPaymentResult = 'added' | 'duplicate'

/** Candidates that existed before the request was sent; null if the search for them failed. */
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
    const found = known && (await findCandidates(payment).catch(() => null))
    if (!known || !found) throw unknown('Список не загрузился: проверьте, не записана ли оплата.', error)
    if (hasDuplicate(found, payment, known)) return 'duplicate'
    if (hasNewIncomplete(found, known)) throw unknown(`${incompleteText(known)}.`, error)
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
  /**
   * The payment whose response was lost, and the candidates that existed before it was sent. `warned`: candidates at the last warning about
   * incomplete payments; a payment that was incomplete then may still turn out to be the lost one.
   */
  let doubted: { payment: NewPayment; known: Known; warned?: readonly Payment[] } | undefined
  return async (payment, agree) => {
    // The search for similar payments is optional on the first attempt: if it fails, the payment is recorded anyway.
    const found = await findCandidates(payment).catch(() => null)
    const last = doubted && equal(doubted.payment, payment) ? doubted : undefined
    if (last && !found) throw unknown('Список не загрузился. Пока он не загружен, повторно записать оплату нельзя.')
    if (last?.known && found && hasDuplicate(found, payment, last.known)) return 'duplicate'
    // If the earlier payments are unknown, every incomplete payment may be the lost one.
    if (last && found && hasNewIncomplete(found, last.warned ?? last.known ?? [])) {
      last.warned = found
      throw unknown(`${incompleteText(last.known)}. Ещё одно нажатие запишет оплату.`)
    }
    const doubles = found?.filter((one) => isSimilar(one, payment)) ?? []
    await agree?.(doubles, Boolean(last && !last.known && doubles.length))
    const known = last?.known ?? found
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

const incompleteText = (known: Known): string =>
  `В списке есть ${known ? 'новая ' : ''}оплата, у которой сервер прислал не все поля: проверьте, не она ли это`

function hasDuplicate(found: readonly Payment[], payment: NewPayment, known: readonly Payment[]): boolean {
  return newOnes(found, known).some(
    (one) => isSimilar(one, payment) && one.methodId === payment.methodId && one.payedAt === payment.payedAt,
  )
}

/** An incomplete payment that was not in the list before may be the one whose response was lost. */
const hasNewIncomplete = (found: readonly Payment[], known: readonly Payment[]): boolean =>
  getUnreadableCount(found) > getUnreadableCount(known) || newOnes(found, known).some(isIncomplete)

function newOnes(found: readonly Payment[], known: readonly Payment[]): Payment[] {
  const before = new Set(known.map(({ id }) => id))
  return found.filter(({ id }) => !before.has(id))
}

/** The hint starts with the hint of the lost request, which contains the server's message. */
const unknown = (advice: string, lost?: unknown): RequestFailure => {
  const hint = [lost && toFailure(lost).hint, advice].filter(Boolean).join(' ')
  return new RequestFailure({ message: 'Неизвестно, записана ли оплата', hint, outcome: 'unknown' })
}
