import { lazyModule } from '../lib/lazyModule'
import { session } from '../session/session'
import { liveState } from './liveState'

/** Separate chunk: users with a stream do not need it. */
const loadCalls = lazyModule(() => import('../api/notifications'))

let told = 0

export function takeNotificationCount(count: number): void {
  told++
  liveState.notifications = count
}

/**
 * Loads the unread count for users without a stream and after hiding a notification, which the stream need not report
 * (contract, «Notifications»). A failure keeps the known count.
 */
export async function refreshNotificationCount(): Promise<void> {
  const mine = ++told
  const { key } = session
  try {
    const { searchNotifications } = await loadCalls()
    const { total, rows } = await searchNotifications({ page: 1, status: true })
    // Without paging headers `total` defaults to 1, even for an empty list.
    if (told === mine && session.key === key)
      liveState.notifications = rows.length === 0 ? 0 : Math.max(total, rows.length)
  } catch {
    // The next poll or event retries.
  }
}
