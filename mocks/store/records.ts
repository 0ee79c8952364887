import type { CourierType } from '../../src/domain/couriers'
import type { LatLong } from '../../src/domain/geo'

/**
 * What the world keeps. Records refer to each other by id; moments are whole seconds since 1970, money is whole tenge,
 * distances are metres. Field names are the contract's where the contract has the field.
 */

export type CityRecord = {
  id: number
  name: string
  timezone: number
  status: boolean
  deliveryService: string | null
}

/** Zone types: 1 on foot, 5 bike, 8 motorbike, 10 car, 20 external. */
export type ZoneType = CourierType | 20

export type ZoneRecord = {
  id: number
  name: string
  description: string | null
  typeId: ZoneType
  status: boolean
  /** Minutes. */
  deliveryTime: number
  deliveryPrice: number
  courierBonus: number | null
  allowExternalCourier: boolean
  /** `[long, lat]` pairs, the maps service's own order. */
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
  /** `yyyy-MM-dd`. */
  contractDate: string | null
  /** 0 off, 5 off for a while, 10 on. */
  status: 0 | 5 | 10
  /** `typeId` 1: `percent` of the order total; 2: by delivery zones. */
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

/** A contact person of a company; a way with `typeId` 1 is a phone (11 digits), 2 an e-mail. */
export type ContactRecord = {
  id: number
  companyId: number
  name: string
  /** The position, of the contact types. */
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
  /** The role's name. */
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
  password: string
}

/** A document of an employee; `url` is a data image. */
export type DocumentRecord = { id: number; userId: number; title: string; url: string }

/** A way that a courier goes: the corners, and when he is at its ends. */
export type Leg = { path: LatLong[]; startedAt: number; arrivesAt: number }

/** When somebody usually works: local hours, an end above 24 being on the next day, and the weekdays without a shift, Monday 0. */
export type Rota = { hours: readonly [from: number, to: number]; offDays: readonly number[] }

/** The working side of a courier; his person is the employee with the same id. */
export type CourierRecord = LatLong & {
  id: number
  cityId: number
  pointId: number
  typeId: CourierType
  rota: Rota
  /** The open slot, or null when he is not at work. */
  slotId: number | null
  /** The order under way, or null when he is free. */
  orderId: number | null
  /** Null when he stands at `lat`, `long`. */
  leg: Leg | null
  /** When the simulation looks at his slot next. */
  slotNextAt: number | null
}

/** What a courier is paid by: his terms at the start of a shift, so that a later change of them alters no past pay. */
export type ShiftTerms = {
  typeId: CourierType
  /** Tariff level. */
  rateTypeId: 1 | 2 | 3
  legalFormId: 1 | 2 | 3
  isSticker: boolean
}

export type SlotRecord = {
  id: number
  courierId: number
  cityId: number
  startedAt: number
  /** When the shift is planned to end; the slot stays open until the last order is handed over. */
  endsAt: number
  finishedAt: number | null
  breakStart: number | null
  breakEnd: number | null
  /** When the courier went on line and off. Empty where his application recorded nothing. */
  history: { action: 'start' | 'end'; at: number }[]
  terms: ShiftTerms
  /** When its salary was paid out. */
  paidAt: number | null
}

export type OrderItem = { name: string; quantity: number; price: number }

/** `userId` is null when the system itself did it. */
export type HistoryEntry = { status: number; at: number; userId: number | null }

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
  /** Sum of price times quantity. */
  sumItems: number
  deliveryPrice: number
  correctionalPrice: number
  /** What the partner owes for handling; it is not part of the customer's total (operations, section 5). */
  serviceFee: number
  /** sumItems + deliveryPrice + correctionalPrice. */
  sumTotal: number
  paymentTypeId: 1 | 2 | 3
  customerAmount: number | null
  street: string
  house: string
  flat: string | null
  addressMore: string | null
  /** What the zone adds to the courier's pay, as it was when the order came. */
  courierBonus: number
  /** Metres from the branch to the customer along the streets. */
  distance: number
  /** Minutes. */
  timeForReady: number
  /** Minutes. */
  timeForDelivery: number
  createdAt: number
  externalCreatedAt: number
  deliveryDateTime: number | null
  finishedAt: number | null
  /** When the present status is due to end (`dateTimeStatusFinish`). */
  dueAt: number | null
  /** When the office is told that the order is going to be late; null while it is expected in time. */
  lateAt: number | null
  history: HistoryEntry[]
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
  /** When the simulation moves the order next; null once it is in the archive. */
  nextAt: number | null
}

export type NotificationRecord = {
  id: number
  description: string
  orderId: number | null
  courierId: number | null
  cityId: number
  createdAt: number
  /** False once hidden. */
  status: boolean
}

/** When the next order of a city arrives; `id` is the city. */
export type ArrivalRecord = { id: number; nextAt: number }
