import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney } from '../../../domain/money'
import { ReportFigureLink } from '../../../kit/drilldown/ReportFigureLink'
import type { PayoutSheetData } from './payoutSheet'
import type { payoutSheetDrilldowns } from './payoutSheetDrilldowns'

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

type SheetTableProps = {
  sheet: PayoutSheetData
  label: string
  head?: ReactNode
  /** On the screen, the amounts are links. */
  drilldowns?: ReturnType<typeof payoutSheetDrilldowns>
  onFollow?: () => void
}

export function PayoutSheetTable({ sheet, label, head, drilldowns, onFollow }: SheetTableProps) {
  const sum = (payouts: number, to: string | undefined) => (
    <ReportFigureLink name="payouts" text={formatMoney(payouts)} to={to} {...(onFollow && { onClick: onFollow })} />
  )
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
        {sheet.lines.map((line, index) => (
          <tr key={line.courierId ?? `line ${index}`}>
            <td>{index + 1}</td>
            <td>{line.courier}</td>
            <td className="payout-sheet__sum">{line.days ?? '—'}</td>
            <td className="payout-sheet__sum">
              {line.payouts === undefined ? '—' : sum(line.payouts, drilldowns?.line(line))}
            </td>
            <td />
          </tr>
        ))}
        <tr className="payout-sheet__total">
          <td />
          <td>Итого</td>
          <td />
          <td className="payout-sheet__sum">{sum(sheet.total, drilldowns?.total)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
