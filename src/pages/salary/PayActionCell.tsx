import { Button, Tooltip } from 'antd'
import type { Salary } from '../../api/salary'
import { StatusTag } from '../../ui/StatusTag'
import { salaryRowName, unpayableSalaryReason } from './salaryRows'
import { isSalaryPaymentUnreported, useSalaryRowPayState } from './useSalaryRowPayState'

const CHECKING = 'Неизвестно, выплачено ли. Проверяем запись, до этого платить нельзя'
const UNREPORTED = 'Сервер не показывает, выплачено ли. Продолжаем проверять, до этого платить нельзя'

export function PayActionCell({ row, onPay }: { row: Salary; onPay: (row: Salary) => void }) {
  const state = useSalaryRowPayState(row)
  if (state === 'sent') return <StatusTag tone="info">Отправлено</StatusTag>
  if (state === 'unknown') {
    return (
      <StatusTag tone="warning" title={isSalaryPaymentUnreported(row) ? UNREPORTED : CHECKING}>
        Неизвестно
      </StatusTag>
    )
  }
  if (state === 'paid') {
    return (
      <Button size="small" disabled aria-label={`Выплачено: ${salaryRowName(row)}`}>
        Выплачено
      </Button>
    )
  }
  const reason = unpayableSalaryReason(row)
  return (
    <Tooltip title={reason}>
      {/* A disabled button fires no pointer events, so the tooltip needs this wrapper. */}
      <span>
        <Button
          size="small"
          disabled={reason !== undefined}
          aria-label={`Выплатить: ${salaryRowName(row)}`}
          title={reason}
          onClick={() => onPay(row)}
        >
          Выплатить
        </Button>
      </span>
    </Tooltip>
  )
}
