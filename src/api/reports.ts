import { array, type Infer, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { isoDateStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { searchPagedRows } from './client'
import { omitEmpty } from './fieldFormats'
import type { InferFilters } from './requestBody'

/** Rows of the reports (operations, section 3). Amounts are whole tenge. */

export const PartnerReportRow = type({
  companyId: numberStruct(),
  periodId: maybe(numberStruct()),
  companyName: maybe(textStruct()),
  totalSum: maybe(numberStruct()),
  deliverySum: maybe(numberStruct()),
  countOrders: maybe(numberStruct()),
  /** How the partner's commission is calculated: 1 is a percentage of the order total, 2 is a price per delivery zone. */
  calcTypeId: maybe(numberStruct()),
  income: maybe(numberStruct()),
  balance: maybe(numberStruct()),
})
export type PartnerReportRow = Infer<typeof PartnerReportRow>

export const CourierReportRow = type({
  courierId: numberStruct(),
  periodId: maybe(numberStruct()),
  courierName: maybe(textStruct()),
  /** Hours worked as the server writes them: `168`, or `168:30` with minutes. */
  workTime: maybe(textStruct()),
  countOrders: maybe(numberStruct()),
  penalty: maybe(numberStruct()),
  income: maybe(numberStruct()),
})
export type CourierReportRow = Infer<typeof CourierReportRow>

export const DailyReportRow = type({
  dateItem: isoDateStruct(),
  countOrders: maybe(numberStruct()),
  countPaidDelivery: maybe(numberStruct()),
  countFreeDelivery: maybe(numberStruct()),
  incomeDelivery: maybe(numberStruct()),
  sumOrders: maybe(numberStruct()),
  incomeOrders: maybe(numberStruct()),
  acquiringCommission: maybe(numberStruct()),
  income: maybe(numberStruct()),
  countCouriersWalking: maybe(numberStruct()),
  countCouriersBicycle: maybe(numberStruct()),
  countCouriersBike: maybe(numberStruct()),
  countCouriersAuto: maybe(numberStruct()),
  countZoneOrdersWalking: maybe(numberStruct()),
  countZoneOrdersBicycle: maybe(numberStruct()),
  countZoneOrdersBike: maybe(numberStruct()),
  countZoneOrdersAuto: maybe(numberStruct()),
  countZoneOrdersExternal: maybe(numberStruct()),
  countCourierOrdersWalking: maybe(numberStruct()),
  countCourierOrdersBicycle: maybe(numberStruct()),
  countCourierOrdersBike: maybe(numberStruct()),
  countCourierOrdersAuto: maybe(numberStruct()),
  countCourierOrdersExternal: maybe(numberStruct()),
  payment: maybe(numberStruct()),
  paymentForOrders: maybe(numberStruct()),
  paymentForHours: maybe(numberStruct()),
  paymentBonuses: maybe(numberStruct()),
  paymentPenalties: maybe(numberStruct()),
  paymentForExternal: maybe(numberStruct()),
  profit: maybe(numberStruct()),
})
export type DailyReportRow = Infer<typeof DailyReportRow>

export const PERIOD_REPORT_FILTERS = {
  periodId: numberStruct(),
  cityId: numberStruct(),
}
export type PeriodReportFilters = InferFilters<typeof PERIOD_REPORT_FILTERS>

/** `month` is 1 to 12. */
const DAILY_REPORT_FILTERS = {
  month: numberStruct(),
  year: numberStruct(),
}
export type DailyReportFilters = InferFilters<typeof DAILY_REPORT_FILTERS> & { cityId: number }

export const searchPartnerReport = (query: ListQuery<PeriodReportFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(PartnerReportRow), { path: reportPath('partner'), signal }, PERIOD_REPORT_FILTERS, query)

export const searchCourierReport = (query: ListQuery<PeriodReportFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(CourierReportRow), { path: reportPath('courier'), signal }, PERIOD_REPORT_FILTERS, query)

export function searchDailyReport(
  product: string,
  { cityId, ...query }: ListQuery<DailyReportFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<DailyReportRow>> {
  const to = { path: reportPath(encodeURIComponent(product)), query: omitEmpty({ cityId }), signal }
  return searchPagedRows(array(DailyReportRow), to, DAILY_REPORT_FILTERS, query)
}

const reportPath = (report: string) => `/v1/manage/report/${report}`
