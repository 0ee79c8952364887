import type { CourierType } from '../../src/domain/couriers'
import { beginsAt, readyAt } from '../simulation/forecast'
import { SPEED } from '../simulation/movement'
import { GIVE_UP_AFTER } from '../simulation/patience'
import { troubleOf } from '../simulation/trouble'
import type { Random, Weighted } from '../store/random'
import type { HistoryEntry, OrderRecord } from '../store/records'
import { BY_OPERATOR, REASSIGNED, reassignReasons } from './officeHabits'
import { STATUS } from './orderStatuses'

type Carrier =
  | { kind: 'courier'; courierId: number; typeId: CourierType; foundAt: number; keep: (until: number) => void }
  | { kind: 'service'; service: string; foundAt: number }

export type Course = {
  end: number
  steps: HistoryEntry[]
  carrier: Carrier | null
  former: OrderRecord['oldCouriers']
}

type Setting = { random: Random; seed: Random; order: OrderRecord; operators: readonly number[] }

const ENDS: Weighted<number> = [
  [STATUS.delivered, 92],
  [STATUS.cancelled, 3.5],
  [STATUS.clientRefused, 1.8],
  [STATUS.branchRefused, 1.7],
  [STATUS.duplicate, 1],
]
const BREAKS: Record<number, readonly number[]> = {
  [STATUS.cancelled]: [STATUS.new, STATUS.accepted, STATUS.cooking],
  [STATUS.clientRefused]: [STATUS.atClient],
  [STATUS.branchRefused]: [STATUS.accepted, STATUS.cooking],
  [STATUS.duplicate]: [STATUS.new],
}
const STEPS = [
  STATUS.courierAssigned,
  STATUS.courierAtBranch,
  STATUS.cooking,
  STATUS.ready,
  STATUS.onTheWay,
  STATUS.atClient,
]

export function drawCourse(setting: Setting, carrierFrom: (at: number) => Carrier | null): Course {
  const { random, seed, order, operators } = setting
  const end = random.weighted(ENDS)
  const last = end === STATUS.delivered ? STATUS.atClient : random.pick(BREAKS[end] ?? [STATUS.new])
  const trouble = troubleOf(seed, order.id)
  const delayIn = (status: number): number => (trouble?.status === status ? trouble.seconds : 0)
  // Append to the existing history array of the order: a copy per order would only create garbage.
  const steps = order.history
  const operator = (share: number) => (operators.length > 0 && random.chance(share) ? random.pick(operators) : null)
  let at = order.createdAt
  if (last >= STATUS.accepted) {
    at += random.int(8, 60)
    steps.push({ status: STATUS.accepted, at, userId: operator(BY_OPERATOR.accepted) })
  }
  const over = (status: number, after: number): Course['steps'] => {
    steps.push({ status, at: at + after, userId: status === STATUS.delivered ? null : operator(BY_OPERATOR.ended) })
    return steps
  }
  if (last < STATUS.courierAssigned)
    return { end, steps: over(end, random.int(40, 200)), carrier: null, former: NOBODY }
  at = Math.max(at, beginsAt(order))
  const wantedAt = at
  const first = carrierFrom(at)
  const next = first?.kind === 'courier' && random.chance(REASSIGNED) ? carrierFrom(at) : null
  const carrier = next?.kind === 'courier' ? next : first
  if (!carrier) {
    return { end: STATUS.cancelled, steps: over(STATUS.cancelled, GIVE_UP_AFTER), carrier, former: NOBODY }
  }
  for (const status of STEPS) {
    if (status > last) break
    const before = steps.at(-1)?.status ?? STATUS.new
    at = reachedAt(random, status, { order, carrier, at, wantedAt }) + delayIn(before)
    steps.push({ status, at, userId: null })
  }
  const all = over(end, random.int(50, 200) + (last === STATUS.atClient ? delayIn(last) : 0))
  if (carrier.kind === 'courier') carrier.keep(all.at(-1)?.at ?? at)
  return { end, steps: all, carrier, former: formerOf(random, first, carrier) }
}

const NOBODY: OrderRecord['oldCouriers'] = []

function formerOf(random: Random, first: Carrier | null, carrier: Carrier): OrderRecord['oldCouriers'] {
  if (carrier === first || first?.kind !== 'courier' || carrier.kind !== 'courier') return NOBODY
  const reason = random.pick(reassignReasons(first.typeId))
  return first.courierId === carrier.courierId ? NOBODY : [{ courierId: first.courierId, reason }]
}

/**
 * Seconds from the choice of a courier to the courier's assignment. Most orders get a nearby courier at once; some wait
 * at a peak or get a courier from across the city.
 */
const WAIT: Weighted<readonly [number, number]> = [
  [[10, 90], 82],
  [[90, 750], 18],
]
const FAR = [480, 1300] as const
const WAY: Weighted<readonly [number, number]> = [
  [[60, 480], 80],
  [FAR, 20],
]

function reachedAt(
  random: Random,
  status: number,
  { order, carrier, at, wantedAt }: { order: OrderRecord; carrier: Carrier; at: number; wantedAt: number },
): number {
  const speed = SPEED[carrier.kind === 'courier' ? carrier.typeId : 10]
  if (status === STATUS.courierAssigned) return Math.max(at, carrier.foundAt) + random.int(...random.weighted(WAIT))
  if (status === STATUS.courierAtBranch) {
    const way = random.weighted(WAY)
    return at + random.int(...(carrier.foundAt > wantedAt && carrier.kind === 'courier' ? FAR : way))
  }
  if (status === STATUS.cooking) return at + random.int(20, 70)
  if (status === STATUS.ready) return Math.max(readyAt(order, random.between(0.75, 1)), at + random.int(90, 150))
  if (status === STATUS.onTheWay) return at + random.int(15, 60)
  return at + Math.max(60, Math.round((order.distance * random.between(1, 1.15)) / speed))
}
