import { type ReactNode, useMemo } from 'react'
import { type Order, type OrderFilters, searchArchive, searchOrders } from '../../../api/orders'
import { formatPeriod } from '../../../domain/formatPeriod'
import { ORDER_ATTENTION_LABEL, type OrderAttentionKind } from '../../../domain/ordersAttention'
import { ExportButton } from '../../../kit/list/export/ExportButton'
import type { ListExportSource } from '../../../kit/list/export/runListExport'
import { lazyModule } from '../../../lib/lazyModule'
import type { ListQuery } from '../../../lib/listQuery'
import { COUNTED_ORDER_PAGES_LABELS } from '../attention/countedOrderPagesLabels'
import { attentionStoreState } from '../attention/orderAttentionStore'

const loadDescription = lazyModule(() => import('./loadOrderExportDefinition'))

type OrderSource = ListExportSource<Order, OrderFilters>

const sourceOf = (title: string, search: OrderSource['search'], scope?: () => string | undefined): OrderSource => ({
  search,
  keyOf: ({ id }) => id,
  period: (query) => formatPeriod(query) ?? 'за всё время',
  describe: async (query) => (await loadDescription()).loadOrderExportDefinition(title, query, scope?.()),
})

const SOURCES = {
  active: sourceOf('Заказы', searchOrders),
  archive: sourceOf('Архив заказов', searchArchive),
}

/** Exports all pages of the orders that need attention. The orders are already loaded, so no request is sent. */
const attentionSource = (attention: OrderAttentionKind): OrderSource => {
  const search = async () => {
    const rows = attentionStoreState.rows.map(({ order }) => order)
    return { rows, total: rows.length, perPage: rows.length, pageCount: 1 }
  }
  return sourceOf(ORDER_ATTENTION_LABEL[attention], search, () => COUNTED_ORDER_PAGES_LABELS[attentionStoreState.scope])
}

const ATTENTION_SOURCES = {
  late: attentionSource('late'),
  soon: attentionSource('soon'),
  unassigned: attentionSource('unassigned'),
}

export function useAttentionExportButton(
  attention: OrderAttentionKind | undefined,
  query: ListQuery<OrderFilters>,
): ReactNode {
  return useMemo(
    () => attention && <ExportButton source={ATTENTION_SOURCES[attention]} query={query} />,
    [attention, query],
  )
}

export function useOrdersExportButton(of: keyof typeof SOURCES, query: ListQuery<OrderFilters>): ReactNode {
  // Return the same element for the same query, because a new element re-renders the whole table.
  return useMemo(() => <ExportButton source={SOURCES[of]} query={query} />, [of, query])
}
