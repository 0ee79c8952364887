import { proxy } from 'valtio'
import { hideNotification } from '../../api/notifications'
import { refreshNotificationCount } from '../../live/notificationCount'
import { toast } from '../../ui/toasts'
import { createHideQueue } from './hideQueue'

/** Counts what was sent, so that a list on the screen knows that it is out of date. */
export const settledHides = proxy({ count: 0 })

/** The notifications that are being hidden; one queue, since the screen may be left and opened again meanwhile. */
export const hides = createHideQueue({
  send: hideNotification,
  onSettled: (id, wasHidden) => {
    if (wasHidden) toast.success(`Уведомление № ${id} уже скрыто`)
    settledHides.count++
    void refreshNotificationCount()
  },
})
