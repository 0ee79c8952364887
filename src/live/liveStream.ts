import { subscribe } from 'valtio'
import type { Order } from '../api/orders'
import { parseNotificationCount, parseOrderEvent, streamUrl } from '../api/streamEvents'
import { getConfig } from '../session/config'
import { reloadUser, session, userHasAccess } from '../session/session'
import { createAnimationFrameQueue } from './animationFrameQueue'
import { estimateSkewFromEvents } from './eventSkew'
import { type EventStreamOptions, openEventStream } from './eventStream'
import { LIVE_STATE_OFF, liveState, setStreamHealth } from './liveState'
import { followRefreshedCount, setNotificationCount } from './notificationCount'
import { orderBook } from './orderBook/orderBook'
import { canShareStream, openSharedStream, type SharedEventStream } from './sharedStream'
import { isStreamShared, sharedStreamName } from './streamSharingSettings'
import { watchWakeUp } from './wakeWatch'

/**
 * Opens the live stream while the user has the permission to see orders (operations, section 4). `isScreenBehind` is true while React
 * renders the last batch of events. Returns a cleanup function.
 */
export function startLiveStream(isScreenBehind: () => boolean = () => false): () => void {
  let followed: Listener | undefined
  let feed: ReturnType<typeof feedForUser> | undefined

  function follow(): void {
    const { key, user } = session
    const wanted = key !== null && user && userHasAccess('order_view') ? { userId: user.id, key } : undefined
    if (wanted?.userId === followed?.userId && wanted?.key === followed?.key) return
    // If the same user gets a new session key, reconnect the stream but keep the orders on screen.
    const isSamePerson = wanted !== undefined && wanted.userId === followed?.userId
    followed = wanted
    if (isSamePerson) {
      feed?.reopen(wanted)
      return
    }
    feed?.close()
    Object.assign(liveState, LIVE_STATE_OFF)
    feed = wanted && feedForUser(wanted, isScreenBehind)
  }

  follow()
  const unsubscribe = subscribe(session, follow, true)
  return () => {
    unsubscribe()
    feed?.close()
    Object.assign(liveState, LIVE_STATE_OFF)
  }
}

type Listener = { userId: number; key: string }

function feedForUser(first: Listener, isScreenBehind: () => boolean) {
  const pending: Order[] = []
  const queue = createAnimationFrameQueue<string>(
    (data) => {
      const order = parseOrderEvent(data)
      if (order) pending.push(order)
    },
    () => {
      if (pending.length > 0) orderBook.receive(pending.splice(0))
    },
    isScreenBehind,
  )

  const open = ({ userId, key }: Listener, isResumed: boolean): SharedEventStream =>
    openStream(sharedStreamName(userId, key), {
      url: () => streamUrl(getConfig().streamBase, key),
      events: {
        order: queue.push,
        notification: (data) => {
          const count = parseNotificationCount(data)
          if (count !== undefined) setNotificationCount(count)
        },
      },
      onHealth: setStreamHealth,
      onReconnect: () => {
        // Handle the queued events before the lists reload: later they would overwrite the newer responses.
        queue.flush()
        orderBook.reconnect()
      },
      onFirstOpen: () => {
        if (orderBook.hasRequested()) orderBook.reconnect()
      },
      onRefused: reloadUser,
      isResumed,
    })

  let stream = open(first, false)
  const stopWatching = watchWakeUp((why) => stream.wake(why))
  const stopPublishing = followRefreshedCount((count) => stream.publish('notification', String(count)))
  const stopReading = estimateSkewFromEvents(orderBook)
  return {
    reopen(next: Listener) {
      stream.close()
      stream = open(next, true)
    },
    close() {
      stopWatching()
      stopPublishing()
      stopReading()
      stream.close()
      queue.stop()
      orderBook.clear()
    },
  }
}

function openStream(name: string, options: EventStreamOptions): SharedEventStream {
  if (isStreamShared() && canShareStream()) {
    try {
      return openSharedStream(name, options)
    } catch {
      // BroadcastChannel may throw where the browser blocks storage; the tab then opens a stream that it does not
      // share.
    }
  }
  const stream = openEventStream(options)
  return { close: stream.close, wake: () => void stream.renew(), publish: () => undefined }
}
