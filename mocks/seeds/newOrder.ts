import type { Db } from '../store/db'
import { placeInRing, streetMetres } from '../store/geography'
import type { Random, Weighted } from '../store/random'
import type { BranchRecord, OrderItem, OrderRecord, PointRecord, ZoneRecord } from '../store/records'
import { placeOnStreet } from './cityWays'
import { kitchenOf } from './companies'
import { MENUS } from './menus'
import { customerName, phone } from './names'
import { STATUS } from './orderStatuses'
import { zoneReach } from './points'

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
const DISHES: Weighted<number> = [
  [1, 20],
  [2, 35],
  [3, 28],
  [4, 12],
  [5, 5],
]
const QUANTITIES: Weighted<number> = [
  [1, 70],
  [2, 22],
  [3, 8],
]
/** So far is the nearest street at most: a place that is moved onto it stays in its zone. Metres. */
const STREET_METRES = 160
/** Most customers live near. */
const ZONE_WEIGHTS = { 1: 38, 5: 32, 8: 17, 10: 9, 20: 3 }

/** A new order at a branch, as it arrives: status «Новый», nobody assigned. `id` also seeds everything about it. */
export function newOrder(db: Db, random: Random, id: number, branch: BranchRecord, createdAt: number): OrderRecord {
  const own = random.fork('order', id)
  const point = db.point(branch.pointId)
  const zone = zoneFor(own, point)
  const place = placeOnStreet(
    placeInRing(
      own,
      point,
      zone.typeId === 1 ? 100 : zoneReach(zone.typeId) * 0.35,
      zoneReach(zone.typeId) * 0.92 - STREET_METRES,
    ),
  )
  const orderItems = items(own, branch.companyId)
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
    customerName: customerName(own),
    phone: phone(own),
    comments: own.chance(0.25) ? own.pick(COMMENTS) : null,
    orderItems,
    sumItems,
    deliveryPrice,
    correctionalPrice,
    serviceFee: own.chance(0.3) ? 100 : 0,
    sumTotal,
    paymentTypeId,
    customerAmount: paymentTypeId === 1 && own.chance(0.5) ? Math.ceil((sumTotal + 1) / 5000) * 5000 : null,
    street: place.street ?? 'улица Центральная',
    house: `${own.int(1, 140)}${own.chance(0.15) ? own.pick(['А', 'Б', '/1', '/2']) : ''}`,
    flat: own.chance(0.8) ? String(own.int(1, 180)) : null,
    addressMore: own.chance(0.3) ? `Подъезд ${own.int(1, 6)}, этаж ${own.int(1, 9)}` : null,
    lat: place.lat,
    long: place.long,
    courierBonus: zone.courierBonus ?? 0,
    distance: streetMetres(branch, place),
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
    isNewClient: own.chance(0.14),
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

function items(random: Random, companyId: number): OrderItem[] {
  const dishes = random.sample(MENUS[kitchenOf(companyId)], random.weighted(DISHES))
  return dishes.map(([name, price]) => ({ name, price, quantity: random.weighted(QUANTITIES) }))
}
