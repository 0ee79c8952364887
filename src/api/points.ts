import { array, boolean, type Infer, number, object, optional, string, tuple, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { listOf, maybe, num, text } from '../lib/structs'
import { change, loadOne, searchAll } from './client'
import { coordinatePair, orNull } from './formats'
import type { Draft, FiltersOf } from './payload'

/** A delivery zone of a dispatch point (reference-data, section 3). */
export const DeliveryZone = type({
  id: num(),
  name: text(),
  description: maybe(text()),
  /** 1 on foot, 5 bike, 8 motorbike, 10 car, 20 external. */
  typeId: maybe(num()),
  status: maybe(boolean()),
  /** Minutes. */
  deliveryTime: maybe(num()),
  /** Whole tenge. */
  deliveryPrice: maybe(num()),
  /** Whole tenge. */
  courierBonus: maybe(num()),
  allowExternalCourier: maybe(boolean()),
  /** `[long, lat]` pairs, the maps service's own order; absent where the server does not tell the outline. */
  polygon: maybe(array(coordinatePair())),
})
export type DeliveryZone = Infer<typeof DeliveryZone>

/** A dispatch point with its delivery zones (reference-data, section 3). */
export const Point = type({
  id: num(),
  name: text(),
  description: maybe(text()),
  cityId: maybe(num()),
  status: maybe(boolean()),
  lat: maybe(num()),
  long: maybe(num()),
  deliveryZones: listOf(DeliveryZone),
})
export type Point = Infer<typeof Point>

export const PointBody = object({
  name: string(),
  description: orNull(string()),
  cityId: number(),
  status: boolean(),
  lat: number(),
  long: number(),
})
export type PointBody = Infer<typeof PointBody>

/** `[long, lat]` pairs. */
const Polygon = array(tuple([number(), number()]))

/** The full form. `deliveryTime` in minutes, money in whole tenge. */
export const DeliveryZoneBody = object({
  name: string(),
  description: orNull(string()),
  typeId: number(),
  status: boolean(),
  deliveryTime: number(),
  deliveryPrice: orNull(number()),
  courierBonus: orNull(number()),
  allowExternalCourier: orNull(boolean()),
