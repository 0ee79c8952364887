import type { HttpHandler } from 'msw'
import { type Caller, findCaller, requireAccess, seesOrder } from '../http/access'
import { openRoute } from '../http/route'
import { serializeOrder } from '../serializers/orders'
import { activeCount } from '../simulation/notifications'
import type { WorldEvent } from '../store/events'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

/**
 * Pings keep proxies from closing a quiet stream and a browser from stopping a worker without traffic; unlike comments the
 * console can see them. The contract allows 30 s, so that one that is late still comes in time.
 */
const PING_MS = 15_000

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
  let stop: () => void = () => undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const outbox = createOutbox(world)
      let lastCount = -1

      /** The key is checked again each time: a person who was blocked hears no more. */
      function flush(): void {
        const caller = callerOrNull(world, key)
        if (!caller) {
          stop()
          controller.close()
          return
        }
        for (const order of outbox.take()) {
          if (seesOrder(caller, order)) send(frame('order', JSON.stringify(serializeOrder(world, order))))
        }
        const count = activeCount(world, caller.cityIds)
        if (count !== lastCount) send(frame('notification', String(count)))
        lastCount = count
      }

      const unsubscribe = world.events.subscribe((event) => {
        if (outbox.add(event)) queueMicrotask(flush)
      })
      const pings = setInterval(() => send(frame('ping', String(world.clock.second()))), PING_MS)
      stop = () => {
        unsubscribe()
        clearInterval(pings)
        outbox.close()
      }
      signal.addEventListener('abort', () => stop())
      flush()
    },
    cancel: () => stop(),
  })
}

/** What waits to be sent. `add` tells whether a new sending has to be planned. */
function createOutbox(world: World) {
  const orders = new Set<number>()
  let isPlanned = false
  let isClosed = false
  return {
    add(event: WorldEvent): boolean {
      if (event.type === 'order') orders.add(event.order.id)
      const plan = !isPlanned && !isClosed
      isPlanned = true
      return plan
    },
    take(): OrderRecord[] {
      const out = [...orders].flatMap((id) => world.db.orders.get(id) ?? [])
      orders.clear()
      isPlanned = false
      return out
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
