import type { HttpHandler } from 'msw'
import { array, type Infer, number, refine, type } from 'superstruct'
import { CourierReportRow, DailyReportRow, PartnerReportRow, PERIOD_REPORT_FILTERS } from '../../src/api/reports'
import { maybe } from '../../src/lib/structs'
import { callerCities } from '../http/access'
import { invalid } from '../http/httpError'
import { paged } from '../http/listing'
import { parsePayload, readPage, searchStruct } from '../http/payload'
import { queryNumber } from '../http/payloadDates'
import { respondPage } from '../http/respond'
import { route } from '../http/route'
import { courierReport } from '../money/courierReport'
import { dailyReport } from '../money/dailyReport'
import { partnerReport } from '../money/partnerReport'
import type { Days } from '../money/work'
import { type ReportPeriod, reportPeriods } from '../seeds/reportPeriods'
import { dayOfDate, localDate } from '../store/moments'
import type { World } from '../store/world'

const PeriodFilter = searchStruct(PERIOD_REPORT_FILTERS)

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
 * Operations, «Reports». The reports have paging but no `orderBy`. Without a city filter, a report covers all cities of
 * the user.
 */
export const reportHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/report/partner', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), PeriodFilter)
    const rows = partnerReport(world.db, callerCities(caller, filter.cityId), periodOf(world, filter))
    const own = rows.filter(({ companyId }) => caller.companyId === null || caller.companyId === companyId)
    return respondPage(array(PartnerReportRow), paged(own, readPage(url)))
  }),

  route(world, 'POST /v1/manage/report/courier', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), PeriodFilter)
    const cities = callerCities(caller, filter.cityId)
    const rows = courierReport(world.db, cities, periodOf(world, filter), world.clock.second())
    return respondPage(array(CourierReportRow), paged(rows, readPage(url)))
  }),

  route(world, 'POST /v1/manage/report/{product}', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), MonthFilter)
    const cities = callerCities(caller, queryNumber(url, 'cityId'))
    const now = world.clock.second()
    return respondPage(
      array(DailyReportRow),
      paged(dailyReport(world.db, cities, monthOf(filter, now), now), readPage(url)),
    )
  }),
]

function periodOf(world: World, { periodId }: Infer<typeof PeriodFilter>): ReportPeriod {
  const periods = reportPeriods(world.clock.second())
  const period = periodId === undefined ? periods[0] : periods.find(({ value }) => value === periodId)
  if (!period) throw invalid({ periodId: 'Такого периода нет' })
  return period
}

function monthOf({ month, year }: Infer<typeof MonthFilter>, now: number): Days {
  const [thisYear, thisMonth] = localDate(now, OFFICE_TIMEZONE).split('-').map(Number)
  const first = { year: year ?? thisYear ?? 2020, month: month ?? thisMonth ?? 1 }
  const next = first.month === 12 ? { year: first.year + 1, month: 1 } : { year: first.year, month: first.month + 1 }
  return { fromDay: firstDayOf(first), toDay: firstDayOf(next) - 1 }
}

const firstDayOf = ({ year, month }: { year: number; month: number }): number =>
  dayOfDate(`${year}-${String(month).padStart(2, '0')}-01`)
