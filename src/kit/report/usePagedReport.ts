import { useEffect, useMemo } from 'react'
import type { LoadedValue } from '../../lib/loadedValue'
import { numberStruct } from '../../lib/structs'
import { useUrlQuery } from '../address/useUrlQuery'
import type { TableListState } from '../list/DataTable'
import type { LoadedReport } from './useReport'
import type { ReportSortState } from './useSortedReport'

const PAGE = numberStruct()

/**
 * Returns the report page whose number is in the URL, as a list for the table; all pages are already loaded. Removes an invalid page number
 * from the URL. `cityId` sets the time zone in which the time of the data is shown.
 */
export function usePagedReport<Row>(
  report: LoadedValue<LoadedReport<Row>>,
  { isWhole, cityId, order }: { isWhole: boolean; cityId: number | undefined; order: ReportSortState },
): TableListState<Row> {
  const address = useUrlQuery()
  const requested = address.get('page', PAGE) ?? 1
  const { value, status, failure, reload } = report
  const rows = value?.rows
  const requestedAt = value?.requestedAt
  const perPage = isWhole ? (rows?.length ?? 1) : (value?.perPage ?? 1)
  const pageCount = Math.max(1, Math.ceil((rows?.length ?? 0) / Math.max(1, perPage)))
  const isWrong = !Number.isSafeInteger(requested) || requested < 1 || (rows !== undefined && requested > pageCount)
  const page = isWrong ? 1 : requested
  const { set } = address
  useEffect(() => {
    if (isWrong) set({ page: undefined }, { replace: true })
  }, [isWrong, set])
  return useMemo(
    () => ({
      state: {
        rows: rows?.slice((page - 1) * perPage, page * perPage) ?? [],
        page: rows ? page : 0,
        total: rows?.length ?? 0,
        perPage,
        pageCount,
        requestedAt,
        status,
        failure: failure ?? null,
      },
      query: { page, cityId },
      sort: order.sort,
      setPage: (next) => set({ page: next }),
      setSort: order.setSort,
      reload,
    }),
    [rows, page, perPage, pageCount, requestedAt, cityId, status, failure, reload, set, order],
  )
}
