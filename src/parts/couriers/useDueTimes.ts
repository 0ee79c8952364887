import { useState } from 'react'
import { searchOrders } from '../../api/orders'
import { toEpochSecond } from '../../lib/moments'
import { cityTimezone } from '../../session/timezones'
import { useAccess } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'
import type { DueTimes } from './layerMarks'
import { REFRESH_MS } from './useCourierLayer'

/** More pages than this would be asked for longer than they stay true. */
const MAX_PAGES = 10
const NONE: DueTimes = new Map()

async function loadDueTimes(cityId: number, signal: AbortSignal): Promise<DueTimes> {
  const due = new Map<number, number>()
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const { rows, pageCount } = await searchOrders({ page, cityId }, signal)
    pages = pageCount
    for (const { id, dateTimeStatusFinish } of rows) {
      if (dateTimeStatusFinish) due.set(id, toEpochSecond(dateTimeStatusFinish, cityTimezone(cityId)))
    }
  }
  return due
}

/** When the orders of a city are due, for people who may see orders. An extra: without it the map is whole. */
export function useDueTimes(cityId: number | undefined): DueTimes {
  const mayView = useAccess()('order_view')
  const { value } = useLoaded(loadDueTimes, [cityId], { every: REFRESH_MS, skip: !mayView })
  const [due, setDue] = useState(NONE)
  const fresh = value ?? NONE
  // The same times are the same object: another one draws and groups all couriers anew.
  const isKept = due === fresh || isSame(due, fresh)
  if (!isKept) setDue(fresh)
  return isKept ? due : fresh
}

const isSame = (last: DueTimes, next: DueTimes): boolean =>
  last.size === next.size && [...next].every(([id, at]) => last.get(id) === at)
