import { formatMoney } from '../../../domain/money'
import { counted } from '../../../domain/text'
import { StatusTag } from '../../../ui/StatusTag'
import type { BankText } from './bankRows'

export function BankSummary({ text: { rows, leftOut, total } }: { text: BankText }) {
  const sum = rows.reduce((all, { amount }) => all + (amount ?? 0), 0)
  return (
    <div className="bank-summary">
      <p role="status">
        {rows.length === 0
          ? 'Строк с датой и суммой не найдено'
          : `${counted(rows.length, 'строка', 'строки', 'строк')} на ${formatMoney(sum)}`}
      </p>
      {total !== undefined && (
        <StatusTag tone={total === sum ? 'success' : 'warning'}>
          {total === sum
            ? 'Сумма сходится с итогом в тексте'
            : `Итог в тексте ${formatMoney(total)}: не сходится на ${formatMoney(Math.abs(total - sum))}`}
        </StatusTag>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>{`Не прочитано: ${counted(leftOut.length, 'строка', 'строки', 'строк')}`}</summary>
          <ul>
            {leftOut.map(({ line, text, reason }) => (
              <li key={line}>{`${line}. ${reason}: ${text}`}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
