import type { Db } from '../store/db'
import { estimateStreetMetres } from '../store/geography'
import type { SeededRandom, WeightedChoices } from '../store/random'
import type { BranchRecord, OrderRecord, PointRecord, ZoneRecord, ZoneType } from '../store/records'
import { generateBasket } from './baskets'
import { companyCuisine } from './companies'
import { generateCustomer, type RegularCustomerCache } from './customers'
import { ORDER_STATUS } from './orderStatuses'

const COMMENTS = [
  'Позвоните за пять минут',
  'Домофон не работает, наберите меня',
  'Без лука, пожалуйста',
  'Оставьте у двери',
  'Приборы на четверых',
  'Въезд со двора',
  'Осторожно, злая собака',
]
const READY_MINUTES: WeightedChoices<number> = [
  [5, 10],
  [10, 32],
  [15, 31],
  [20, 17],
  [25, 6],
  [30, 4],
]
const PAYMENT_TYPES: WeightedChoices<1 | 2 | 3> = [
  [1, 30],
  [2, 25],
  [3, 45],
]
const DEVICE_TYPES: WeightedChoices<number> = [
  [1, 25],
  [7, 20],
  [9, 12],
  [8, 28],
  [10, 12],
  [0, 3],
]
const ZONE_WEIGHTS = { 1: 44, 5: 42, 8: 12, 10: 6, 20: 4 }

/**
 * Creates an order as it arrives at a branch. `id` also seeds all random values of the order. `known` caches regular
 * customers; `around` is the type of the delivery zone that determines how far away the customer lives.
 */
export function generateOrder(
  db: Db,
  random: SeededRandom,
  id: number,
  branch: BranchRecord,
  createdAt: number,
  { known, around }: { known?: RegularCustomerCache; around?: ZoneType } = {},
): OrderRecord {
  const own = random.fork('order', id)
  const point = db.point(branch.pointId)
  const reach = point.deliveryZones.find(({ typeId }) => typeId === around) ?? zoneFor(own, point)
  const { customer, zone } = generateCustomer(own, random, { point, around: reach, orderId: id }, known)
  const orderItems = generateBasket(own, companyCuisine(branch.companyId, db.companies.get(branch.companyId)?.name))
  const isPromoUsed = own.chance(0.12)
  const sumItems = orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const deliveryPrice = own.chance(0.18) ? 0 : zone.deliveryPrice
  const correctionalPrice = isPromoUsed ? -Math.min(1000, Math.floor(sumItems / 10)) : 0
  const sumTotal = sumItems + deliveryPrice + correctionalPrice
  const paymentTypeId = own.weighted(PAYMENT_TYPES)
  const timeForReady = own.weighted(READY_MINUTES)
  // No object spread: copying the object for each of 100,000 orders would be slow.
  return {
    id,
    externalId: String(7_000_000 + id * 3 + own.int(0, 2)),
    cityId: branch.cityId,
    pointId: point.id,
    companyId: branch.companyId,
    branchId: branch.id,
    zoneId: zone.id,
    status: ORDER_STATUS.new,
    courierId: null,
    lat: customer.lat,
    long: customer.long,
    street: customer.street,
    house: customer.house,
    customerName: customer.customerName,
    phone: customer.phone,
    flat: customer.flat,
    addressMore: customer.addressMore,
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
    distance: estimateStreetMetres(branch, customer),
    timeForReady,
    timeForDelivery: zone.deliveryTime,
    createdAt,
    externalCreatedAt: createdAt - (own.chance(0.06) ? own.int(300, 720) : own.int(3, 60)),
    deliveryDateTime: own.chance(0.05) ? nextTenMinutes(createdAt + (timeForReady + zone.deliveryTime) * 60) : null,
    finishedAt: null,
    dueAt: null,
    lateAt: null,
    history: [{ status: ORDER_STATUS.new, at: createdAt, userId: null }],
    oldCouriers: [],
    redistributed: false,
    isExternalCourier: false,
    deliveryService: null,
    externalCourierName: null,
    returnCheckUrl: null,
    isNewClient: customer.isNewClient,
    isPromoUsed,
    deviceType: own.weighted(DEVICE_TYPES),
    notCall: own.chance(0.08),
    nextAt: null,
  }
}

const nextTenMinutes = (second: number): number => Math.ceil(second / 600) * 600

function zoneFor(random: SeededRandom, { deliveryZones }: PointRecord): ZoneRecord {
  let left = 0
  for (const { typeId, status } of deliveryZones) if (status) left += ZONE_WEIGHTS[typeId]
  left *= random.next()
  const zone = deliveryZones.find(({ typeId, status }) => {
    if (status) left -= ZONE_WEIGHTS[typeId]
    return left < 0
  })
  return zone ?? (deliveryZones[0] as ZoneRecord)
}
