import { useEffect, useRef, useState } from 'react'
import { hideNotification, type NotificationFilters, searchNotifications } from '../../api/notifications'
import type { Failure } from '../../lib/failure'
import { refreshNotificationCount } from '../../live/notificationCount'
import { session } from '../../session/session'
import { type HideAllState, hideAllNotifications, searchFailure } from './hideAllNotifications'
import { notificationHideQueue } from './notificationHideQueue'

export function useHideAll(filters: Partial<NotificationFilters>, onSettled: () => void) {
  const [state, setState] = useState<HideAllState>()
  const [failure, setFailure] = useState<Failure>()
  const run = useRef<AbortController>(undefined)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      run.current?.abort()
    }
  }, [])

  const start = async () => {
    const mine = new AbortController()
    run.current?.abort()
    run.current = mine
    setFailure(undefined)
    const { key } = session
    // When the session ends, the page unmounts slightly later. Stop after the current request, because the next one
    // would be sent without a session key.
    const send = (id: number) =>
      hideNotification(id).finally(() => {
        if (session.key !== key) mine.abort()
      })
    const ports = {
      search: searchNotifications,
      send,
      isTaken: (id: number) => ['waiting', 'sending'].includes(notificationHideQueue.state.byId[id]?.step ?? ''),
      onStep: setState,
    }
    try {
      await hideAllNotifications(filters, ports, mine.signal)
    } catch (error) {
      setState(undefined)
      setFailure(searchFailure(error))
    }
    if (session.key !== key) return
    void refreshNotificationCount()
    if (isThere.current) onSettled()
  }
  return { state, failure, start: () => void start(), stop: () => run.current?.abort() }
}
