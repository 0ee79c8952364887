import { Button } from 'antd'
import type { Salary } from '../../../api/salary'
import { formatKnownSum } from '../../../domain/money'
import { countWithNoun } from '../../../domain/textFormatting'
import type { TableSelectionProps } from '../../../kit/list/tableSelection'
import type { RowSelection } from '../../../kit/list/useRowSelection'
import { salaryRowName, unpayableSalaryReason } from '../salaryRows'
import { salaryRowPayState } from '../useSalaryRowPayState'

/**
 * If the server omits the paid status of a row, the user can still select the row for payment; the server decides whether to accept the
 * payment.
 */
export const isSalaryRowPayable = (row: Salary): boolean =>
  unpayableSalaryReason(row) === undefined && ['unpaid', 'unreported'].includes(salaryRowPayState(row))

export const salarySelectionProps = (
  selection: RowSelection<Salary>,
  onPay: (rows: readonly Salary[]) => void,
): TableSelectionProps<Salary> => ({
  selection,
  nouns: ['строка', 'строки', 'строк'],
  rowName: salaryRowName,
  isSelectable: isSalaryRowPayable,
  summary: (rows) =>
    `${countWithNoun(new Set(rows.map(({ courier }) => courier?.id)).size, 'курьер', 'курьера', 'курьеров')} · ${formatKnownSum(
      rows.map(({ payouts }) => payouts),
    )}`,
  actions: (rows) => (
    <Button
      type="primary"
      size="small"
      disabled={!rows.some(isSalaryRowPayable)}
      onClick={() => onPay(rows.filter(isSalaryRowPayable))}
    >
      Выплатить
    </Button>
  ),
})
