import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { columnGroupLength } from '../../../lib/spreadsheetCells'
import { printedDataTime } from '../../load/dataAge'
import { unexplainedAmountText } from '../ReportTable'
import {
  isNumericReportColumn,
  type ReportColumn,
  reportCellText,
  reportColumnTotalText,
  rowsNotInTotalText,
} from '../reportColumns'
import { reportRowKey } from '../useReport'
import './reportPaper.css'

type ReportPaperProps<Row> = {
  title: string
  subtitle: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  totalLabel: string
  isShaded?: ((row: Row) => boolean) | undefined
  isPartial?: ((row: Row) => boolean) | undefined
  /** Text «Показано 40 из 41» if some rows of the response could not be read. */
  missing: string | undefined
  /** Time when the report was requested, in ms of the local clock. */
  requestedAt: number
  cityId: number | undefined
  children?: ReactNode
}

export function ReportPrintView<Row extends object>(props: ReportPaperProps<Row>) {
  return usePrinting() ? createPortal(<Paper {...props} />, document.body) : null
}

function Paper<Row extends object>(props: ReportPaperProps<Row>) {
  const { title, subtitle, columns, rows, totalLabel, requestedAt, cityId, missing, children } = props
  return (
    <section className="report-paper" aria-label={title}>
      <h1 className="report-paper__title">{title}</h1>
      <p className="report-paper__subtitle">
        {[subtitle, printedDataTime(requestedAt, cityId), missing].filter(Boolean).join('. ')}
      </p>
      {children}
      <table className={columns.length > 12 ? 'report-paper__table report-paper__table--wide' : 'report-paper__table'}>
        <Headings columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={reportRowKey(row)} className={rowClass(row, props)}>
              {columns.map((column) => {
                const residue = column.residue?.(row)
                return (
                  <td key={column.key} className={alignClass(column)}>
                    <span>{reportCellText(column, row)}</span>
                    {residue !== undefined && <div>{unexplainedAmountText(residue)}</div>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className="report-paper__total">
            {columns.map((column, index) => (
              <td key={column.key} className={alignClass(column)}>
                {(index === 0 ? `${totalLabel} ` : '') +
                  [reportColumnTotalText(column, rows), rowsNotInTotalText(column, rows)].filter(Boolean).join(', ')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

const rowClass = <Row,>(row: Row, { isShaded, isPartial }: Pick<ReportPaperProps<Row>, 'isShaded' | 'isPartial'>) =>
  [isShaded?.(row) && 'report-paper__row--shaded', isPartial?.(row) && 'report-paper__row--partial']
    .filter(Boolean)
    .join(' ')

function Headings<Row>({ columns }: { columns: readonly ReportColumn<Row>[] }) {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const { key, title, group } = column
          if (group === undefined) {
            return (
              <th key={key} scope="col" rowSpan={isGrouped ? 2 : 1} className={alignClass(column)}>
                {title}
              </th>
            )
          }
          if (columns[index - 1]?.group === group) return <Fragment key={key} />
          return (
            <th key={key} scope="colgroup" colSpan={columnGroupLength(columns, index)}>
              {group}
            </th>
          )
        })}
      </tr>
      {isGrouped && (
        <tr>
          {columns
            .filter(({ group }) => group !== undefined)
            .map((column) => (
              <th key={column.key} scope="col" className={alignClass(column)}>
                {column.title}
              </th>
            ))}
        </tr>
      )}
    </thead>
  )
}

const alignClass = <Row,>(column: ReportColumn<Row>) =>
  isNumericReportColumn(column) ? 'report-paper__figure' : undefined

/** True while the browser prints. `flushSync` renders the print version before the browser takes its snapshot of the page. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
