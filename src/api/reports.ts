import { array, type Infer, type Struct, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { dateText, maybe, num, text } from '../lib/structs'
import { searchPage } from './client'
import { omitEmpty } from './formats'
import type { InferFilters } from './requestBody'

/** Rows of the reports (operations, section 3). Amounts are whole tenge. */

export const PartnerReportRow = type({
  companyId: num(),
  periodId: maybe(num()),
  companyName: maybe(text()),
  totalSum: maybe(num()),
  deliverySum: maybe(num()),
  countOrders: maybe(num()),
  /** How the partner's commission is calculated: 1 is a percentage of the order total, 2 is a price per delivery zone. */
  calcTypeId: maybe(num()),
  income: maybe(num()),
  balance: maybe(num()),
})
export type PartnerReportRow = Infer<typeof PartnerReportRow>

export const CourierReportRow = type({
  courierId: num(),
  periodId: maybe(num()),
  courierName: maybe(text()),
  /** Hours worked as the server writes them: `168`, or `168:30` with minutes. */
  workTime: maybe(text()),
  countOrders: maybe(num()),
  penalty: maybe(num()),
  income: maybe(num()),
})
export type CourierReportRow = Infer<typeof CourierReportRow>

export const DailyReportRow = type({
  dateItem: dateText(),
  countOrders: maybe(num()),
  countPaidDelivery: maybe(num()),
  countFreeDelivery: maybe(num()),
  incomeDelivery: maybe(num()),
  sumOrders: maybe(num()),
  incomeOrders: maybe(num()),
  acquiringCommission: maybe(num()),
  income: maybe(num()),
  countCouriersWalking: maybe(num()),
  countCouriersBicycle: maybe(num()),
  countCouriersBike: maybe(num()),
  countCouriersAuto: maybe(num()),
  countZoneOrdersWalking: maybe(num()),
  countZoneOrdersBicycle: maybe(num()),
  countZoneOrdersBike: maybe(num()),
  countZoneOrdersAuto: maybe(num()),
  countZoneOrdersExternal: maybe(num()),
  countCourierOrdersWalking: maybe(num()),
  countCourierOrdersBicycle: maybe(num()),
  countCourierOrdersBike: maybe(num()),
  countCourierOrdersAuto: maybe(num()),
  countCourierOrdersExternal: maybe(num()),
  payment: maybe(num()),
  paymentForOrders: maybe(num()),
  paymentForHours: maybe(num()),
  paymentBonuses: maybe(num()),
  paymentPenalties: maybe(num()),
  paymentForExternal: maybe(num()),
  profit: maybe(num()),
})
export type DailyReportRow = Infer<typeof DailyReportRow>

export const PERIOD_REPORT_FILTERS = {
  periodId: num(),
  cityId: num(),
}
export type PeriodReportFilters = InferFilters<typeof PERIOD_REPORT_FILTERS>

/** `month` is 1 to 12. */
const DAILY_REPORT_FILTERS = {
  month: num(),
  year: num(),
}
export type DailyReportFilters = InferFilters<typeof DAILY_REPORT_FILTERS> & { cityId: number }

export const searchPartnerReport = (
  query: ListQuery<PeriodReportFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<PartnerReportRow>> => searchByPeriod('partner', array(PartnerReportRow), query, signal)

export const searchCourierReport = (
  query: ListQuery<PeriodReportFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<CourierReportRow>> => searchByPeriod('courier', array(CourierReportRow), query, signal)

export function searchDailyReport(
  product: string,
  { cityId, ...query }: ListQuery<DailyReportFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<DailyReportRow>> {
  const to = { path: reportPath(encodeURIComponent(product)), query: omitEmpty({ cityId }), signal }
  return searchPage(array(DailyReportRow), to, DAILY_REPORT_FILTERS, query)
}

const searchByPeriod = <T>(
  report: 'partner' | 'courier',
  rows: Struct<T[], unknown>,
  query: ListQuery<PeriodReportFilters>,
  signal: AbortSignal | undefined,
): Promise<RowsPage<T>> => searchPage(rows, { path: reportPath(report), signal }, PERIOD_REPORT_FILTERS, query)

const reportPath = (report: string) => `/v1/manage/report/${report}`
