import type { Db } from '../store/db'
import type { Simulation, World } from '../store/world'
import { simulateCourierSlot } from './courierSlots'
import { notifyLateOrder } from './notifications'
import { simulateOrderArrivals } from './orderArrivals'
import { simulateOrderStep } from './orderStep'
import { createPriorityQueue } from './priorityQueue'

const RANK = { arrival: 0, slot: 1, order: 2, late: 3 }
const KIND_STEP = 2 ** 40

export type SimulationStep = { kind: 'order' | 'late' | 'slot' | 'arrival'; id: number }

export function createSimulation(db: Db, happen: (due: SimulationStep, at: number) => void): Simulation {
  const queue = createPriorityQueue<SimulationStep>()
  const { orders, couriers, arrivals } = db
  const queued: Record<SimulationStep['kind'], Map<number, number>> = {
    order: new Map(),
    late: new Map(),
    slot: new Map(),
    arrival: new Map(),
  }
  let now = Number.NEGATIVE_INFINITY

  /**
   * Queues the next simulated event of a record. If the time of this event changes, the event is queued again, and the old queue entry is
   * skipped.
   */
  function due(kind: SimulationStep['kind'], id: number, at: number | null): void {
    if (at === null) queued[kind].delete(id)
    else if (queued[kind].get(id) !== at) {
      queued[kind].set(id, at)
      queue.add(at, RANK[kind] * KIND_STEP + id, { kind, id })
    }
  }

  orders.onChange(({ kind, record }) => {
    const gone = kind === 'remove'
    due('order', record.id, gone ? null : record.nextAt)
    // If `lateAt` is in the past, the «late» notification has already been sent, so it is not queued again.
    const { lateAt } = record
    due('late', record.id, !gone && lateAt !== null && lateAt > now ? lateAt : null)
  })
  couriers.onChange(({ kind, record }) => due('slot', record.id, kind === 'remove' ? null : record.slotNextAt))
  arrivals.onChange(({ kind, record }) => due('arrival', record.id, kind === 'remove' ? null : record.nextAt))

  function takeUpTo(second: number, each: (item: SimulationStep, at: number) => void): void {
    for (let next = queue.takeDue(second); next; next = queue.takeDue(second)) {
      const { kind, id } = next.item
      if (queued[kind].get(id) === next.at) queued[kind].delete(id)
      now = Math.max(now, next.at)
      each(next.item, next.at)
    }
    now = Math.max(now, second)
  }

  return {
    runTo: (second) => takeUpTo(second, happen),
    skipTo: (second) => takeUpTo(second, () => undefined),
    now: () => now,
  }
}

/** Handles a queued event of the simulation. Does nothing if the event is no longer due at `at`, because its time has changed. */
export function runSimulationStep(world: World, { kind, id }: SimulationStep, at: number): void {
  const { orders, couriers, arrivals } = world.db
  const order = orders.get(id)
  const courier = couriers.get(id)
  const arrival = arrivals.get(id)
  if (kind === 'order' && order?.nextAt === at) simulateOrderStep(world, order, at)
  else if (kind === 'late' && order?.lateAt === at) notifyLateOrder(world, order, at)
  else if (kind === 'slot' && courier?.slotNextAt === at) simulateCourierSlot(world, courier, at)
  else if (kind === 'arrival' && arrival?.nextAt === at) simulateOrderArrivals(world, arrival, at)
}
