import { useSnapshot } from 'valtio'
import type { Salary } from '../../api/salary'
import { type PayState, payState } from '../../domain/salary/attempt'
import { journal, journalState } from './pay/salaryPaymentSender'
import { rowIds } from './salaryRows'

export function rowPayState(row: Salary): PayState {
  const attempts = rowIds(row).flatMap((id) => journal.of(id) ?? [])
  return payState(row.isPaidOut, attempts)
}

/** Payment state of a row. The component re-renders when a payment changes in any tab. */
export function usePayState(row: Salary): PayState {
  void useSnapshot(journalState).changes
  return rowPayState(row)
}
