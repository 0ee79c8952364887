import type { HttpHandler } from 'msw'
import { type ApiCaller, authenticateCaller, canSeeOrder, requireAccess } from '../http/access'
import { publicEndpointHandler } from '../http/endpointHandlers'
import { serializeOrder } from '../serializers/orders'
import { countActiveNotifications } from '../simulation/notifications'
import type { WorldEvent } from '../store/events'
import type { World } from '../store/world'

/**
 * Interval of pings in the live stream: without them, proxies close the connection and browsers stop the service
 * worker. The contract requires a ping every 30 s; half of that leaves room for a late ping.
 */
const PING_MS = 15_000

/**
 * Bytes buffered for a client that reads the stream slowly. While the buffer is full, changed orders wait in the
 * outbox.
 */
const MAX_BUFFER = 256 * 1024
/**
 * Largest number of orders in the outbox. A client with more waiting orders is disconnected. It then reconnects and
 * reloads the order list, which takes less time than sending all waiting orders.
 */
const MAX_WAITING = 1000

/**
 * Specification: contract, «Live stream». Changes that occur in one JavaScript task are sent together, and each changed order is sent once,
 * in its latest state. So a client is not flooded when the simulation catches up after the computer slept.
 */
export const sseStreamHandlers = (world: World): HttpHandler[] => [
  publicEndpointHandler(world, 'GET /v1/sse/order', (request) => {
    const key = new URL(request.url).searchParams.get('access-token')
    requireAccess(authenticateCaller(world.db, key), { every: ['order_view'] })
    return new Response(eventStream(world, key, request.signal), {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    })
  }),
]

function eventStream(world: World, key: string | null, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const outbox = createOutbox()
  let stop: () => void = () => undefined
  let resume: () => void = () => undefined
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const hasRoom = () => (controller.desiredSize ?? 0) > 0
      let lastCount = -1

      function end(): void {
        stop()
        controller.close()
      }

      function flush(): void {
        const caller = callerOrNull(world, key)
        if (!caller || outbox.size() > MAX_WAITING) {
          end()
          return
        }
        for (const id of outbox.take(hasRoom)) {
          const order = world.db.orders.get(id)
          if (order && canSeeOrder(caller, order)) send(frame('order', JSON.stringify(serializeOrder(world, order))))
        }
        const count = countActiveNotifications(world, caller.cityIds)
        if (count === lastCount || !hasRoom()) return
        send(frame('notification', String(count)))
        lastCount = count
      }

      const unsubscribe = world.events.subscribe((event) => {
        if (outbox.add(event)) queueMicrotask(flush)
      })
      const pings = setInterval(() => {
        if (hasRoom()) send(frame('ping', String(world.clock.second())))
      }, PING_MS)
      stop = () => {
        unsubscribe()
        clearInterval(pings)
        outbox.close()
      }
      resume = () => {
        if (outbox.size() > 0) flush()
      }
      signal.addEventListener('abort', () => stop())
      flush()
    },
    pull: () => resume(),
    cancel: () => stop(),
  }
  return new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFER }))
}

function createOutbox() {
  const orders = new Set<number>()
  let isPlanned = false
  let isClosed = false
  return {
    size: () => orders.size,
    add(event: WorldEvent): boolean {
      if (isClosed) return false
      if (event.type === 'order') orders.add(event.order.id)
      const plan = !isPlanned
      isPlanned = true
      return plan
    },
    *take(hasRoom: () => boolean): Generator<number> {
      isPlanned = false
      for (const id of orders) {
        if (!hasRoom()) return
        orders.delete(id)
        yield id
      }
    },
    close() {
      isClosed = true
      orders.clear()
    },
  }
}

function callerOrNull(world: World, key: string | null): ApiCaller | null {
  try {
    const caller = authenticateCaller(world.db, key)
    requireAccess(caller, { every: ['order_view'] })
    return caller
  } catch {
    return null
  }
}

const frame = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`
