import { placeInRing } from '../store/geography'
import type { Random } from '../store/random'
import type { CourierRecord, EmployeeRecord, PointRecord } from '../store/records'
import { courierDaysOff } from './companySize'

/** The working side of the couriers: each stands near a dispatch point of his city, nobody is at work yet. */
export function seedCouriers(
  random: Random,
  staff: EmployeeRecord[],
  points: PointRecord[],
  size: number,
): CourierRecord[] {
  return staff.map(({ id, cities, courierTypeId }) => {
    const own = random.fork('courier place', id)
    const cityId = cities[0] ?? 1
    const point = own.pick(points.filter((candidate) => candidate.cityId === cityId))
    return {
      id,
      cityId,
      pointId: point.id,
      typeId: courierTypeId ?? 1,
      daysOff: courierDaysOff(size, id),
      ...placeInRing(own, point, 0, 500),
      slotId: null,
      orderId: null,
      leg: null,
      slotNextAt: null,
    }
  })
}
