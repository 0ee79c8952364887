import type { ListSort } from '../../lib/listQuery'
import type { ReportColumn } from './reportColumns'

const BY_NAME = new Intl.Collator('ru', { numeric: true })

/** Sorts rows by a column. Rows without a value are last in either direction; equal rows keep their order. */
export function sortedReportRows<Row>(
  rows: readonly Row[],
  columns: readonly ReportColumn<Row>[],
  sort: ListSort | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.field)
  if (!column || !sort) return rows
  const direction = sort.descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [first, second] = [column.value(a), column.value(b)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return direction * compare(first, second)
  })
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : BY_NAME.compare(String(a), String(b))
