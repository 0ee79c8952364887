import { formatMoney } from '../../../domain/money'
import { countWithNoun, groupDigits } from '../../../domain/textFormatting'
import { StatusTag } from '../../../ui/StatusTag'
import {
  type BankStatementCounts,
  type BankStatementRow,
  countBankStatementRows,
  type ParsedBankStatement,
} from './bankStatement'

export function BankStatementSummary({ text, rows }: { text: ParsedBankStatement; rows: readonly BankStatementRow[] }) {
  const { leftOut, total } = text
  const sum = rows.reduce((all, { amount }) => all + (amount ?? 0), 0)
  return (
    <div className="bank-summary">
      <p role="status">
        {rows.length === 0 ? 'Строк с датой и суммой не найдено' : countsText(countBankStatementRows(text, rows))}
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
          <summary>{`Не прочитано: ${countWithNoun(leftOut.length, 'строка', 'строки', 'строк')}`}</summary>
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

function countsText({ lines, recognized, recognizedSum, doubtful, sum }: BankStatementCounts): string {
  const words = `Распознано ${groupDigits(recognized)} из ${countWithNoun(lines, 'строки', 'строк', 'строк')}, ${formatMoney(recognizedSum)} из ${formatMoney(sum)}`
  return doubtful === 0 ? words : `${words}; под вопросом ${countWithNoun(doubtful, 'строка', 'строки', 'строк')}`
}
