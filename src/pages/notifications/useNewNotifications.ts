import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type NotificationFilters, searchNotifications } from '../../api/notifications'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import { liveState } from '../../live/liveState'

export type NewNotifications = {
  /** How many there are that the list does not show yet; 0 for none. */
  count: number
  /** There may be more of them than that. */
  isMore: boolean
  /** They are shown now. */
  take: () => void
}

/**
 * Looks for notifications that came since the list was opened, whenever the count of unread ones changes. They wait until
 * somebody asks for them: rows never move under the pointer. What a load of the list has brought along, `rows`, is new no more.
 */
export function useNewNotifications(
  { page: _page, orderBy: _order, ...filters }: Query<NotificationFilters>,
  rows: readonly { id: number }[],
): NewNotifications {
  const { notifications: unread } = useSnapshot(liveState)
  const [found, setFound] = useState<Found>(NONE)
  /** The newest one that was shown, and the newest one at the last look. */
  const newest = useRef<number>(undefined)
  const seen = useRef<number>(undefined)
  const [asked, setAsked] = useState(filters)
  if (!equal(asked, filters)) setAsked(filters)
  const base = useRef(asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what says that something has come.
  useEffect(() => {
    if (base.current !== asked) {
      base.current = asked
      newest.current = undefined
      setFound(NONE)
    }
    const abort = new AbortController()
    const look = async () => {
      const { rows } = await searchNotifications({ ...asked, orderBy: 'id_SORT_DESC', page: 1 }, abort.signal)
      seen.current = Math.max(0, ...rows.map(({ id }) => id))
      const known = newest.current
      if (known === undefined) newest.current = seen.current
      else {
        const ids = rows.flatMap(({ id }) => (id > known ? [id] : []))
        setFound({ ids, isMore: ids.length > 0 && ids.length === rows.length })
      }
    }
    // In the background: the list itself says when the server cannot be reached.
    look().catch(() => undefined)
    return () => abort.abort()
  }, [asked, unread])

  const take = useCallback(() => {
    newest.current = seen.current
    setFound(NONE)
  }, [])
  const waiting = found.ids.filter((id) => !rows.some((row) => row.id === id))
  return { count: waiting.length, isMore: found.isMore && waiting.length > 0, take }
}

type Found = { ids: readonly number[]; isMore: boolean }

const NONE: Found = { ids: [], isMore: false }
