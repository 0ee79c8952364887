import { subscribe } from 'valtio'
import { parseNotificationEvent, parseOrderEvent, streamUrl } from '../api/liveStream'
import type { Order } from '../api/orders'
import { getConfig } from '../session/config'
import { can, recheckUser, session } from '../session/session'
import { openEventStream, type StreamHealth } from './eventStream'
import { createFrameQueue } from './frameQueue'
import { liveState, OFF } from './liveState'
import { takeNotificationCount } from './notificationCount'
import { orderBook } from './orderBook/orderBook'

/**
 * Opens the live stream while a user with `order_view` is present, once for each sign-in, and closes it when he leaves or
 * loses the permission (operations, section 4). `isScreenBehind` tells that what was handed over last is not shown yet.
 * Returns a function that stops all of it.
 */
export function startLiveStream(isScreenBehind: () => boolean = () => false): () => void {
  let userId: number | undefined
  let close: (() => void) | undefined

  function follow(): void {
    const wanted = session.key !== null && can('order_view') ? session.user?.id : undefined
    if (wanted === userId) return
    close?.()
    Object.assign(liveState, OFF)
    userId = wanted
    close = wanted === undefined ? undefined : openForUser(isScreenBehind)
  }

  follow()
  const unsubscribe = subscribe(session, follow, true)
  return () => {
    unsubscribe()
    close?.()
    Object.assign(liveState, OFF)
  }
}

function openForUser(isScreenBehind: () => boolean): () => void {
  const pending: Order[] = []
  const queue = createFrameQueue<string>(
    (data) => {
      const order = parseOrderEvent(data)
      if (order) pending.push(order)
    },
    () => {
      if (pending.length > 0) orderBook.receive(pending.splice(0))
    },
    isScreenBehind,
  )
  const close = openEventStream({
    url: () => streamUrl(getConfig().streamBase, session.key ?? ''),
    events: {
      order: queue.push,
      notification: (data) => {
        const count = parseNotificationEvent(data)
        if (count !== undefined) takeNotificationCount(count)
      },
    },
    onHealth: showHealth,
    onReconnect: () => {
      // What came before the interruption must not be taken for newer than what is loaded after it.
      queue.flush()
      orderBook.reconnect()
    },
    onRefused: recheckUser,
  })
  return () => {
    close()
    // What this user was about to be shown is not for the next one.
    queue.stop()
    orderBook.clear()
  }
}

function showHealth(health: StreamHealth): void {
  liveState.health = health
  liveState.staleSince = health === 'live' ? null : (liveState.staleSince ?? Date.now())
}
