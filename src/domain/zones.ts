import type { LatLong } from './geo'
import { numberOptions, type Option } from './labels'

/** Delivery zones of a dispatch point (reference-data, sections 2.5, 3 and 5). */
export type ZoneType = 1 | 5 | 8 | 10 | 20

const ZONE_TYPES = [1, 5, 8, 10, 20] as const satisfies readonly ZoneType[]

export const ZONE_TYPE_LABEL: Record<ZoneType, string> = {
  1: 'Пешая',
  5: 'Велосипед',
  8: 'Мотоцикл',
  10: 'Автомобиль',
  20: 'Внешняя служба',
}

export const ZONE_TYPE_OPTIONS = numberOptions(ZONE_TYPE_LABEL, ZONE_TYPES)

export const isZoneType = (value: number | undefined): value is ZoneType => ZONE_TYPES.some((type) => type === value)

/** Only a car's way has to have a price. */
export const CAR_ZONE: ZoneType = 10

/** Minutes. */
export const MIN_DELIVERY = 5
const MAX_DELIVERY = 120
const DELIVERY_STEP = 5

/** 5 to 120 minutes in steps of 5. */
const DELIVERY_TIME_OPTIONS: Option<number>[] = Array.from(
  { length: (MAX_DELIVERY - MIN_DELIVERY) / DELIVERY_STEP + 1 },
  (_, index) => {
    const minutes = MIN_DELIVERY + index * DELIVERY_STEP
    return { value: minutes, label: String(minutes) }
  },
)

/** The same with a time between them that a server has set, which would else be named as an id: «№ 33». */
export function deliveryTimeOptions(minutes: number | undefined): Option<number>[] {
  if (minutes === undefined || DELIVERY_TIME_OPTIONS.some(({ value }) => value === minutes))
    return DELIVERY_TIME_OPTIONS
  return [...DELIVERY_TIME_OPTIONS, { value: minutes, label: String(minutes) }].sort((a, b) => a.value - b.value)
}

/** Which of two zones lies above the other on a map: the wide zones of cars lie below the small ones on foot. */
export function zoneLevel(typeId: number | undefined): number {
  if (typeId === 10) return 5
  if (typeId === 8) return 8
  if (typeId === 5) return 10
  return 15
}

/** A zone's outline as it is stored and sent: `[long, lat]` pairs, the maps service's own order. */
export type Outline = readonly (readonly [long: number, lat: number])[]

/** The same for a map, with the pairs reversed. */
export const outlinePlaces = (outline: Outline): LatLong[] => outline.map(([long, lat]) => ({ lat, long }))
