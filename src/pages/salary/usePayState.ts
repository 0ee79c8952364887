import { useSnapshot } from 'valtio'
import type { Salary } from '../../api/salary'
import { type PayState, payState } from '../../domain/salary/attempt'
import { journal, journalState } from './pay/salaryPayer'
import { rowIds } from './salaryRows'

/** The state of a row by the server's word and what was sent from this browser. */
export function rowPayState(row: Salary): PayState {
  const attempts = rowIds(row).flatMap((id) => journal.of(id) ?? [])
  return payState(row.isPaidOut, attempts)
}

/** The same for a component, which follows payments of all tabs. */
export function usePayState(row: Salary): PayState {
  void useSnapshot(journalState).changes
  return rowPayState(row)
}
