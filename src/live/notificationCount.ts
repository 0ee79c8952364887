import { lazyModule } from '../lib/lazyModule'
import { session } from '../session/session'
import { liveState } from './liveState'

/** The requests for notifications are in a separate chunk, because users with a live stream rarely need them. */
const loadCalls = lazyModule(() => import('../api/notifications'))

let version = 0
const listeners = new Set<(count: number) => void>()

/** The listener gets each count that {@link refreshNotificationCount} has loaded. */
export function followRefreshedCount(listener: (count: number) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setNotificationCount(count: number): void {
  version++
  liveState.notifications = count
}

/**
 * Loads the number of notifications. Users without a live stream need this request, and so do all users after they hide a notification: the
 * stream may not report the new number (contract, «Notifications»). If the request fails, the number does not change.
 */
export async function refreshNotificationCount(): Promise<void> {
  const mine = ++version
  const { key } = session
  try {
    const { searchNotifications } = await loadCalls()
    const { total, rows } = await searchNotifications({ page: 1, status: true })
    // Without paging headers in the response, `total` is 1 even for an empty list, so count an empty list as 0.
    if (version !== mine || session.key !== key) return
    const count = rows.length === 0 ? 0 : Math.max(total, rows.length)
    liveState.notifications = count
    for (const listener of listeners) listener(count)
  } catch {
    // Ignore the failure: the next request or event corrects the number of notifications.
  }
}
