import type { Db } from '../store/db'
import { streetMetres } from '../store/geography'
import type { Random, Weighted } from '../store/random'
import type { BranchRecord, OrderRecord, PointRecord, ZoneRecord } from '../store/records'
import { drawBasket } from './baskets'
import { companyKitchen } from './companies'
import { type Acquaintances, drawCustomer } from './customers'
import { STATUS } from './orderStatuses'

const COMMENTS = [
  'Позвоните за пять минут',
  'Домофон не работает, наберите меня',
  'Без лука, пожалуйста',
  'Оставьте у двери',
  'Приборы на четверых',
  'Въезд со двора',
  'Осторожно, злая собака',
]
/** The branch says what it needs; the rest of the share goes to a quick kitchen. */
const READY_MINUTES: Weighted<number> = [
  [5, 8],
  [10, 26],
  [15, 30],
  [20, 22],
  [25, 8],
  [30, 6],
]
const PAYMENT_TYPES: Weighted<1 | 2 | 3> = [
  [1, 30],
  [2, 25],
  [3, 45],
]
const DEVICE_TYPES: Weighted<number> = [
  [1, 25],
  [7, 20],
  [9, 12],
  [8, 28],
  [10, 12],
  [0, 3],
]
/** Most customers live near. */
const ZONE_WEIGHTS = { 1: 38, 5: 32, 8: 17, 10: 9, 20: 3 }

/** A new order at a branch, as it arrives: status «Новый», nobody assigned. `id` also seeds everything about it. */
export function newOrder(
  db: Db,
  random: Random,
  id: number,
  branch: BranchRecord,
  createdAt: number,
  known?: Acquaintances,
): OrderRecord {
  const own = random.fork('order', id)
  const point = db.point(branch.pointId)
  const zone = zoneFor(own, point)
  const { isNewClient, ...customer } = drawCustomer(own, random, { point, zone, orderId: id }, known)
  const orderItems = drawBasket(own, companyKitchen(branch.companyId, db.companies.get(branch.companyId)?.name))
  const isPromoUsed = own.chance(0.12)
  const sumItems = orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const deliveryPrice = own.chance(0.18) ? 0 : zone.deliveryPrice
  const correctionalPrice = isPromoUsed ? -Math.min(1000, Math.floor(sumItems / 10)) : 0
  const sumTotal = sumItems + deliveryPrice + correctionalPrice
  const paymentTypeId = own.weighted(PAYMENT_TYPES)
  const timeForReady = own.weighted(READY_MINUTES)
  return {
    id,
    externalId: String(7_000_000 + id * 3 + own.int(0, 2)),
    cityId: branch.cityId,
    pointId: point.id,
    companyId: branch.companyId,
    branchId: branch.id,
    zoneId: zone.id,
    status: STATUS.new,
    courierId: null,
    ...customer,
    comments: own.chance(0.25) ? own.pick(COMMENTS) : null,
    orderItems,
    sumItems,
    deliveryPrice,
    correctionalPrice,
    serviceFee: own.chance(0.3) ? 100 : 0,
    sumTotal,
    paymentTypeId,
    customerAmount: paymentTypeId === 1 && own.chance(0.5) ? Math.ceil((sumTotal + 1) / 5000) * 5000 : null,
    courierBonus: zone.courierBonus ?? 0,
    distance: streetMetres(branch, customer),
    timeForReady,
    timeForDelivery: zone.deliveryTime,
    createdAt,
    externalCreatedAt: createdAt - (own.chance(0.06) ? own.int(300, 720) : own.int(3, 60)),
    deliveryDateTime: own.chance(0.05) ? createdAt + 5400 - (createdAt % 900) : null,
    finishedAt: null,
    dueAt: null,
    history: [{ status: STATUS.new, at: createdAt, userId: null }],
    oldCouriers: [],
    redistributed: false,
    isExternalCourier: false,
    deliveryService: null,
    externalCourierName: null,
    returnCheckUrl: null,
    isNewClient,
    isPromoUsed,
    deviceType: own.weighted(DEVICE_TYPES),
    notCall: own.chance(0.08),
    nextAt: null,
  }
}

/** Written out because it runs for every order: a list of weights per call would cost more than the rest of it. */
function zoneFor(random: Random, { deliveryZones }: PointRecord): ZoneRecord {
  let left = 0
  for (const { typeId } of deliveryZones) left += ZONE_WEIGHTS[typeId]
  left *= random.next()
  const zone = deliveryZones.find(({ typeId }) => {
    left -= ZONE_WEIGHTS[typeId]
    return left < 0
  })
  return zone ?? (deliveryZones[0] as ZoneRecord)
}
