import { DELIVERY_SERVICE_LABEL } from '../../src/domain/cities'
import type { LatLong } from '../../src/domain/geo'
import { bestFreeCourier } from '../simulation/assignment'
import { createTripLeg } from '../simulation/courierMovement'
import { openCourierSlot } from '../simulation/courierSlots'
import { notifyLateOrder } from '../simulation/notifications'
import { findOpenBranches } from '../simulation/orderArrivals'
import { findCurrentOrNextShift } from '../simulation/roster'
import type { SeededRandom } from '../store/random'
import type { BranchRecord, CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { KARAGANDA } from './cities'
import { PARTNER_COMPANY_ID } from './companies'
import { DEMO_ACCOUNTS } from './demoAccounts'
import { generateOrder } from './generateOrder'
import { ORDER_STATUS, ORDER_STATUS_SEQUENCE } from './orderStatuses'
import { RETURN_CHECK_PLACEHOLDER } from './returnCheck'

/**
 * Orders in Karaganda with fixed ids, for stories and tests. Their ids are above the ids of all other generated orders.
 * While the simulation runs, they progress like other orders.
 */
export const SPECIAL_ORDER_IDS = {
  delivered: 510_001,
  late: 510_002,
  cancelled: 510_003,
  atDoor: 510_004,
  external: 510_005,
  partner: 510_006,
  full: 510_007,
  /** An order that was taken from a courier and has no new courier yet. */
  withoutCourier: 510_008,
  /** An order that was entered ten minutes after the partner received it. */
  lateEntry: 510_009,
  fresh: 510_010,
} as const

const ON_FOOT = 1 as const
const HOUR = 3600
/** Seconds since the start of the shift of a courier who is called in for a special order. */
const CALLED_IN_AGO = HOUR

type Special = {
  status: number
  ageMinutes: number
  /** Minutes since the present status began. Default: 1. */
  sinceMinutes?: number
  change?: Partial<OrderRecord>
  due?: number
}

/**
 * `due` is when the order's current status should end, in minutes from now; a negative value means that the order is
 * late.
 */
const SPECIALS: Record<keyof typeof SPECIAL_ORDER_IDS, Special> = {
  fresh: {
    status: ORDER_STATUS.new,
    ageMinutes: 0,
    due: 2,
    change: { isNewClient: true, deviceType: 1, isPromoUsed: false },
  },
  late: {
    status: ORDER_STATUS.onTheWay,
    ageMinutes: 58,
    sinceMinutes: 21,
    due: -7,
    change: { deliveryDateTime: null },
  },
  withoutCourier: { status: ORDER_STATUS.accepted, ageMinutes: 9, due: 1, change: { redistributed: true } },
  external: {
    status: ORDER_STATUS.onTheWay,
    ageMinutes: 31,
    due: 6,
    change: {
      isExternalCourier: true,
      deliveryService: DELIVERY_SERVICE_LABEL.YANDEX,
      externalCourierName: 'Марат',
    },
  },
  full: {
    status: ORDER_STATUS.cooking,
    ageMinutes: 12,
    due: 8,
    change: {
      comments: 'Позвоните за пять минут, домофон не работает',
      flat: '48',
      addressMore: 'Подъезд 2, этаж 5',
      paymentTypeId: 1,
      isNewClient: true,
      isPromoUsed: true,
      deviceType: 9,
      notCall: true,
      redistributed: true,
    },
  },
  lateEntry: { status: ORDER_STATUS.courierAssigned, ageMinutes: 4, due: 4 },
  partner: { status: ORDER_STATUS.ready, ageMinutes: 22, due: 3, change: { paymentTypeId: 3, customerAmount: null } },
  atDoor: { status: ORDER_STATUS.atClient, ageMinutes: 40, due: 4, change: { deviceType: 8 } },
  delivered: { status: ORDER_STATUS.delivered, ageMinutes: 70, change: { returnCheckUrl: RETURN_CHECK_PLACEHOLDER } },
  cancelled: { status: ORDER_STATUS.cancelled, ageMinutes: 50 },
}

export function seedSpecialOrders(world: World, now: number): void {
  for (const name of Object.keys(SPECIAL_ORDER_IDS) as (keyof typeof SPECIAL_ORDER_IDS)[]) insert(world, name, now)
}

function insert(world: World, name: keyof typeof SPECIAL_ORDER_IDS, now: number): void {
  const { db, random } = world
  const { status, ageMinutes, sinceMinutes = 1, change, due } = SPECIALS[name]
  const createdAt = now - ageMinutes * 60
  const ofPartner = name === 'partner' || name === 'full'
  // Prefer a branch with a zone for couriers on foot: couriers of every type can serve it, so a free courier is easier to find.
  const isNear = ({ pointId }: BranchRecord) => db.point(pointId).deliveryZones.some(({ typeId }) => typeId === ON_FOOT)
  const branches = findOpenBranches(db, KARAGANDA.id).filter(
    (own) => (own.companyId === PARTNER_COMPANY_ID) === ofPartner,
  )
  const branch = branches.find(isNear) ?? branches[0]
  if (!branch) throw new Error('Karaganda has no open branch')
  const near = name === 'external' ? {} : { around: ON_FOOT }
  const order = generateOrder(db, random, SPECIAL_ORDER_IDS[name], branch, createdAt, near)
  const isOver = status === ORDER_STATUS.cancelled || status === ORDER_STATUS.delivered
  const dueAt = due === undefined ? null : now + due * 60
  Object.assign(order, change, {
    status,
    dueAt,
    nextAt: dueAt === null ? null : Math.max(now, dueAt) + 45,
    lateAt: dueAt !== null && dueAt < now ? dueAt : null,
    finishedAt: isOver ? now - 20 * 60 : null,
    history: historyUpTo(random.fork('steps', name), status, createdAt, now - (isOver ? 20 : sinceMinutes) * 60),
  })
  if (name === 'lateEntry') order.externalCreatedAt = createdAt - 10 * 60
  if (name === 'full') settleMoney(order, now)
  db.orders.insert(order)
  if (status >= ORDER_STATUS.courierAssigned && !order.isExternalCourier) giveCourier(world, order, now, isOver)
  // Times of notifications must increase with their ids, so this notification is not dated before the newest existing one.
  if (dueAt !== null && dueAt < now) notifyLateOrder(world, order, Math.max(dueAt, lastNewsAt(world)))
  if (order.redistributed) order.oldCouriers = [{ courierId: formerCourier(world, order), reason: 'Прокол колеса' }]
}

function historyUpTo(random: SeededRandom, status: number, from: number, to: number): OrderRecord['history'] {
  const steps =
    status > 0 ? ORDER_STATUS_SEQUENCE.slice(0, ORDER_STATUS_SEQUENCE.indexOf(status) + 1) : [ORDER_STATUS.new, status]
  // Vary the time between status changes, because equal intervals would look artificial.
  const lengths = steps.slice(1).map(() => random.between(0.4, 1.6))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const reached = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0) / (all || 1)
  return steps.map((step, index) => ({
    status: step,
    at: Math.round(from + (to - from) * reached(index)),
    userId: step === ORDER_STATUS.accepted || step <= 0 ? DEMO_ACCOUNTS.operator.id : null,
  }))
}

