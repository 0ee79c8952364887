import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { enums } from 'superstruct'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { ORDER_ATTENTION_KINDS, type OrderAttentionKind } from '../../../domain/ordersAttention'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import type { TableListState } from '../../../kit/list/DataTable'
import { idStruct } from '../../../lib/structs'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { attentionStoreState, orderAttentionStore } from './orderAttentionStore'

const ATTENTION = enums(ORDER_ATTENTION_KINDS)

/**
 * Minimum number of rows per page in the list of orders that need attention. The list cannot rely on `perPage` of the response: it is 1 if
 * the response has no paging headers.
 */
const SMALLEST_PAGE = 20

export function useOrderAttentionParam(): [
  OrderAttentionKind | undefined,
  (attention: OrderAttentionKind | undefined) => void,
] {
  const { get, set } = useUrlQuery()
  const choose = useCallback(
    (next: OrderAttentionKind | undefined) => set({ attention: next, page: undefined, orderBy: undefined }),
    [set],
  )
  return [get('attention', ATTENTION), choose]
}

/** Call this hook before the list loads; otherwise the counts miss the orders of its first response. */
export function useOrderAttentionCounting(): void {
  useEffect(orderAttentionStore.start, [])
}

export function useOrderAttentionList<L extends TableListState<OrderRow>>(
  list: L,
  attention: OrderAttentionKind | undefined,
): L {
  const openId = useUrlQuery().get('order', idStruct())
  const { page, orderBy } = list.query
  useLayoutEffect(() => orderAttentionStore.view({ attention, orderBy, openId }), [attention, orderBy, openId])
  const rows = useSnapshot(attentionStoreState).rows as OrderRow[]
  return useMemo(() => {
    if (!attention) return list
    const perPage = Math.max(SMALLEST_PAGE, list.state.perPage, list.state.rows.length)
    const pageCount = Math.max(1, Math.ceil(rows.length / perPage))
    const shown = Math.min(page, pageCount)
    return {
      ...list,
      query: { ...list.query, page: shown, attention },
      state: {
        ...list.state,
        rows: rows.slice((shown - 1) * perPage, shown * perPage),
        total: rows.length,
        perPage,
        pageCount,
      },
    }
  }, [list, attention, page, rows])
}

const PREFIX = /^\(\d+\) /

export function useLateCountInTitle(): void {
  useEffect(() => {
    const show = (late: number) => {
      const bare = document.title.replace(PREFIX, '')
      document.title = late > 0 ? `(${late}) ${bare}` : bare
    }
    const update = () => show(attentionStoreState.counts?.late ?? 0)
    update()
    const stop = subscribeKey(attentionStoreState, 'counts', update)
    return () => {
      stop()
      show(0)
    }
  }, [])
}
