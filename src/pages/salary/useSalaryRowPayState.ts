import { useSnapshot } from 'valtio'
import type { Salary } from '../../api/salary'
import { type SalaryPayState, salaryPayState } from '../../domain/salary/payAttempt'
import { payAttemptJournal, payAttemptJournalVersion } from './pay/salaryPaymentSender'
import { salaryRecordIds } from './salaryRows'

export function salaryRowPayState(row: Salary): SalaryPayState {
  const attempts = salaryRecordIds(row).flatMap((id) => payAttemptJournal.of(id) ?? [])
  return salaryPayState(row.isPaidOut, attempts)
}

/** True if the outcome of a payment is unknown and the server does not return whether the record is paid. */
export const isSalaryPaymentUnreported = (row: Salary): boolean =>
  salaryRecordIds(row).some((id) => payAttemptJournal.of(id)?.isUnreported === true)

export function useSalaryRowPayState(row: Salary): SalaryPayState {
  void useSnapshot(payAttemptJournalVersion).changes
  return salaryRowPayState(row)
}
