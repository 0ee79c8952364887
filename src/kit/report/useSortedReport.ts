import { useCallback, useMemo } from 'react'
import { formatSort, type ListSort, parseSort } from '../../lib/listQuery'
import type { LoadedValue } from '../../lib/loadedValue'
import { textStruct } from '../../lib/structs'
import { useUrlQuery } from '../address/useUrlQuery'
import type { ReportColumn } from './reportColumns'
import { sortedReportRows } from './sortedReportRows'
import type { LoadedReport } from './useReport'

const ORDER = textStruct()

export type ReportSortState = { sort: ListSort | undefined; setSort: (sort: ListSort | undefined) => void }

/**
 * Sorts the report by the order in the URL, otherwise leaves the rows in the server's order. The server cannot sort reports (contract,
 * «searches with orderBy»), so the rows are sorted here after all of them are loaded.
 */
export function useSortedReport<Row>(
  report: LoadedValue<LoadedReport<Row>>,
  columns: readonly ReportColumn<Row>[],
): ReportSortState & { report: LoadedValue<LoadedReport<Row>> } {
  const { get, set } = useUrlQuery()
  const named = get('orderBy', ORDER)
  const sort = useMemo(() => {
    const requested = parseSort(named)
    return columns.some(({ key }) => key === requested?.field) ? requested : undefined
  }, [named, columns])
  const setSort = useCallback(
    (next: ListSort | undefined) => set({ orderBy: next && formatSort(next), page: undefined }),
    [set],
  )
  const { value } = report
  const sorted = useMemo(
    () => value && { ...value, rows: sortedReportRows(value.rows, columns, sort) },
    [value, columns, sort],
  )
  return useMemo(
    () => ({ report: { ...report, value: sorted } as LoadedValue<LoadedReport<Row>>, sort, setSort }),
    [report, sorted, sort, setSort],
  )
}
