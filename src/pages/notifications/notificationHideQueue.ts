import { proxy } from 'valtio'
import { hideNotification } from '../../api/notifications'
import { refreshNotificationCount } from '../../live/notificationCount'
import { addBeforeSignOutListener, onSessionEnd } from '../../session/session'
import { toast } from '../../ui/toasts'
import { createNotificationHideQueue } from './createNotificationHideQueue'

/**
 * `count` increases with each finished hide request, which makes lists reload. `hidden` contains ids of hidden
 * notifications that a list loaded earlier may still show as active.
 */
export const notificationHideResults = proxy<{ count: number; hidden: number[] }>({ count: 0, hidden: [] })

/**
 * There is a single hide queue for the app, because the notifications page may unmount and mount again while requests
 * run.
 */
export const notificationHideQueue = createNotificationHideQueue({
  send: hideNotification,
  onFailed: (id, failure) => void toast.failure({ ...failure, message: `Уведомление № ${id}: ${failure.message}` }),
  onSettled: (id, wasHidden) => {
    if (wasHidden) toast.success(`Уведомление № ${id} уже скрыто`)
    if (notificationHideQueue.state.byId[id] === undefined) notificationHideResults.hidden.push(id)
    notificationHideResults.count++
    void refreshNotificationCount()
  },
})

// Before sign-out, send the delayed requests that hide notifications, while the session key is still valid. If the session has already
// ended, cancel these requests.
addBeforeSignOutListener(notificationHideQueue.flush)

onSessionEnd(() => {
  notificationHideQueue.drop()
  notificationHideResults.hidden = []
})
