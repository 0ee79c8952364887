import type { HttpHandler } from 'msw'
import { CourierStatistics, CourierStatisticsBody } from '../../src/api/couriers'
import { invalid } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { respond } from '../http/respond'
import { route } from '../http/route'
import { noWork, workBy, workTotal } from '../money/work'
import { dayOfDate } from '../store/moments'
import type { World } from '../store/world'
import { courierFor } from './couriers'

/** The statistics of a courier's card (operations, section 3), by the days on which his shifts began. */
export const courierStatisticsHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/courier/{id}/statistics', async ({ caller, params, json }) => {
    const courier = courierFor(world, caller, params.id)
    const { dateStart, dateEnd } = parsePayload(await json(), CourierStatisticsBody)
    if (dateStart > dateEnd) throw invalid({ dateEnd: 'Раньше начала периода' })
    const work = workOf(world, courier.id, { fromDay: dayOfDate(dateStart), toDay: dayOfDate(dateEnd) })
    return respond(CourierStatistics, {
      countSuccessOrders: work.countOrders,
      workHours: Math.round(work.seconds / 360) / 10,
      orderAmount: work.orderAmount,
      bonusAmount: work.bonusAmount,
      hoursAmount: work.hoursAmount,
      penaltyAmount: work.penaltyAmount,
      totalAmount: workTotal(work),
      distance: work.distance,
    })
  }),
]

/** Wherever he worked: a courier who moved to another city takes his past with him. */
function workOf({ db, clock }: World, courierId: number, days: { fromDay: number; toDay: number }) {
  const cityIds = db.cities.all().map(({ id }) => id)
  const now = clock.second()
  return workBy(db, cityIds, { keyOf: ({ courierId: of }) => of, days, now }).get(courierId) ?? noWork()
}
