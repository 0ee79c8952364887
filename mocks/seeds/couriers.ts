import type { CourierType } from '../../src/domain/couriers'
import { generateCourierRota } from '../simulation/courierRota'
import { randomPlaceAround } from '../store/geography'
import type { SeededRandom } from '../store/random'
import type { BranchRecord, CourierRecord, EmployeeRecord, PointRecord } from '../store/records'
import { planSmallCrew } from './planSmallCrew'
import { selectCityPoints, servedCities } from './worldSize'

type Setting = { size: number; leastIn: (cityId: number) => CourierType; branches: readonly BranchRecord[] }

export function seedCouriers(
  random: SeededRandom,
  staff: EmployeeRecord[],
  points: PointRecord[],
  { size, leastIn, branches }: Setting,
): CourierRecord[] {
  return servedCities(size).flatMap(({ cityId }) => {
    const crew = planSmallCrew(random, size, { cityId, least: leastIn(cityId) })
    const here = selectCityPoints(size, cityId, points)
    const pointFor = dealPoints(here, branches)
    return staff
      .filter(({ cities }) => cities[0] === cityId)
      .map(({ id, courierTypeId }, index) => {
        const own = random.fork('courier place', id)
        const typeId = courierTypeId ?? 1
        const usual = crew ? (here[index % here.length] as PointRecord) : own.pick(here)
        // A courier with a motor vehicle (type 8 and above) can serve every point, so the initially chosen point `usual` needs no
        // replacement.
        const isUseful = typeId >= 8 || (crew && isReached(usual, typeId))
        const point = isUseful ? usual : pointFor(typeId)
        return {
          id,
          cityId,
          pointId: point.id,
          typeId,
          rota: crew?.[index]?.rota ?? generateCourierRota(id),
          ...randomPlaceAround(own, point, 0, 500),
          slotId: null,
          orderId: null,
          leg: null,
          slotNextAt: null,
        }
      })
  })
}

/**
 * Assigns couriers to points in proportion to each point's number of branches. Prefers points with a zone that the courier's transport can
 * reach, because the courier would get no orders at another point.
 */
function dealPoints(points: readonly PointRecord[], branches: readonly BranchRecord[]) {
  const dealt = new Map<string, number>()
  const work = new Map(points.map(({ id }) => [id, branches.filter(({ pointId }) => pointId === id).length]))
  return (typeId: CourierType): PointRecord => {
    const useful = points.filter((point) => isReached(point, typeId))
    const share = ({ id }: PointRecord) => (work.get(id) ?? 0) / (1 + (dealt.get(`${typeId} ${id}`) ?? 0))
    const found = (useful.length > 0 ? useful : points).reduce((best, one) => (share(one) > share(best) ? one : best))
    dealt.set(`${typeId} ${found.id}`, 1 + (dealt.get(`${typeId} ${found.id}`) ?? 0))
    return found
  }
}

const isReached = ({ deliveryZones }: PointRecord, typeId: CourierType): boolean =>
  deliveryZones.some((zone) => zone.typeId <= typeId)
