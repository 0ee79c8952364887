import { useEffect, useRef, useState } from 'react'
import { hideNotification, type NotificationFilters, searchNotifications } from '../../api/notifications'
import { outcomeCountsText } from '../../domain/outcomeCounts'
import { type Failure, failureText, isAbortError, toFailure } from '../../lib/failure'
import { refreshNotificationCount } from '../../live/notificationCount'
import { createSameUserGuard, session } from '../../session/session'
import { toast } from '../../ui/toasts'
import { useShownRef } from '../../ui/useShownRef'
import { type HideAllNotificationsState, hideAllNotifications } from './hideAllNotifications'
import { notificationHideQueue } from './notificationHideQueue'

/** If the dialog or its screen was closed before all notifications were hidden, a toast shows the result. */
export function useHideAllNotifications(
  filters: Partial<NotificationFilters>,
  isShown: boolean,
  onSettled: () => void,
) {
  const [state, setState] = useState<HideAllNotificationsState>()
  const [failure, setFailure] = useState<Failure>()
  const run = useRef<AbortController>(undefined)
  const isThere = useShownRef()
  const isSeen = useShownRef(isShown)
  useEffect(() => () => run.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    run.current?.abort()
    run.current = mine
    setFailure(undefined)
    const { key } = session
    const ifSameUser = createSameUserGuard()
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
      onStep: (next: HideAllNotificationsState) => {
        setState(next)
        if (next.step === 'over') ifSameUser(() => isSeen.current || toastResult(next))
      },
    }
    try {
      await hideAllNotifications(filters, ports, mine.signal)
    } catch (error) {
      setState(undefined)
      setFailure(isAbortError(error) ? undefined : toFailure(error))
    }
    if (session.key !== key) return
    void refreshNotificationCount()
    if (isThere.current) onSettled()
  }
  return { state, failure, start: () => void start(), stop: () => run.current?.abort() }
}

function toastResult(state: Extract<HideAllNotificationsState, { step: 'over' }>): void {
  const { count, failure } = state
  const text = `Уведомления: ${outcomeCountsText('скрыто', state)}`
  if (failure) toast.failure({ message: text, hint: failureText(failure) })
  else if (count > 0) toast.success(text)
}
