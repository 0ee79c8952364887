import type { HttpHandler } from 'msw'
import { array, type Infer, number, refine, type } from 'superstruct'
import { CourierReportRow, DailyReportRow, PartnerReportRow, PERIOD_REPORT_FILTERS } from '../../src/api/reports'
import { maybe } from '../../src/lib/structs'
import { requestedCityIds } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { validationError } from '../http/httpError'
import { paginate } from '../http/listing'
import { parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { respondWithPage } from '../http/respond'
import { courierReportRows } from '../money/courierReport'
import type { EpochDayRange } from '../money/courierWorkSums'
import { dailyReportRows } from '../money/dailyReport'
import { partnerReportRows } from '../money/partnerReport'
import { type ReportPeriod, reportPeriods } from '../seeds/reportPeriods'
import { epochDayOfDate, localIsoDate } from '../store/dateTime'
import type { World } from '../store/world'

const PeriodFilter = searchBodyStruct(PERIOD_REPORT_FILTERS)

const within = (from: number, to: number) =>
  maybe(
    refine(
      number(),
      'range',
      (value) => (Number.isInteger(value) && value >= from && value <= to) || `От ${from} до ${to}`,
    ),
  )
const MonthFilter = type({ month: within(1, 12), year: within(2020, 2100) })

const OFFICE_TIMEZONE = 5

/**
 * Specification: operations, «Reports». The reports have paging but no `orderBy`. Without a city filter, a report
 * covers all cities of the user.
 */
export const reportHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/report/partner', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), PeriodFilter)
    const rows = partnerReportRows(world.db, requestedCityIds(caller, filter.cityId), periodOf(world, filter))
    const own = rows.filter(({ companyId }) => caller.companyId === null || caller.companyId === companyId)
    return respondWithPage(array(PartnerReportRow), paginate(own, readPageNumber(url)))
  }),

  createEndpointHandler(world, 'POST /v1/manage/report/courier', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), PeriodFilter)
    const cities = requestedCityIds(caller, filter.cityId)
    const rows = courierReportRows(world.db, cities, periodOf(world, filter), world.clock.second())
    return respondWithPage(array(CourierReportRow), paginate(rows, readPageNumber(url)))
  }),

  createEndpointHandler(world, 'POST /v1/manage/report/{product}', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), MonthFilter)
    const cities = requestedCityIds(caller, readQueryNumber(url, 'cityId'))
    const now = world.clock.second()
    return respondWithPage(
      array(DailyReportRow),
      paginate(dailyReportRows(world.db, cities, monthOf(filter, now), now), readPageNumber(url)),
    )
  }),
]

function periodOf(world: World, { periodId }: Infer<typeof PeriodFilter>): ReportPeriod {
  const periods = reportPeriods(world.clock.second())
  const period = periodId === undefined ? periods[0] : periods.find(({ value }) => value === periodId)
  if (!period) throw validationError({ periodId: 'Такого периода нет' })
  return period
}

function monthOf({ month, year }: Infer<typeof MonthFilter>, now: number): EpochDayRange {
  const [thisYear, thisMonth] = localIsoDate(now, OFFICE_TIMEZONE).split('-').map(Number)
  const first = { year: year ?? thisYear ?? 2020, month: month ?? thisMonth ?? 1 }
  const next = first.month === 12 ? { year: first.year + 1, month: 1 } : { year: first.year, month: first.month + 1 }
  return { fromDay: firstDayOf(first), toDay: firstDayOf(next) - 1 }
}

const firstDayOf = ({ year, month }: { year: number; month: number }): number =>
  epochDayOfDate(`${year}-${String(month).padStart(2, '0')}-01`)
