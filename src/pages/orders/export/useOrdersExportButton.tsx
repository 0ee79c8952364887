import { type ReactNode, useMemo } from 'react'
import { type Order, type OrderFilters, searchArchive, searchOrders } from '../../../api/orders'
import { formatPeriod } from '../../../domain/formatPeriod'
import { ORDER_ATTENTION_LABEL, type OrderAttentionKind } from '../../../domain/ordersAttention'
import { ExportButton } from '../../../kit/list/export/ExportButton'
import type { ListExportSource } from '../../../kit/list/export/runListExport'
import { lazyModule } from '../../../lib/lazyModule'
import type { ListQuery } from '../../../lib/listQuery'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { COUNTED_ORDER_PAGES_LABELS } from '../attention/countedOrderPagesLabels'
import { attentionStoreState } from '../attention/orderAttentionStore'

const loadSheet = lazyModule(() => import('./orderSheet'))

type OrderSource = ListExportSource<Order, OrderFilters>

const sourceOf = (title: string, search: OrderSource['search'], scope?: () => string | undefined): OrderSource => ({
  search,
  keyOf: ({ id }) => id,
  period: (query) => formatPeriod(query) ?? 'за всё время',
  describe: async (query) => {
    const { cityName, ORDER_EXPORT_COLUMNS, orderSheetLayout } = await loadSheet()
    // If the dictionaries fail to load, the exported file contains ids or empty cells instead of the names of statuses and cities.
    if (!orderStatusesLoader.get().value) await orderStatusesLoader.load()
    if (!citiesEagerLoader.get().value) await citiesEagerLoader.load()
    const name = [title, cityName(query.cityId), formatPeriod(query), scope?.()].filter(Boolean).join(' ')
    return { name, columns: ORDER_EXPORT_COLUMNS, layout: orderSheetLayout }
  },
})

/** Exports all pages of the orders that need attention. The orders are already loaded, so no request is sent. */
const attentionSource = (attention: OrderAttentionKind): OrderSource => {
  const search = async () => {
    const rows = attentionStoreState.rows.map(({ order }) => order)
    return { rows, total: rows.length, perPage: rows.length, pageCount: 1 }
  }
  return sourceOf(ORDER_ATTENTION_LABEL[attention], search, () => COUNTED_ORDER_PAGES_LABELS[attentionStoreState.scope])
}

const SOURCES = {
  active: sourceOf('Заказы', searchOrders),
  archive: sourceOf('Архив заказов', searchArchive),
  late: attentionSource('late'),
  soon: attentionSource('soon'),
  unassigned: attentionSource('unassigned'),
}

export function useOrdersExportButton(of: keyof typeof SOURCES, query: ListQuery<OrderFilters>): ReactNode {
  // Return the same element for the same query, because a new element re-renders the whole table.
  return useMemo(() => <ExportButton source={SOURCES[of]} query={query} />, [of, query])
}
