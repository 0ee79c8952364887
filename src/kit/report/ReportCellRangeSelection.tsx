import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Sparkline } from '../../ui/plot/Sparkline'
import {
  type ReportCellBlock,
  type ReportCellRange,
  reportCellRangeCorners,
  reportCellsClipboardText,
  reportCellsInRange,
  reportCellsSummary,
} from './cellRange'
import { formatReportValue, isNumericReportColumn, type ReportColumn, reportCellText } from './reportColumns'
import { linesIn, trackReportCellSelection } from './trackReportCellSelection'
import { reportRowKey } from './useReport'
import './report.css'

type ReportCellRangeSelectionProps<Row> = {
  area: RefObject<HTMLElement | null>
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
}

/**
 * Lets the user select cells of a report like in a spreadsheet, by drag, Shift+click or Shift+arrow keys. It shows the sum of the figures.
 * Ctrl+C copies them as plain numbers; Esc clears the selection.
 */
export function ReportCellRangeSelection<Row extends object>({
  area,
  columns,
  rows,
}: ReportCellRangeSelectionProps<Row>) {
  const [range, setRange] = useState<ReportCellRange | null>(null)
  const table = useRef<() => ReportCellBlock<Row>>(() => ({ columns: [], rows: [] }))
  table.current = () => ({ columns, rows: rowsInSight(area.current, rows) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or columns invalidate the range
  useEffect(() => setRange(null), [columns, rows])

  useEffect(() => {
    const element = area.current
    return element ? trackReportCellSelection(element, setRange) : undefined
  }, [area])

  // Clear the selection when the table shows other rows: the sum shown for the selection is that of the earlier rows, but Ctrl+C would copy
  // cells of the new rows.
  useEffect(() => {
    if (!range || !area.current) return
    const shown = lineKeys(area.current)
    const observer = new MutationObserver(() => lineKeys(area.current) !== shown && setRange(null))
    observer.observe(area.current, { childList: true, subtree: true, attributeFilter: ['data-row-key'] })
    return () => observer.disconnect()
  }, [area, range])

  useLayoutEffect(() => mark(area.current, range), [area, range])

  useEffect(() => {
    if (!range) return
    const copy = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
      if (isTyping || isTextChosen(area.current)) return
      event.clipboardData?.setData('text/plain', reportCellsClipboardText(reportCellsInRange(range, table.current())))
      event.preventDefault()
    }
    document.addEventListener('copy', copy)
    return () => document.removeEventListener('copy', copy)
  }, [area, range])

  const block = range && reportCellsInRange(range, table.current())
  const isSeveral = block !== null && block.columns.length * block.rows.length > 1
  return (
    <div className="cell-sums">
      <output>{isSeveral ? reportCellsSummary(block) : null}</output>
      {isSeveral && <BlockLine block={block} label={columns[0]} />}
    </div>
  )
}

const MIN_LINE = 3

function BlockLine<Row>({ block, label }: { block: ReportCellBlock<Row>; label: ReportColumn<Row> | undefined }) {
  const [figures, ...others] = block.columns.filter(isNumericReportColumn)
  if (!label || !figures || others.length > 0 || block.rows.length < MIN_LINE) return null
  return (
    <Sparkline
      title={[figures.group, figures.title].filter(Boolean).join(', ')}
      points={block.rows.map((row) => ({ label: reportCellText(label, row) }))}
      values={block.rows.map(figures.value)}
      format={(value) => formatReportValue(figures, value)}
      width={96}
      height={22}
    />
  )
}

function rowsInSight<Row extends object>(area: HTMLElement | null, rows: readonly Row[]): Row[] {
  const byKey = new Map(rows.map((row) => [reportRowKey(row), row]))
  return linesIn(area).flatMap((line) => byKey.get(line.dataset.rowKey ?? '') ?? [])
}

/** If the user has selected text elsewhere on the page, Ctrl+C copies that text and not the cells. */
function isTextChosen(area: HTMLElement | null): boolean {
  const selection = window.getSelection()
  return selection !== null && !selection.isCollapsed && !area?.contains(selection.anchorNode)
}

const lineKeys = (area: HTMLElement | null): string =>
  linesIn(area)
    .map((line) => line.dataset.rowKey)
    .join()

/** Marks the selected cells by attributes in the DOM, because rendering a month of rows on each pointer move takes longer than a frame. */
function mark(area: HTMLElement | null, range: ReportCellRange | null): void {
  for (const cell of area?.querySelectorAll('td[data-picked]') ?? []) cell.removeAttribute('data-picked')
  if (!range) return
  const { first, last } = reportCellRangeCorners(range)
  for (const line of linesIn(area).slice(first.row, last.row + 1)) {
    for (const cell of [...line.children].slice(first.column, last.column + 1)) cell.setAttribute('data-picked', '')
  }
}
