import type { CourierType } from '../../src/domain/couriers'
import { usualRota } from '../simulation/shifts'
import { randomPlaceAround } from '../store/geography'
import type { Random } from '../store/random'
import type { CourierRecord, EmployeeRecord, PointRecord } from '../store/records'
import { pointsIn, servedCities } from './companySize'
import { dealtCrew } from './dealtCrew'

export function seedCouriers(
  random: Random,
  staff: EmployeeRecord[],
  points: PointRecord[],
  { size, leastIn }: { size: number; leastIn: (cityId: number) => CourierType },
): CourierRecord[] {
  return servedCities(size).flatMap(({ cityId }) => {
    const crew = dealtCrew(random, size, { cityId, least: leastIn(cityId) })
    const here = pointsIn(size, cityId, points)
    return staff
      .filter(({ cities }) => cities[0] === cityId)
      .map(({ id, courierTypeId }, place) => {
        const own = random.fork('courier place', id)
        const point = crew ? (here[place % here.length] as PointRecord) : own.pick(here)
        return {
          id,
          cityId,
          pointId: point.id,
          typeId: courierTypeId ?? 1,
          rota: crew?.[place]?.rota ?? usualRota(id),
          ...randomPlaceAround(own, point, 0, 500),
          slotId: null,
          orderId: null,
          leg: null,
          slotNextAt: null,
        }
      })
  })
}
