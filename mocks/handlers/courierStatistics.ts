import type { HttpHandler } from 'msw'
import { CourierStatistics, CourierStatisticsBody } from '../../src/api/couriers'
import { invalid } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { respond } from '../http/respond'
import { route } from '../http/route'
import { noWork, workBy, workTotal } from '../money/work'
import { STATUS } from '../seeds/orderStatuses'
import { dayOfDate } from '../store/moments'
import type { World } from '../store/world'
import { courierFor } from './couriers'
import { orderSieves } from './orderFilter'
import { findOrders } from './orderSearch'

/**
 * Operations, section 3. Earnings count on the day when the shift starts, as in the salary. Orders count on their own
 * date, as in the archive. For night shifts these days can differ.
 */
export const courierStatisticsHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/courier/{id}/statistics', async ({ caller, params, json }) => {
    const courier = courierFor(world, caller, params.id)
    const { dateStart, dateEnd } = parsePayload(await json(), CourierStatisticsBody)
    if (dateStart > dateEnd) throw invalid({ dateEnd: 'Раньше начала периода' })
    const work = workOf(world, courier.id, { fromDay: dayOfDate(dateStart), toDay: dayOfDate(dateEnd) })
    const filter = { courierId: courier.id, status: STATUS.delivered, dateStart, dateEnd }
    const sieves = orderSieves(world, filter)
    const delivered = findOrders(world, caller, { active: false, cityId: undefined, sieves })
    return respond(CourierStatistics, {
      countSuccessOrders: delivered.length,
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

function workOf({ db, clock }: World, courierId: number, days: { fromDay: number; toDay: number }) {
  const cityIds = db.cities.all().map(({ id }) => id)
  const now = clock.second()
  return workBy(db, cityIds, { keyOf: ({ courierId: of }) => of, days, now }).get(courierId) ?? noWork()
}
