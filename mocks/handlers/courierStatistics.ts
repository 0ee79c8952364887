import type { HttpHandler } from 'msw'
import { CourierStatistics, CourierStatisticsBody } from '../../src/api/couriers'
import { createEndpointHandler } from '../http/endpointHandlers'
import { validationError } from '../http/httpError'
import { parseRequestPayload } from '../http/requestPayload'
import { respondWithJson } from '../http/respond'
import { emptyCourierWorkSums, payAfterPenalties, sumCourierWorkByKey } from '../money/courierWorkSums'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { epochDayOfDate } from '../store/dateTime'
import type { World } from '../store/world'
import { requireVisibleCourier } from './couriers'
import { createOrderRowFilters } from './orderFilter'
import { findOrderRows } from './orderSearch'

/**
 * Specification: operations, section 3. Earnings belong to the day on which the shift starts, as in the salary list.
 * Orders belong to the day of their creation, as in the archive. For night shifts these days can differ.
 */
export const courierStatisticsHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/courier/{id}/statistics', async ({ caller, params, json }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    const { dateStart, dateEnd } = parseRequestPayload(await json(), CourierStatisticsBody)
    if (dateStart > dateEnd) throw validationError({ dateEnd: 'Раньше начала периода' })
    const work = workOf(world, courier.id, { fromDay: epochDayOfDate(dateStart), toDay: epochDayOfDate(dateEnd) })
    const filter = { courierId: courier.id, status: ORDER_STATUS.delivered, dateStart, dateEnd }
    const sieves = createOrderRowFilters(world, filter)
    const delivered = findOrderRows(world, caller, { active: false, cityId: undefined, sieves })
    return respondWithJson(CourierStatistics, {
      countSuccessOrders: delivered.length,
      workHours: Math.round(work.seconds / 360) / 10,
      orderAmount: work.orderAmount,
      bonusAmount: work.bonusAmount,
      hoursAmount: work.hoursAmount,
      penaltyAmount: work.penaltyAmount,
      totalAmount: payAfterPenalties(work),
      distance: work.distance,
    })
  }),
]

function workOf({ db, clock }: World, courierId: number, days: { fromDay: number; toDay: number }) {
  const cityIds = db.cities.all().map(({ id }) => id)
  const now = clock.second()
  return (
    sumCourierWorkByKey(db, cityIds, { keyOf: ({ courierId: of }) => of, days, now }).get(courierId) ??
    emptyCourierWorkSums()
  )
}
