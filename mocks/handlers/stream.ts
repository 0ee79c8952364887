import type { HttpHandler } from 'msw'
import { type Caller, findCaller, requireAccess, seesOrder } from '../http/access'
import { openRoute } from '../http/route'
import { serializeOrder } from '../serializers/orders'
import { activeCount } from '../simulation/notifications'
import type { WorldEvent } from '../store/events'
import type { World } from '../store/world'

/**
 * Pings keep proxies from closing a quiet stream and a browser from stopping a worker without traffic; unlike comments the
 * console can see them. The contract allows 30 s, so that one that is late still comes in time.
 */
const PING_MS = 15_000

/** Bytes kept for a reader who is slower than the world; what comes then waits by its number. */
const MAX_BUFFER = 256 * 1024
/** A reader with so many orders waiting is taken leave of: he comes again and loads the list, which is less than all of that. */
const MAX_WAITING = 1000

/**
 * The live stream (contract, «Live stream»): the count of notifications on connecting, then what happens in the user's
 * cities. What happens within one run of the simulation is sent together, the last state of each order once: a world that
 * catches up after a sleep does not flood the screen.
 */
export const streamHandlers = (world: World): HttpHandler[] => [
  openRoute(world, 'GET /v1/sse/order', (request) => {
    const key = new URL(request.url).searchParams.get('access-token')
    requireAccess(findCaller(world.db, key), { every: ['order_view'] })
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

      /** The key is checked again each time: a person who was blocked hears no more. */
      function flush(): void {
        const caller = callerOrNull(world, key)
        if (!caller || outbox.size() > MAX_WAITING) {
          end()
          return
        }
        for (const id of outbox.take(hasRoom)) {
          const order = world.db.orders.get(id)
          if (order && seesOrder(caller, order)) send(frame('order', JSON.stringify(serializeOrder(world, order))))
        }
        const count = activeCount(world, caller.cityIds)
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

/** What waits to be sent: of each order its number alone, since the last state counts. */
function createOutbox() {
  const orders = new Set<number>()
  let isPlanned = false
  let isClosed = false
  return {
    size: () => orders.size,
    /** Tells whether a new sending has to be planned. */
    add(event: WorldEvent): boolean {
      if (isClosed) return false
      if (event.type === 'order') orders.add(event.order.id)
      const plan = !isPlanned
      isPlanned = true
      return plan
    },
    /** One after another, for as long as there is room. */
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

function callerOrNull(world: World, key: string | null): Caller | null {
  try {
    const caller = findCaller(world.db, key)
    requireAccess(caller, { every: ['order_view'] })
    return caller
  } catch {
    return null
  }
}

const frame = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`
