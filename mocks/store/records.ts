import type { CourierType } from '../../src/domain/couriers'
import type { LatLong } from '../../src/domain/geo'

/**
 * Records refer to each other by id. In all records times are seconds since 1970, dates are `yyyy-MM-dd`, preparation
 * and delivery times are minutes, money is integer tenge, distances are metres. Field names follow the contract.
 */

export type CityRecord = {
  id: number
  name: string
  timezone: number
  status: boolean
  deliveryService: string | null
}

/** Transport: 1 on foot, 5 bike, 8 motorbike, 10 car, 20 external service. */
export type ZoneType = CourierType | 20

export type ZoneRecord = {
  id: number
  name: string
  description: string | null
  typeId: ZoneType
  status: boolean
  deliveryTime: number
  deliveryPrice: number
  courierBonus: number | null
  allowExternalCourier: boolean
  /** `[long, lat]` pairs, in the maps service's order. */
  polygon: [number, number][]
}

export type PointRecord = LatLong & {
  id: number
  name: string
  description: string | null
  cityId: number
  status: boolean
  deliveryZones: ZoneRecord[]
}

export type CompanyRecord = {
  id: number
  name: string
  legalName: string | null
  bankDetails: string | null
  legalAddress: string | null
  postalAddress: string | null
  actualAddress: string | null
  contract: string | null
  contractDate: string | null
  /** 0 off, 5 temporarily off, 10 on. */
  status: 0 | 5 | 10
  /** The partner owes `percent` of the order's items if `typeId` is 1, or a price per delivery zone if it is 2. */
  settings: { cityId: number; typeId: 1 | 2; percent: number | null }[]
}

export type BranchRecord = LatLong & {
  id: number
  companyId: number
  cityId: number
  pointId: number
  address: string
  phone: string
  status: boolean
  deliveryZones: { deliveryZoneId: number; price: number | null; status: boolean }[]
}

/** In `data`, `typeId` 1 is a phone (11 digits), 2 an e-mail. */
export type ContactRecord = {
  id: number
  companyId: number
  name: string
  typeId: number
  data: { typeId: 1 | 2; value: string }[]
}

export type RoleRecord = { id: string; description: string; permissions: string[] }

export type EmployeeRecord = {
  id: number
  firstName: string
  middleName: string | null
  lastName: string
  phone: string
  email: string | null
  role: string
  cities: number[]
  companyId: number | null
  inventory: string | null
  courierTypeId: CourierType | null
  rateTypeId: 1 | 2 | 3 | null
  legalFormId: 1 | 2 | 3 | null
  isSticker: boolean | null
  /** 0 blocked, 10 active. */
  status: 0 | 10
  photoUrl: string | null
  createdAt: number
  lastLogin: number | null
  /** The sign-in before the last one; the API calls it `lastLogin`. */
  previousLogin: number | null
  password: string
}

export type EmployeeDocumentRecord = { id: number; userId: number; title: string; url: string }

export type TripLeg = { path: LatLong[]; startedAt: number; arrivesAt: number }

/** Usual working hours in local time (an end above 24 is on the next day) and the weekdays off; Monday is 0. */
export type CourierRota = { hours: readonly [from: number, to: number]; offDays: readonly number[] }

/** The work state of a courier. The employee with the same id has the personal data. */
export type CourierRecord = LatLong & {
  id: number
  cityId: number
  pointId: number
  typeId: CourierType
  rota: CourierRota
  slotId: number | null
  orderId: number | null
  /** The courier's current trip; null while the courier stands at `lat`, `long`. */
  leg: TripLeg | null
  slotNextAt: number | null
}

/** The courier's terms of pay at the start of a shift; later changes of the terms do not affect past pay. */
export type PayTerms = {
  typeId: CourierType
  rateTypeId: 1 | 2 | 3
  legalFormId: 1 | 2 | 3
  isSticker: boolean
}

export type SlotRecord = {
  id: number
  courierId: number
  cityId: number
  startedAt: number
  /** Planned end; the shift stays open until the courier has handed over the last order. */
  endsAt: number
  finishedAt: number | null
  breakStart: number | null
  breakEnd: number | null
  /** Times at which the courier switched online and offline. Empty if the courier's app recorded nothing. */
  history: { action: 'start' | 'end'; at: number }[]
  terms: PayTerms
  paidAt: number | null
}

export type OrderItem = { name: string; quantity: number; price: number }

/** `userId` is null for changes made by the system. */
export type StatusHistoryEntry = { status: number; at: number; userId: number | null }

export type OrderRecord = LatLong & {
  id: number
  externalId: string
  cityId: number
  pointId: number
  companyId: number
  branchId: number
  zoneId: number
  status: number
  courierId: number | null
  customerName: string
  phone: string
  comments: string | null
  orderItems: OrderItem[]
  sumItems: number
  deliveryPrice: number
  correctionalPrice: number
  /** A fee that the partner owes; it is not part of the customer's total (operations, section 5). */
  serviceFee: number
  sumTotal: number
  paymentTypeId: 1 | 2 | 3
  customerAmount: number | null
  street: string
  house: string
  flat: string | null
  addressMore: string | null
  /** The delivery zone's bonus for the courier at the time of the order. */
  courierBonus: number
  /** Metres along the streets from the branch to the customer. */
  distance: number
  timeForReady: number
  timeForDelivery: number
  createdAt: number
  externalCreatedAt: number
  deliveryDateTime: number | null
  finishedAt: number | null
  /** Time at which the current status should end (`dateTimeStatusFinish`). */
  dueAt: number | null
  /** Time at which operators get the «late» notification; null while the order is expected on time. */
  lateAt: number | null
  history: StatusHistoryEntry[]
  oldCouriers: { courierId: number; reason: string }[]
  redistributed: boolean
  isExternalCourier: boolean
  deliveryService: string | null
  externalCourierName: string | null
  returnCheckUrl: string | null
  isNewClient: boolean
  isPromoUsed: boolean
  deviceType: number
  notCall: boolean
  /** Time of the order's next simulation step; null for an archived order. */
  nextAt: number | null
}

export type NotificationRecord = {
  id: number
  description: string
  orderId: number | null
  courierId: number | null
  cityId: number
  createdAt: number
  status: boolean
}

/**
 * `nextAt` is the time at which the next order of a city arrives; `id` is the city's id. Between `rushFrom` and
 * `rushUntil` the city gets `rushFactor` times as many orders.
 */
export type CityOrderArrivalsRecord = {
  id: number
  nextAt: number
  rushFactor: number
  rushFrom: number
  rushUntil: number
}
