import { useSnapshot } from 'valtio'
import type { PayBatchResult } from './bulk/payResultLines'
import { payAttemptJournal, payAttemptJournalVersion } from './pay/salaryPaymentSender'
import { salaryRecordIds } from './salaryRows'

/**
 * Returns the results of paying several salaries at once. A payment with an unknown outcome becomes paid or refused once its salary records
 * have been checked.
 */
export function useFinalPayResults(results: readonly PayBatchResult[]): readonly PayBatchResult[] {
  void useSnapshot(payAttemptJournalVersion).changes
  return results.map((one) => (one.result.outcome === 'unknown' ? checked(one) : one))
}

function checked({ rows, result }: PayBatchResult): PayBatchResult {
  const attempts = rows.flatMap(salaryRecordIds).map((id) => payAttemptJournal.of(id)?.state)
  if (attempts.every((state) => state === 'paid')) return { rows, result: { outcome: 'paid' } }
  // The outcome of the payment was unknown. If the journal has no payment attempt, a check found the record unpaid and removed the attempt.
  if (attempts.every((state) => state === undefined)) return { rows, result: { outcome: 'refused', failure: NOT_PAID } }
  return { rows, result }
}

const NOT_PAID = { message: 'Выплата не прошла', hint: 'Запись проверена: она не выплачена, можно повторить.' }
