import { useCallback, useEffect, useRef, useState } from 'react'
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
  { page: _page, orderBy: _order, ...filters }: ListQuery<NotificationFilters>,
  rows: readonly { id: number }[],
): NewerNotifications {
  const { notifications: unread } = useSnapshot(liveState)
  const [found, setFound] = useState<Found>(NONE)
  /** Notification ids. Ids above `newest` count as new; `seen` is the greatest id that the last search returned. */
  const newest = useRef<number>(undefined)
  const seen = useRef<number>(undefined)
  const [stableFilters, setStableFilters] = useState(filters)
  if (!deepEqual(stableFilters, filters)) setStableFilters(filters)
  const base = useRef(stableFilters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new unread count triggers a new search.
  useEffect(() => {
    if (base.current !== stableFilters) {
      base.current = stableFilters
      newest.current = undefined
      setFound(NONE)
    }
    const abort = new AbortController()
    const load = async () => {
      const { rows } = await searchNotifications({ ...stableFilters, orderBy: 'id_SORT_DESC', page: 1 }, abort.signal)
      seen.current = Math.max(0, ...rows.map(({ id }) => id))
      const known = newest.current
      if (known === undefined) newest.current = seen.current
      else {
        const ids = rows.flatMap(({ id }) => (id > known ? [id] : []))
        setFound({ ids, isMore: ids.length > 0 && ids.length === rows.length })
      }
    }
    // Ignore errors: the list itself reports that the server is unreachable.
    load().catch(() => undefined)
    return () => abort.abort()
  }, [stableFilters, unread])

  const take = useCallback(() => {
    newest.current = seen.current
    setFound(NONE)
  }, [])
  const waiting = found.ids.filter((id) => !rows.some((row) => row.id === id))
  return { count: waiting.length, isMore: found.isMore && waiting.length > 0, take }
}

type Found = { ids: readonly number[]; isMore: boolean }

const NONE: Found = { ids: [], isMore: false }
