import { useSnapshot } from 'valtio'
import type { Salary, SalaryFilters } from '../../../api/salary'
import type { SalaryPayState } from '../../../domain/salary/payAttempt'
import type { ListPageState } from '../../../kit/list/useListPage'
import { type RowSelection, useRowSelection } from '../../../kit/list/useRowSelection'
import { payAttemptJournalVersion } from '../pay/salaryPaymentSender'
import { salaryRecordIds, salaryRowKey, unpayableSalaryReason } from '../salaryRows'
import { salaryRowPayState } from '../useSalaryRowPayState'

/**
 * Selection of salary rows. The rows of the present page are replaced by their newest state. Rows that may already be paid are removed,
 * because the server refuses a whole payment request if one of its records is paid.
 */
export function useSalarySelection(
  list: Pick<ListPageState<Salary, SalaryFilters>, 'query' | 'state'>,
): RowSelection<Salary> {
  void useSnapshot(payAttemptJournalVersion).changes
  return useRowSelection<Salary>(list, (rows) => updateRows(rows, list.state.rows))
}

const MAY_BE_PAID: readonly SalaryPayState[] = ['paid', 'unknown']

function updateRows(chosen: readonly Salary[], pageRows: readonly Salary[]): readonly Salary[] {
  const present = new Map(pageRows.map((row) => [salaryRowKey(row), row]))
  // A group of salary records gets another row key when it is paid, so find the group by the ids of its records.
  const unpayable = new Set(pageRows.filter(unpayableSalaryReason).flatMap(salaryRecordIds))
  return chosen
    .map((row) => present.get(salaryRowKey(row)) ?? row)
    .filter(
      (row) => !MAY_BE_PAID.includes(salaryRowPayState(row)) && !salaryRecordIds(row).some((id) => unpayable.has(id)),
    )
}
