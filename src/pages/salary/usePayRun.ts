import { useEffect, useRef, useState } from 'react'
import type { Salary } from '../../api/salary'
import { splitIntoPayBatches } from '../../domain/salary/payBatches'
import { createSameUserGuard, createSessionKeyCheck } from '../../session/session'
import { toast } from '../../ui/toasts'
import { useShownRef } from '../../ui/useShownRef'
import {
  groupPayResultsByOutcome,
  isPaidResultLine,
  type PayBatchResult,
  type PayResultLine,
  payFailureReasons,
  payResultLines,
  payResultTitle,
} from './bulk/payResultLines'
import { salaryPaymentSender } from './pay/salaryPaymentSender'
import { salaryRecordFilter, salaryRecordIds } from './salaryRows'

type PayRun = {
  status: 'asking' | 'paying' | 'done'
  portion: number
  portions: number
  results: readonly PayBatchResult[]
  start: () => void
  /** Stops the payments after the current request. */
  stop: () => void
}

/**
 * Pays the salary rows in batches, one request after another. If the component unmounts, the remaining batches are not sent, a toast shows
 * the results of the sent batches, and `away` is called with these results unless all rows were paid.
 */
export function usePayRun(
  rows: readonly Salary[],
  cityId: number | undefined,
  on: { settled: () => void; away: (results: readonly PayBatchResult[]) => void },
): PayRun {
  // Pay a row whose paid status is unknown in a request of its own: if the row is already paid, the server refuses the whole request.
  const [portions] = useState(() => {
    const isKnown = ({ isPaidOut }: Salary) => isPaidOut !== undefined
    return [
      ...splitIntoPayBatches(rows.filter(isKnown), salaryRecordIds),
      ...rows.filter((row) => !isKnown(row)).map((row) => [row]),
    ]
  })
  const [run, setRun] = useState<Pick<PayRun, 'status' | 'portion' | 'results'>>({
    status: 'asking',
    portion: 0,
    results: [],
  })
  const stopping = useRef<AbortController>(undefined)
  const isThere = useShownRef()
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })
  useEffect(() => {
    const controller = new AbortController()
    stopping.current = controller
    return () => controller.abort()
  }, [])

  const start = async () => {
    const signal = stopping.current?.signal
    if (!signal || signal.aborted || run.status !== 'asking') return
    const isMine = createSessionKeyCheck()
    const ifSameUser = createSameUserGuard()
    const results: PayBatchResult[] = []
    setRun({ status: 'paying', portion: 0, results })
    for (const [portion, part] of portions.entries()) {
      if (signal.aborted || !isMine()) break
      setRun({ status: 'paying', portion, results: [...results] })
      const isSingle = part.length === 1 && !part[0]?.ids?.length
      const payment = { ids: part.flatMap(salaryRecordIds), place: salaryRecordFilter(part, cityId), isSingle }
      const result = await salaryPaymentSender.pay(payment, signal)
      if (result.outcome === 'cancelled') break
      results.push({ rows: part, result })
    }
    ifSameUser(() => {
      if (isThere.current || results.length === 0) return
      const lines = payResultLines(results, rows)
      showToast(lines)
      if (!lines.every(isPaidResultLine)) handlers.current.away(results)
    })
    setRun({ status: 'done', portion: portions.length, results })
    if (results.length > 0) handlers.current.settled()
  }
  return { ...run, portions: portions.length, start: () => void start(), stop: () => stopping.current?.abort() }
}

/**
 * Shows one toast for all payment requests. With one toast per request, toasts with the same text would be merged, so the user would not
 * see all results.
 */
function showToast(lines: readonly PayResultLine[]): void {
  if (lines.every(isPaidResultLine))
    return void toast.success(lines.length === 1 ? 'Выплата отправлена' : payResultTitle(lines))
  const others = groupPayResultsByOutcome(lines).flatMap(([word, of]) =>
    of.every(isPaidResultLine) ? [] : [`${word}: ${of.length}`],
  )
  toast.failure({
    message: lines.length === 1 ? payResultTitle(lines) : [payResultTitle(lines), ...others].join('; '),
    hint: payFailureReasons(lines).join('; '),
  })
}
