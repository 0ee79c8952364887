import { useSnapshot } from 'valtio'
import { journal, journalState } from './pay/salaryPaymentSender'
import { rowIds } from './salaryRows'
import type { PortionResult } from './usePayRun'

/** The results of a run. A payment whose outcome was unknown becomes paid or refused as soon as its records have been checked. */
export function useFinalResults(results: readonly PortionResult[]): readonly PortionResult[] {
  void useSnapshot(journalState).changes
  return results.map((one) => (one.result.outcome === 'unknown' ? checked(one) : one))
}

function checked({ rows, result }: PortionResult): PortionResult {
  const attempts = rows.flatMap(rowIds).map((id) => journal.of(id)?.state)
  if (attempts.every((state) => state === 'paid')) return { rows, result: { outcome: 'paid' } }
  // The journal forgets an attempt when it is proven that nothing was paid.
  if (attempts.every((state) => state === undefined)) return { rows, result: { outcome: 'refused', failure: NOT_PAID } }
  return { rows, result }
}

const NOT_PAID = { message: 'Выплата не прошла', hint: 'Запись проверена: она не выплачена, можно повторить.' }
