import type { SeededRandom } from '../store/random'
import type { PointRecord, ZoneRecord, ZoneType } from '../store/records'
import { POINT_SEEDS, type PointSeed } from './pointLocations'
import { zoneOutline } from './zoneOutline'

/** Zones by type: reach in metres, delivery time in minutes, delivery price and courier bonus in tenge. */
const ZONES: Record<ZoneType, { name: string; reach: number; time: number; price: number; bonus: number }> = {
  1: { name: 'Пешая', reach: 900, time: 25, price: 700, bonus: 0 },
  5: { name: 'Вело', reach: 1800, time: 25, price: 900, bonus: 50 },
  8: { name: 'Мото', reach: 3200, time: 25, price: 1100, bonus: 100 },
  10: { name: 'Авто', reach: 4800, time: 30, price: 1400, bonus: 150 },
  20: { name: 'Внешняя служба', reach: 6500, time: 40, price: 1900, bonus: 0 },
}

export const zoneRadius = (type: ZoneType): number => ZONES[type].reach

export function seedPoints(random: SeededRandom): PointRecord[] {
  return POINT_SEEDS.map(({ zones, ...point }) => ({
    ...point,
    status: true,
    deliveryZones: zones.map((typeId) => seedZone(random.fork('zone', point.id, typeId), point, typeId)),
  }))
}

function seedZone(random: SeededRandom, point: PointSeed | Omit<PointSeed, 'zones'>, typeId: ZoneType): ZoneRecord {
  const { name, reach, time, price, bonus } = ZONES[typeId]
  return {
    id: point.id * 100 + typeId,
    name: `${point.name}: ${name.toLowerCase()}`,
    description: random.chance(0.3) ? 'Без дачных массивов' : null,
    typeId,
    status: true,
    deliveryTime: time,
    deliveryPrice: price + 50 * random.int(-1, 2),
    courierBonus: bonus === 0 ? null : bonus,
    allowExternalCourier: typeId >= 10,
    polygon: zoneOutline(random, point, reach),
  }
}
