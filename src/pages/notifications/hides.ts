import { proxy } from 'valtio'
import { hideNotification } from '../../api/notifications'
import { refreshNotificationCount } from '../../live/notificationCount'
import { beforeSignOut, forgetWithUser } from '../../session/session'
import { toast } from '../../ui/toasts'
import { createHideQueue } from './hideQueue'

/** Counts what was sent, so that a list on the screen knows that it is out of date; `hidden` are those that it may show still. */
export const settledHides = proxy<{ count: number; hidden: number[] }>({ count: 0, hidden: [] })

/** The notifications that are being hidden; one queue, since the screen may be left and opened again meanwhile. */
export const hides = createHideQueue({
  send: hideNotification,
  onSettled: (id, wasHidden) => {
    if (wasHidden) toast.success(`Уведомление № ${id} уже скрыто`)
    if (hides.state.byId[id] === undefined) settledHides.hidden.push(id)
    settledHides.count++
    void refreshNotificationCount()
  },
})

// What waits is the person's own: it goes with his key, and where the session has ended without one, it does not go at all.
beforeSignOut(hides.flush)

// The next person's list says for itself what is hidden.
forgetWithUser(() => {
  hides.drop()
  settledHides.hidden = []
})
