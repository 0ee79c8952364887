import { proxy } from 'valtio'
import { hideNotification } from '../../api/notifications'
import { refreshNotificationCount } from '../../live/notificationCount'
import { beforeSignOut, forgetWithUser } from '../../session/session'
import { toast } from '../../ui/toasts'
import { createHideQueue } from './hideQueue'

/**
 * `count` grows with each finished request, so that lists reload. `hidden` are ids that a loaded list may still show as
 * active.
 */
export const settledHides = proxy<{ count: number; hidden: number[] }>({ count: 0, hidden: [] })

/** One queue for the whole app: the screen may unmount and mount again while requests run. */
export const hides = createHideQueue({
  send: hideNotification,
  onSettled: (id, wasHidden) => {
    if (wasHidden) toast.success(`Уведомление № ${id} уже скрыто`)
    if (hides.state.byId[id] === undefined) settledHides.hidden.push(id)
    settledHides.count++
    void refreshNotificationCount()
  },
})

// Send pending hides while the session key is still valid. If the session has already ended, they are dropped.
beforeSignOut(hides.flush)

forgetWithUser(() => {
  hides.drop()
  settledHides.hidden = []
})