const lastNewsAt = ({ db }: World): number => db.notifications.all().at(-1)?.createdAt ?? 0

function settleMoney(order: OrderRecord, now: number): void {
  order.correctionalPrice = -500
  order.serviceFee = 100
  order.sumTotal = order.sumItems + order.deliveryPrice + order.correctionalPrice
  order.customerAmount = Math.ceil((order.sumTotal + 1) / 5000) * 5000
  order.deliveryDateTime = now + 45 * 60
}

function giveCourier(world: World, order: OrderRecord, now: number, isOver: boolean): void {
  const courier = bestFreeCourier(world, order, now) ?? offDuty(world, order, now)
  world.db.orders.update(order.id, { courierId: courier.id })
  if (isOver) return
  if (courier.slotId === null) openCourierSlot(world, courier, now - CALLED_IN_AGO, calledUntil(world, courier, now))
  world.db.couriers.update(courier.id, { orderId: order.id, ...standing(world, order, courier) })
}

/**
 * Returns the time (seconds since 1970) at which a courier who is called in outside a scheduled shift stops working. If
 * a scheduled shift begins soon, the courier works until the end of that shift. If the courier stopped earlier, the
 * simulation would count this work as the scheduled shift and skip the rest of it.
 */
function calledUntil({ db }: World, courier: CourierRecord, now: number): number {
  const shift = findCurrentOrNextShift(db, courier, now)
  return shift && shift.start < now + 4 * HOUR ? shift.end : now + 3 * HOUR
}

function standing(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
): Pick<CourierRecord, 'lat' | 'long' | 'leg'> {
  const branch = world.db.branch(order.branchId)
  const point = world.db.point(order.pointId)
  const since = order.history.at(-1)?.at ?? order.createdAt
  const way = (from: LatLong, to: LatLong) => ({
    ...{ lat: from.lat, long: from.long },
    leg: { ...createTripLeg(world, courier.id, courier.typeId, from, to, since), arrivesAt: order.nextAt ?? since },
  })
  if (order.status === ORDER_STATUS.courierAssigned) return way(point, branch)
  if (order.status === ORDER_STATUS.onTheWay) return way(branch, order)
  const { lat, long } = order.status === ORDER_STATUS.atClient ? order : branch
  return { lat, long, leg: null }
}

/** Prefers couriers whose last shift ended before the new one starts, because shifts of a courier do not overlap. */
function offDuty({ db }: World, order: OrderRecord, now: number): CourierRecord {
  const { couriers, employees, slots } = db
  const here = couriers.all().filter(({ cityId, orderId }) => cityId === order.cityId && orderId === null)
  const offDuty = here.filter(({ id, slotId }) => slotId === null && employees.get(id)?.status === 10)
  const recent = slots.all().filter(({ finishedAt }) => finishedAt !== null && finishedAt > now - CALLED_IN_AGO)
  const rested = offDuty.filter(({ id }) => !recent.some(({ courierId }) => courierId === id))
  const found = rested.find(({ typeId }) => typeId === 10) ?? rested[0] ?? offDuty[0] ?? here[0]
  if (!found) throw new Error('Everybody has an order already')
  return found
}

function formerCourier({ db }: World, { cityId, courierId }: OrderRecord): number {
  const others = db.couriers.all().filter((courier) => courier.cityId === cityId && courier.id !== courierId)
  return (others.find(({ typeId }) => typeId !== ON_FOOT) ?? others[0])?.id ?? 0
}
