import { useSnapshot } from 'valtio'
import type { Salary } from '../../api/salary'
import { type SalaryPayState, salaryPayState } from '../../domain/salary/payAttempt'
import { paymentJournal, paymentJournalState } from './pay/salaryPaymentSender'
import { salaryRecordIds } from './salaryRows'

export function salaryRowPayState(row: Salary): SalaryPayState {
  const attempts = salaryRecordIds(row).flatMap((id) => paymentJournal.of(id) ?? [])
  return salaryPayState(row.isPaidOut, attempts)
}

/** True if the outcome of a payment is unknown and the server does not return whether the record is paid. */
export const isPaymentUnreported = (row: Salary): boolean =>
  salaryRecordIds(row).some((id) => paymentJournal.of(id)?.isUnreported === true)

export function usePayState(row: Salary): SalaryPayState {
  void useSnapshot(paymentJournalState).changes
  return salaryRowPayState(row)
}
