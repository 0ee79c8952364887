import type { CourierType } from '../../src/domain/couriers'
import { COURIER_SPEED } from '../simulation/courierMovement'
import { NO_COURIER_CANCEL_SECONDS } from '../simulation/courierWaitTime'
import { orderReadyAt, preparationBeginsAt } from '../simulation/orderTimeEstimates'
import { generateStatusDelay } from '../simulation/randomDelay'
import type { SeededRandom, WeightedChoices } from '../store/random'
import type { OrderRecord, StatusHistoryEntry } from '../store/records'
import { OPERATOR_ACTION_SHARE, REASSIGNED_ORDER_SHARE, reassignReasons } from './operatorActions'
import { ORDER_STATUS } from './orderStatuses'

type Carrier =
  | { kind: 'courier'; courierId: number; typeId: CourierType; foundAt: number; keep: (until: number) => void }
  | { kind: 'service'; service: string; foundAt: number }

export type OrderTimelineSeed = {
  end: number
  steps: StatusHistoryEntry[]
  carrier: Carrier | null
  former: OrderRecord['oldCouriers']
}

type Setting = { random: SeededRandom; seed: SeededRandom; order: OrderRecord; operators: readonly number[] }

const ENDS: WeightedChoices<number> = [
  [ORDER_STATUS.delivered, 92],
  [ORDER_STATUS.cancelled, 3.5],
  [ORDER_STATUS.clientRefused, 1.8],
  [ORDER_STATUS.branchRefused, 1.7],
  [ORDER_STATUS.duplicate, 1],
]
const BREAKS: Record<number, readonly number[]> = {
  [ORDER_STATUS.cancelled]: [ORDER_STATUS.new, ORDER_STATUS.accepted, ORDER_STATUS.cooking],
  [ORDER_STATUS.clientRefused]: [ORDER_STATUS.atClient],
  [ORDER_STATUS.branchRefused]: [ORDER_STATUS.accepted, ORDER_STATUS.cooking],
  [ORDER_STATUS.duplicate]: [ORDER_STATUS.new],
}
const STEPS = [
  ORDER_STATUS.courierAssigned,
  ORDER_STATUS.courierAtBranch,
  ORDER_STATUS.cooking,
  ORDER_STATUS.ready,
  ORDER_STATUS.onTheWay,
  ORDER_STATUS.atClient,
]

export function generateOrderTimeline(
  setting: Setting,
  carrierFrom: (at: number) => Carrier | null,
): OrderTimelineSeed {
  const { random, seed, order, operators } = setting
  const end = random.weighted(ENDS)
  const last = end === ORDER_STATUS.delivered ? ORDER_STATUS.atClient : random.pick(BREAKS[end] ?? [ORDER_STATUS.new])
  const trouble = generateStatusDelay(seed, order.id)
  const delayIn = (status: number): number => (trouble?.status === status ? trouble.seconds : 0)
  // Append to the order's existing history array. This saves one array copy per order.
  const steps = order.history
  const operator = (share: number) => (operators.length > 0 && random.chance(share) ? random.pick(operators) : null)
  let at = order.createdAt
  if (last >= ORDER_STATUS.accepted) {
    at += random.int(8, 60)
    steps.push({ status: ORDER_STATUS.accepted, at, userId: operator(OPERATOR_ACTION_SHARE.accepted) })
  }
  const over = (status: number, after: number): OrderTimelineSeed['steps'] => {
    steps.push({
      status,
      at: at + after,
      userId: status === ORDER_STATUS.delivered ? null : operator(OPERATOR_ACTION_SHARE.ended),
    })
    return steps
  }
  if (last < ORDER_STATUS.courierAssigned)
    return { end, steps: over(end, random.int(40, 200)), carrier: null, former: NO_FORMER_COURIERS }
  at = Math.max(at, preparationBeginsAt(order))
  const wantedAt = at
  const first = carrierFrom(at)
  const next = first?.kind === 'courier' && random.chance(REASSIGNED_ORDER_SHARE) ? carrierFrom(at) : null
  const carrier = next?.kind === 'courier' ? next : first
  if (!carrier) {
    return {
      end: ORDER_STATUS.cancelled,
      steps: over(ORDER_STATUS.cancelled, NO_COURIER_CANCEL_SECONDS),
      carrier,
      former: NO_FORMER_COURIERS,
    }
  }
  for (const status of STEPS) {
    if (status > last) break
    const before = steps.at(-1)?.status ?? ORDER_STATUS.new
    at = reachedAt(random, status, { order, carrier, at, wantedAt }) + delayIn(before)
    steps.push({ status, at, userId: null })
  }
  const all = over(end, random.int(50, 200) + (last === ORDER_STATUS.atClient ? delayIn(last) : 0))
  if (carrier.kind === 'courier') carrier.keep(all.at(-1)?.at ?? at)
  return { end, steps: all, carrier, former: formerOf(random, first, carrier) }
}

const NO_FORMER_COURIERS: OrderRecord['oldCouriers'] = []

function formerOf(random: SeededRandom, first: Carrier | null, carrier: Carrier): OrderRecord['oldCouriers'] {
  if (carrier === first || first?.kind !== 'courier' || carrier.kind !== 'courier') return NO_FORMER_COURIERS
  const reason = random.pick(reassignReasons(first.typeId))
  return first.courierId === carrier.courierId ? NO_FORMER_COURIERS : [{ courierId: first.courierId, reason }]
}

/**
 * Ranges of seconds with their weights. WAIT is the time from a courier being available to the courier's assignment;
 * some orders wait longer at a peak. WAY is the courier's travel time to the branch; FAR is for couriers from across
 * the city.
 */
const WAIT: WeightedChoices<readonly [number, number]> = [
  [[10, 90], 82],
  [[90, 750], 18],
]
const FAR = [480, 1300] as const
const WAY: WeightedChoices<readonly [number, number]> = [
  [[60, 480], 80],
  [FAR, 20],
]

function reachedAt(
  random: SeededRandom,
  status: number,
  { order, carrier, at, wantedAt }: { order: OrderRecord; carrier: Carrier; at: number; wantedAt: number },
): number {
  const speed = COURIER_SPEED[carrier.kind === 'courier' ? carrier.typeId : 10]
  if (status === ORDER_STATUS.courierAssigned)
    return Math.max(at, carrier.foundAt) + random.int(...random.weighted(WAIT))
  if (status === ORDER_STATUS.courierAtBranch) {
    const way = random.weighted(WAY)
    return at + random.int(...(carrier.foundAt > wantedAt && carrier.kind === 'courier' ? FAR : way))
  }
  if (status === ORDER_STATUS.cooking) return at + random.int(20, 70)
  if (status === ORDER_STATUS.ready)
    return Math.max(orderReadyAt(order, random.between(0.75, 1)), at + random.int(90, 150))
  if (status === ORDER_STATUS.onTheWay) return at + random.int(15, 60)
  return at + Math.max(60, Math.round((order.distance * random.between(1, 1.15)) / speed))
}
