import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type NotificationFilters, searchNotifications } from '../../api/notifications'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import { liveState } from '../../live/liveState'

type NewerNotifications = {
  count: number
  /** True if there may be more new notifications than `count`. */
  isMore: boolean
  take: () => void
}

/**
 * When the unread count changes, searches for notifications that are newer than the list. The list shows them only
 * after a click, so that rows never move under the pointer. Notifications that `rows` already contain do not count as
 * new.
 */
export function useNewerNotifications(
  { page, orderBy, ...filters }: ListQuery<NotificationFilters>,
  rows: readonly { id: number }[],
): NewerNotifications {
  const { notifications: unread } = useSnapshot(liveState)
  const [found, setFound] = useState<Found>(NONE)
  /** Ids above `known` count as new; undefined if the search for it failed. `seen` is the greatest id that the last search returned. */
  const known = useRef<Promise<number | undefined>>(Promise.resolve(undefined))
  const seen = useRef(0)
  /** Newest listed rows; empty if the list shows another page or order. */
  const listed = useRef<typeof rows>([])
  useLayoutEffect(() => {
    listed.current = page === 1 && orderBy === undefined ? rows : []
  })
  const [stableFilters, setStableFilters] = useState(filters)
  if (!deepEqual(stableFilters, filters)) setStableFilters(filters)
  const base = useRef<object>(undefined)

  useEffect(() => {
    setFound(NONE)
    const abort = new AbortController()
    known.current = searchNewest(stableFilters, abort.signal).then(greatestId, () => undefined)
    return () => abort.abort()
  }, [stableFilters])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new unread count triggers a new search.
  useEffect(() => {
    // The effect above has just searched with new filters.
    if (base.current !== stableFilters) {
      base.current = stableFilters
      return
    }
    const abort = new AbortController()
    const load = async () => {
      const newest = await searchNewest(stableFilters, abort.signal)
      const baseline = await known.current
      if (abort.signal.aborted) return
      const last = baseline ?? greatestId(listed.current.length > 0 ? listed.current : newest)
      known.current = Promise.resolve(last)
      seen.current = greatestId(newest)
      const ids = newest.flatMap(({ id }) => (id > last ? [id] : []))
      setFound({ ids, isMore: ids.length > 0 && ids.length === newest.length })
    }
    // Ignore errors: the list itself reports that the server is unreachable.
    load().catch(() => undefined)
    return () => abort.abort()
  }, [stableFilters, unread])

  const take = useCallback(() => {
    known.current = Promise.resolve(seen.current)
    setFound(NONE)
  }, [])
  const waiting = found.ids.filter((id) => !rows.some((row) => row.id === id))
  return { count: waiting.length, isMore: found.isMore && waiting.length > 0, take }
}

async function searchNewest(filters: Partial<NotificationFilters>, signal: AbortSignal) {
  const { rows } = await searchNotifications({ ...filters, orderBy: 'id_SORT_DESC', page: 1 }, signal)
  return rows
}

const greatestId = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id))

type Found = { ids: readonly number[]; isMore: boolean }

const NONE: Found = { ids: [], isMore: false }
