import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { enums } from 'superstruct'
import { useSnapshot } from 'valtio'
import { ATTENTIONS, type Attention } from '../../../domain/ordersAttention'
import { useAddress } from '../../../kit/address/useAddress'
import type { TableList } from '../../../kit/list/DataTable'
import { id } from '../../../lib/structs'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { attentionState, attention as attentionStore } from './attentionStore'

const ATTENTION = enums(ATTENTIONS)

/**
 * Minimum number of rows per page of the attention list, because `perPage` is 1 if the response has no paging headers.
 */
const SMALLEST_PAGE = 20

export function useAttention(): [Attention | undefined, (attention: Attention | undefined) => void] {
  const { get, set } = useAddress()
  const choose = useCallback(
    (next: Attention | undefined) => set({ attention: next, page: undefined, orderBy: undefined }),
    [set],
  )
  return [get('attention', ATTENTION), choose]
}

/** Call this hook before the list loads; otherwise the counts miss the orders of its first response. */
export function useAttentionCounting(): void {
  useEffect(attentionStore.start, [])
}

export function useAttentionList<L extends TableList<OrderRow>>(list: L, attention: Attention | undefined): L {
  const openId = useAddress().get('order', id())
  const { page, orderBy } = list.query
  useLayoutEffect(() => attentionStore.view({ attention, orderBy, openId }), [attention, orderBy, openId])
  const rows = useSnapshot(attentionState).rows as OrderRow[]
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
