import type { LatLong } from './geo'
import { type Option, optionsFromLabels } from './labeledOptions'
import { isSelfIntersecting } from './selfIntersection'
import { groupDigits, NBSP } from './textFormatting'

export type ZoneType = 1 | 5 | 8 | 10 | 20

const ZONE_TYPES = [1, 5, 8, 10, 20] as const satisfies readonly ZoneType[]

export const ZONE_TYPE_LABEL: Record<ZoneType, string> = {
  1: 'Пешая',
  5: 'Велосипед',
  8: 'Мотоцикл',
  10: 'Автомобиль',
  20: 'Внешняя служба',
}

export const ZONE_TYPE_OPTIONS = optionsFromLabels(ZONE_TYPE_LABEL, ZONE_TYPES)

export const isZoneType = (value: number | undefined): value is ZoneType => ZONE_TYPES.some((type) => type === value)

export const CAR_ZONE_TYPE: ZoneType = 10

/** Limits and step of the delivery time, in minutes. */
export const MIN_DELIVERY_MINUTES = 5
const MAX_DELIVERY = 120
const DELIVERY_STEP = 5

const DELIVERY_TIME_OPTIONS: Option<number>[] = Array.from(
  { length: (MAX_DELIVERY - MIN_DELIVERY_MINUTES) / DELIVERY_STEP + 1 },
  (_, index) => {
    const minutes = MIN_DELIVERY_MINUTES + index * DELIVERY_STEP
    return { value: minutes, label: String(minutes) }
  },
)

/**
 * Options for the delivery time of a zone. If the server's value is not one of the options, it is added, because the select shows a value
 * without an option as «№ 33».
 */
export function deliveryTimeOptions(minutes: number | undefined): Option<number>[] {
  if (minutes === undefined || DELIVERY_TIME_OPTIONS.some(({ value }) => value === minutes))
    return DELIVERY_TIME_OPTIONS
  return [...DELIVERY_TIME_OPTIONS, { value: minutes, label: String(minutes) }].sort((a, b) => a.value - b.value)
}

/** Large car zones have a lower z-index than small pedestrian zones, so that they do not hide the small ones. */
export function zoneZIndex(typeId: number | undefined): number {
  if (typeId === 10) return 5
  if (typeId === 8) return 8
  if (typeId === 5) return 10
  return 15
}

/** Corners of a zone as `[long, lat]` pairs, the order of the maps service and of the API. */
export type ZoneOutline = readonly (readonly [long: number, lat: number])[]

export const outlineToLatLongs = (outline: ZoneOutline): LatLong[] => outline.map(([long, lat]) => ({ lat, long }))

export const KM_PER_DEGREE = 111.32

/** Area in square kilometres, on a plane that is accurate to a percent for a city. Undefined without an outline or if its sides cross. */
export function outlineArea(outline: ZoneOutline | undefined): number | undefined {
  const [origin] = outline ?? []
  if (!outline || !origin || isSelfIntersecting(outline)) return undefined
  const [long, lat] = origin
  const perLong = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  // Use distances from the first corner: products of full coordinates would lose precision.
  const corners = outline.map(([x, y]) => [(x - long) * perLong, (y - lat) * KM_PER_DEGREE] as const)
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

export function formatAreaChange(old: number | undefined, fresh: number | undefined): string {
  if (fresh === undefined) return '—'
  if (old === undefined) return formatArea(fresh)
  const percent = old === 0 ? undefined : Math.round(((fresh - old) / old) * 1000) / 10
  const change = percent === undefined ? '' : `, ${percent > 0 ? '+' : ''}${groupDigits(percent)}${NBSP}%`
  return `${formatArea(old)} → ${formatArea(fresh)}${change}`
}

export const formatArea = (km2: number): string => `${groupDigits(Number(km2.toPrecision(3)))}${NBSP}км²`
