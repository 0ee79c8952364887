import { lazyModule } from '../lib/lazyModule'
import { session } from '../session/session'
import { liveState } from './liveState'

/** A chunk of its own: people with a stream would load it for nothing. */
const loadCalls = lazyModule(() => import('../api/notifications'))

/** Counts the updates: a response requested before an update is older than it. */
let told = 0

/** Takes the count of unread notifications that the stream tells. */
export function takeNotificationCount(count: number): void {
  told++
  liveState.notifications = count
}

/**
 * Asks for the count of unread notifications: for people without a stream, and after hiding one, which a server need not tell
 * on the stream (contract, «Notifications»). In the background: a failure leaves the count that is known.
 */
export async function refreshNotificationCount(): Promise<void> {
  const mine = ++told
  const { key } = session
  try {
    const { searchNotifications } = await loadCalls()
    const { total, rows } = await searchNotifications({ page: 1, status: true })
    // A server without paging headers counts 1, even when there are none.
    if (told === mine && session.key === key)
      liveState.notifications = rows.length === 0 ? 0 : Math.max(total, rows.length)
  } catch {
    // The next minute, the next event or the next hiding asks again.
  }
}
