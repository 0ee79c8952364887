import { useEffect, useRef, useState } from 'react'
import type { Salary } from '../../api/salary'
import { splitIntoBatches } from '../../domain/salary/batches'
import { toast } from '../../ui/toasts'
import type { PayResult } from './pay/paymentSender'
import { salaryPaymentSender } from './pay/salaryPaymentSender'
import { salaryRecordFilter, salaryRecordIds } from './salaryRows'

export type PayBatchResult = { rows: readonly Salary[]; result: PayResult }

export type PayRun = {
  status: 'asking' | 'paying' | 'done'
  portion: number
  portions: number
  results: readonly PayBatchResult[]
  start: () => void
  /** Stops before the next portion of the payments; the current request continues. */
  stop: () => void
}

/**
 * Pays the salary rows in portions, one request after another. Unmounting cancels the portions that are not sent yet; a
 * toast then shows the result of the request in progress.
 */
export function usePayRun(rows: readonly Salary[], cityId: number | undefined, onSettled: () => void): PayRun {
  const [portions] = useState(() => splitIntoBatches(rows, salaryRecordIds))
  const [run, setRun] = useState<Pick<PayRun, 'status' | 'portion' | 'results'>>({
    status: 'asking',
    portion: 0,
    results: [],
  })
  const stopping = useRef<AbortController>(undefined)
  const isThere = useRef(true)
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    const controller = new AbortController()
    stopping.current = controller
    isThere.current = true
    return () => {
      isThere.current = false
      controller.abort()
    }
  }, [])

  const start = async () => {
    const signal = stopping.current?.signal
    if (!signal || signal.aborted || run.status !== 'asking') return
    const results: PayBatchResult[] = []
    setRun({ status: 'paying', portion: 0, results })
    for (const [portion, part] of portions.entries()) {
      if (signal.aborted) break
      setRun({ status: 'paying', portion, results: [...results] })
      const isSingle = part.length === 1 && !part[0]?.ids?.length
      const payment = { ids: part.flatMap(salaryRecordIds), place: salaryRecordFilter(part, cityId), isSingle }
      const result = await salaryPaymentSender.pay(payment, signal)
      if (result.outcome === 'cancelled') break
      results.push({ rows: part, result })
    }
    if (!isThere.current) results.map(({ result }) => tell(result))
    setRun({ status: 'done', portion: portions.length, results })
    if (results.length > 0) settled.current()
  }
  return { ...run, portions: portions.length, start: () => void start(), stop: () => stopping.current?.abort() }
}

/** Shows the result of a payment as a toast after the payment dialog is closed. */
function tell(result: PayResult): void {
  if (result.outcome === 'paid') toast.success('Выплата отправлена')
  else if (result.outcome === 'refused') toast.failure(result.failure)
  else if (result.outcome === 'unknown') toast.failure({ ...result.failure, message: 'Исход выплаты неизвестен' })
}
