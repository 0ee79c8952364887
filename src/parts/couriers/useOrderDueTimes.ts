import { useState } from 'react'
import { searchOrders } from '../../api/orders'
import type { LoadedValue } from '../../lib/loadedValue'
import { toEpochSecond } from '../../lib/moments'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import type { OrderDueTimes } from './courierMarks'
import { COURIER_REFRESH_MS } from './useCourierPositions'

/** Maximum number of pages to load: with more pages, the first would be outdated before the last has loaded. */
const MAX_PAGES = 10
/**
 * Loads the orders with the earliest deadlines first. An order beyond the loaded pages has a later deadline, so the ring on the map that
 * shows its remaining time would usually be full anyway.
 */
const FIRST_DUE = 'dateTimeStatusFinish_SORT_ASC'
const NONE: OrderDueTimes = new Map()

type Due = { times: OrderDueTimes; unread: number }

async function loadDueTimes(cityId: number, signal: AbortSignal): Promise<Due> {
  const times = new Map<number, number>()
  let unread = 0
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const { rows, pageCount, total, perPage } = await searchOrders({ page, cityId, orderBy: FIRST_DUE }, signal)
    pages = pageCount
    unread = pages > MAX_PAGES ? Math.max(0, total - MAX_PAGES * perPage) : 0
    for (const { id, dateTimeStatusFinish } of rows) {
      if (dateTimeStatusFinish) times.set(id, toEpochSecond(dateTimeStatusFinish, cityTimezone(cityId)))
    }
  }
  return { times, unread }
}

export function useOrderDueTimes(cityId: number | undefined): {
  due: OrderDueTimes
  unread: number
  loaded: LoadedValue<Due>
} {
  const mayView = useAccess()('order_view')
  const loaded = useLoadedValue(loadDueTimes, [cityId], { every: COURIER_REFRESH_MS, skip: !mayView })
  const [due, setDue] = useState(NONE)
  const fresh = loaded.value?.times ?? NONE
  // Keep the same object if no deadline has changed, because a new object makes the map redraw and regroup all couriers.
  const isUnchanged = due === fresh || isSame(due, fresh)
  if (!isUnchanged) setDue(fresh)
  return { due: isUnchanged ? due : fresh, unread: loaded.value?.unread ?? 0, loaded }
}

const isSame = (last: OrderDueTimes, next: OrderDueTimes): boolean =>
  last.size === next.size && [...next].every(([id, at]) => last.get(id) === at)
