import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney } from '../../../domain/money'
import type { PayoutSheetData } from './payoutSheet'

const TITLES = ['№', 'Курьер', 'Дней', 'К выплате', 'Подпись'] as const

/** Printed version of the payout sheet. The heading is a row of the table head, so that every page repeats it. */
export function PayoutPrintView({ sheet, heading }: { sheet: PayoutSheetData; heading: string }) {
  return createPortal(
    <div className="payout-print" aria-hidden="true">
      <PayoutSheetTable
        sheet={sheet}
        label={heading}
        head={
          <>
            <div className="payout-print__title">{heading}</div>
            <div>
              {[sheet.period && `За ${sheet.period}`, `всего ${formatMoney(sheet.total)}`].filter(Boolean).join(', ')}
            </div>
            {sheet.notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </>
        }
      />
      <div className="payout-print__signatures">
        {['Выдал', 'Проверил', 'Дата'].map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
    </div>,
    document.body,
  )
}

type SheetTableProps = { sheet: PayoutSheetData; label: string; head?: ReactNode }

export function PayoutSheetTable({ sheet, label, head }: SheetTableProps) {
  return (
    <table className="payout-sheet" aria-label={label}>
      <thead>
        {head && (
          <tr>
            <th className="payout-sheet__head" colSpan={TITLES.length}>
              {head}
            </th>
          </tr>
        )}
        <tr>
          {TITLES.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map(({ courierId, courier, days, payouts }, index) => (
          <tr key={courierId ?? `line ${index}`}>
            <td>{index + 1}</td>
            <td>{courier}</td>
            <td className="payout-sheet__sum">{days ?? '—'}</td>
            <td className="payout-sheet__sum">{payouts === undefined ? '—' : formatMoney(payouts)}</td>
            <td />
          </tr>
        ))}
        <tr className="payout-sheet__total">
          <td />
          <td>Итого</td>
          <td />
          <td className="payout-sheet__sum">{formatMoney(sheet.total)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
