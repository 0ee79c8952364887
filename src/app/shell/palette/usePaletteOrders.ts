import { useEffect, useMemo, useState } from 'react'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { orderBook } from '../../../live/orderBook/orderBook'
import { useStatusNames } from '../../../pages/orders/list/useStatusNames'
import { orderStatusesLoader } from '../../../session/dictionaries'
import { useAccess } from '../../../session/sessionHooks'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { findActiveOrdersByText, foundOrderPaletteEntry } from './foundOrders'
import type { PaletteEntry } from './paletteEntries'
import { parseOrderNumber } from './paletteEntries'

/** If the typed number does not belong to an active order, the order is requested from the server after this pause in typing. */
const TYPING_MS = 300

export function usePaletteOrders(query: string): PaletteEntry[] {
  const can = useAccess()
  const maySee = can('order_view')
  const nameOf = useStatusNames()
  const known = useMemo(
    () =>
      maySee
        ? findActiveOrdersByText(
            [...orderBook.rows()].map(({ order }) => order),
            query,
          )
        : [],
    [query, maySee],
  )
  const number = useSettled(parseOrderNumber(query))
  const isRequested = maySee && number !== undefined && known.every(({ id }) => id !== number)
  const { value } = useLoadedValue(loadOrderRow, [number ?? 0], { skip: !isRequested })
  const requested = isRequested && value?.id === number && parseOrderNumber(query) === number ? [value.order] : []
  const found = [...requested, ...known]
  const hasFound = found.length > 0
  useEffect(() => {
    if (hasFound && !orderStatusesLoader.get().value) void orderStatusesLoader.load()
  }, [hasFound])
  return found.map((order) => foundOrderPaletteEntry(order, nameOf(order.status).name, query))
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
