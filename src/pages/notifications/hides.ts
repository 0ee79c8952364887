import { proxy } from 'valtio'
import { hideNotification } from '../../api/notifications'
import { refreshNotificationCount } from '../../live/notificationCount'
import { beforeSignOut, forgetWithUser } from '../../session/session'
import { toast } from '../../ui/toasts'
import { createHideQueue } from './hideQueue'

/**
 * `count` grows with each finished hide request, which makes lists reload. `hidden` contains ids of hidden
 * notifications that a list loaded earlier may still show as active.
 */
export const settledHides = proxy<{ count: number; hidden: number[] }>({ count: 0, hidden: [] })

/** The whole app has one hide queue, because the notifications page may unmount and mount again while requests run. */
export const hides = createHideQueue({
  send: hideNotification,
  onSettled: (id, wasHidden) => {
    if (wasHidden) toast.success(`Уведомление № ${id} уже скрыто`)
    if (hides.state.byId[id] === undefined) settledHides.hidden.push(id)
    settledHides.count++
    void refreshNotificationCount()
  },
})

// Before sign-out the delayed hide requests are sent while the session key is still valid. If the session has already
// ended, they are dropped.
beforeSignOut(hides.flush)

forgetWithUser(() => {
  hides.drop()
  settledHides.hidden = []
})
