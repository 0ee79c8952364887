import { type ReactNode, useMemo } from 'react'
import { type Order, type OrderFilters, searchArchive, searchOrders } from '../../../api/orders'
import { ATTENTION_LABEL, type Attention } from '../../../domain/ordersAttention'
import { periodText } from '../../../domain/periodText'
import { ExportButton } from '../../../kit/list/export/ExportButton'
import type { ExportSource } from '../../../kit/list/export/runExport'
import type { Query } from '../../../lib/address'
import { lazyModule } from '../../../lib/lazyModule'
import { citiesEager, orderStatuses } from '../../../session/dictionaries'
import { attentionState } from '../attention/attentionStore'
import { SCOPE_WORDS } from '../attention/scopeWords'

const loadSheet = lazyModule(() => import('./orderSheet'))

type OrderSource = ExportSource<Order, OrderFilters>

/**
 * The module with the columns of the file loads only when the user exports. If the dictionaries fail to load, the file
 * contains ids or empty cells instead of names.
 */
const sourceOf = (title: string, search: OrderSource['search']): OrderSource => ({
  search,
  keyOf: ({ id }) => id,
  period: (query) => periodText(query) ?? 'за всё время',
  describe: async (query) => {
    if (!orderStatuses.get().value) await orderStatuses.load()
    if (!citiesEager.get().value) await citiesEager.load()
    const { cityName, orderLayout, ORDER_SHEET } = await loadSheet()
    return {
      name: [title, cityName(query.cityId), periodText(query)].filter(Boolean).join(' '),
      columns: ORDER_SHEET,
      layout: orderLayout,
    }
  },
})

const SOURCES = {
  active: sourceOf('Заказы', searchOrders),
  archive: sourceOf('Архив заказов', searchArchive),
}

/** The orders that the attention list shows, all of its pages. They are loaded already, so no request is sent. */
const attentionSource = (attention: Attention): OrderSource => {
  const source = sourceOf(ATTENTION_LABEL[attention], async () => {
    const rows = attentionState.rows.map(({ order }) => order)
    return { rows, total: rows.length, perPage: rows.length, pageCount: 1 }
  })
  return {
    ...source,
    describe: async (query) => {
      const described = await source.describe(query)
      const where = SCOPE_WORDS[attentionState.scope]
      return { ...described, name: [described.name, where].filter(Boolean).join(' ') }
    },
  }
}

const ATTENTION_SOURCES = {
  late: attentionSource('late'),
  soon: attentionSource('soon'),
  unassigned: attentionSource('unassigned'),
}

/** Button that exports the attention list. */
export function useAttentionExport(attention: Attention | undefined, query: Query<OrderFilters>): ReactNode {
  return useMemo(
    () => attention && <ExportButton source={ATTENTION_SOURCES[attention]} query={query} />,
    [attention, query],
  )
}

export function useOrdersExport(of: keyof typeof SOURCES, query: Query<OrderFilters>): ReactNode {
  // Return the same element for the same query, because a new element re-renders the whole table.
  return useMemo(() => <ExportButton source={SOURCES[of]} query={query} />, [of, query])
}
