import { array, type Infer, type Struct, type } from 'superstruct'
import { filterBody, type Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, num, text } from '../lib/structs'
import { loadPage } from './client'
import { present } from './formats'

/** Rows of the reports (operations, section 3). Money is whole tenge. */

export const PartnerReportRow = type({
  companyId: num(),
  periodId: maybe(num()),
  companyName: maybe(text()),
  totalSum: maybe(num()),
  deliverySum: maybe(num()),
  countOrders: maybe(num()),
  /** 1 percent of the order total, 2 by delivery zones. */
  calcTypeId: maybe(num()),
  income: maybe(num()),
  balance: maybe(num()),
})
export type PartnerReportRow = Infer<typeof PartnerReportRow>

export const CourierReportRow = type({
  courierId: num(),
  periodId: maybe(num()),
  courierName: maybe(text()),
  /** Hours, as the server writes them: `168` or `168:30`. */
  workTime: maybe(text()),
  countOrders: maybe(num()),
  penalty: maybe(num()),
  income: maybe(num()),
})
export type CourierReportRow = Infer<typeof CourierReportRow>

/** A day of the report by days. The counts of couriers and orders by type are called by one scheme. */
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
  /** Couriers on shift. */
  countCouriersWalking: maybe(num()),
  countCouriersBicycle: maybe(num()),
  countCouriersBike: maybe(num()),
  countCouriersAuto: maybe(num()),
  /** Orders inside delivery zones of a type. */
  countZoneOrdersWalking: maybe(num()),
  countZoneOrdersBicycle: maybe(num()),
  countZoneOrdersBike: maybe(num()),
  countZoneOrdersAuto: maybe(num()),
  countZoneOrdersExternal: maybe(num()),
  /** Orders by the type of their courier. */
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

/** `periodId` is of the report's own dictionary of periods. */
export type PeriodReportFilters = { periodId: number; cityId: number }

/** `month` from 1 to 12. */
export type DailyReportFilters = { month: number; year: number; cityId: number }

export const searchPartnerReport = (
  query: Query<PeriodReportFilters>,
  signal?: AbortSignal,
): Promise<Page<PartnerReportRow>> => searchByPeriod('partner', array(PartnerReportRow), query, signal)

export const searchCourierReport = (
  query: Query<PeriodReportFilters>,
  signal?: AbortSignal,
): Promise<Page<CourierReportRow>> => searchByPeriod('courier', array(CourierReportRow), query, signal)

/** The orders of a month by days. `product` is the configured product's code; the city goes in the query string. */
export function searchDailyReport(
  product: string,
  query: Query<DailyReportFilters>,
  signal?: AbortSignal,
): Promise<Page<DailyReportRow>> {
  const { cityId, ...filter } = filterBody(query)
  return loadPage(array(DailyReportRow), {
    method: 'POST',
    path: reportPath(encodeURIComponent(product)),
    query: { page: query.page, ...present({ cityId }) },
    json: filter,
    signal,
  })
}

const searchByPeriod = <T>(
  report: 'partner' | 'courier',
  rows: Struct<T[], unknown>,
  query: Query<PeriodReportFilters>,
  signal: AbortSignal | undefined,
): Promise<Page<T>> =>
  loadPage(rows, {
    method: 'POST',
    path: reportPath(report),
    query: { page: query.page },
    json: filterBody(query),
    signal,
  })

const reportPath = (report: string) => `/v1/manage/report/${report}`
