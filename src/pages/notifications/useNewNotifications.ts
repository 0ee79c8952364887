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
 * somebody asks for them: rows never move under the pointer.
 */
export function useNewNotifications({
  page: _page,
  orderBy: _order,
  ...filters
}: Query<NotificationFilters>): NewNotifications {
  const { notifications: unread } = useSnapshot(liveState)
  const [found, setFound] = useState({ count: 0, isMore: false })
  const newest = useRef<number>(undefined)
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
      const known = newest.current
      if (known === undefined) newest.current = Math.max(0, ...rows.map(({ id }) => id))
      else {
        const count = rows.filter(({ id }) => id > known).length
        setFound({ count, isMore: count > 0 && count === rows.length })
      }
    }
    // In the background: the list itself says when the server cannot be reached.
    look().catch(() => undefined)
    return () => abort.abort()
  }, [asked, unread])

  const take = useCallback(() => {
    newest.current = undefined
    setFound(NONE)
  }, [])
  return { ...found, take }
}

const NONE = { count: 0, isMore: false }
