import { useLayoutEffect, useRef, useState } from 'react'
import type { Payment } from '../../../api/payments'
import { isPossibleDuplicatePayment } from '../../../domain/payments'
import { deepEqual } from '../../../lib/deepEqual'
import { failureText, isAbortError, RequestFailure, toFailure } from '../../../lib/failure'
import { createSameUserGuard, createSessionKeyCheck } from '../../../session/session'
import { toast } from '../../../ui/toasts'
import { createPaymentRecorder, type NewPayment } from '../recordPayment'

export type BankRowImportResult = { state: 'sending' | 'done' | 'failed' | 'unknown'; text: string }

const MAY_BE_RECORDED = {
  message: 'Неизвестно, записана ли оплата',
  hint: 'Похожая оплата уже есть в списке. Если в строке другая оплата, запишите её кнопкой «Добавить оплату».',
  outcome: 'unknown',
} as const

const RECORDED_MEANWHILE = {
  message: 'Похожая оплата появилась в списке после открытия окна',
  hint: 'Если в строке другая оплата, отметьте строку ещё раз.',
} as const

type KnownPayments = readonly Payment[]

const isEqualPayment = (one: NewPayment, other: NewPayment): boolean =>
  deepEqual({ ...one, comment: null }, { ...other, comment: null })

/**
 * Records the payments of a bank statement one by one, each at most once. If the user stops the import or closes the dialog, the remaining
 * payments are not sent. If the dialog was closed while a payment was being sent, a toast shows the result of that payment.
 *
 * `onRecorded` is called when the import ends or is stopped. Its `isOpen` is false if the dialog was closed. Its `doubledLines` are the
 * lines that were not sent because a similar payment exists that is missing in the list of payments that the user saw; the caller should
 * reload this list.
 */
export function useBankStatementImport(
  open: boolean,
  onRecorded: (isOpen: boolean, doubledLines: readonly number[]) => void,
) {
  const [results, setResults] = useState<ReadonlyMap<number, BankRowImportResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stopping = useRef<AbortController>(undefined)
  /**
   * For each line of the bank statement, the function that records its payment. A retry calls the same function, because it detects whether
   * an earlier attempt has already recorded the payment.
   */
  const recorders = useRef(new Map<number, ReturnType<typeof createPaymentRecorder>>())
  /**
   * Payments that this dialog has recorded. `wasAdded` is false if the response was lost and a search found the payment. `known` is the
   * list of payments that the user saw when the import started.
   */
  const recorded = useRef<{ payment: NewPayment; wasAdded: boolean; known: KnownPayments }[]>([])
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
      stopping.current?.abort()
    }
  }, [open])

  const dismissResult = (line: number) => setResults((known) => new Map([...known].filter(([key]) => key !== line)))

  /** True if `doubles` contain a payment that is neither in `known` nor recorded by this dialog since `known` was loaded. */
  const hasUnseen = (doubles: readonly Payment[], payment: NewPayment, known: KnownPayments): boolean => {
    const unseen = doubles.filter(({ id }) => !known.some((one) => one.id === id))
    const own = recorded.current.filter(
      (one) => one.wasAdded && one.known === known && isPossibleDuplicatePayment(one.payment, payment),
    )
    return unseen.length > own.length
  }

  const run = async (drafts: readonly { line: number; payment: NewPayment }[], known: KnownPayments) => {
    const controller = new AbortController()
    stopping.current = controller
    const isMine = createSessionKeyCheck()
    const ifSameUser = createSameUserGuard()
    const showIfClosed = (show: () => void) => ifSameUser(() => isOpen.current || show())
    const doubledLines: number[] = []
    setRunning(true)
    const set = (line: number, result: BankRowImportResult) => setResults((known) => new Map(known).set(line, result))
    for (const { line, payment } of drafts) {
      if (controller.signal.aborted || !isMine()) break
      const earlier = results.get(line)
      set(line, { state: 'sending', text: 'Записывается…' })
      try {
        const record = recorders.current.get(line) ?? createPaymentRecorder()
        recorders.current.set(line, record)
        const outcome = await record(payment, async (doubles, mayBeRecorded) => {
          controller.signal.throwIfAborted()
          if (mayBeRecorded) throw new RequestFailure(MAY_BE_RECORDED)
          if (!hasUnseen(doubles, payment, known)) return
          doubledLines.push(line)
          const isUnknown = earlier?.state === 'unknown'
          throw new RequestFailure({ ...RECORDED_MEANWHILE, ...(isUnknown && { outcome: 'unknown' }) })
        })
        // The payment that was found may belong to an equal line.
        const hasEqualLine = recorded.current.some((other) => isEqualPayment(other.payment, payment))
        if (outcome === 'duplicate' && hasEqualLine) throw new RequestFailure(MAY_BE_RECORDED)
        recorded.current.push({ payment, wasAdded: outcome === 'added', known })
        set(line, { state: 'done', text: 'Записано' })
        showIfClosed(() => toast.success('Оплата из банка записана'))
      } catch (error) {
        if (isAbortError(error)) {
          // The user stopped the import before this payment was sent. If an earlier import tried to send it, show the result of that
          // attempt again.
          if (earlier) set(line, earlier)
          else dismissResult(line)
          break
        }
        const failure = toFailure(error)
        set(line, { state: failure.outcome ?? 'failed', text: failureText(failure) })
        showIfClosed(() => toast.failure(failure))
      }
    }
    setRunning(false)
    ifSameUser(() => onRecorded(isOpen.current, doubledLines))
  }
  return {
    results,
    isRunning,
    dismissResult,
    run: (...args: Parameters<typeof run>) => void run(...args),
    stop: () => stopping.current?.abort(),
  }
}
