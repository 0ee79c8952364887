import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../api/reports'
import type { Period } from '../../domain/periods'
import { toNegativePenalty } from '../../domain/reportDiscrepancies'
import { paths } from '../../kit/address/paths'
import {
  type DrilldownFilter,
  type DrilldownKey,
  drilldownUrl,
  REPORT_DRILLDOWNS,
} from '../../kit/drilldown/drilldowns'
import type { DrilldownUrlBuilders } from '../../kit/report/ReportTable'
import { withQuery } from '../../lib/listQuery'

type Figure<Row> = (row: Row) => number | undefined
/** Figures that are links, by column key. `also` contains additional filters for the list that the link opens. */
type Figures<Row> = Readonly<Record<string, { figure: Figure<Row>; also?: Partial<DrilldownFilter> }>>

/** True for each screen that the user has permission to open. Report cells link to no other screens. */
export type DrilldownScreenAccess = Readonly<
  Record<'archive' | 'salary' | 'payments' | 'company' | 'commission' | 'courier' | 'shifts', boolean>
>

type MayFollow = Pick<DrilldownScreenAccess, 'archive' | 'salary'>

const penalty = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -toNegativePenalty(value)

const ownPayment: Figure<DailyReportRow> = ({ payment, paymentForExternal }) =>
  payment === undefined || paymentForExternal === undefined ? undefined : payment - paymentForExternal

const DAILY: Figures<DailyReportRow> = {
  countOrders: { figure: (row) => row.countOrders },
  countCourierOrdersExternal: { figure: (row) => row.countCourierOrdersExternal, also: { isExternalCourier: true } },
  payment: { figure: ownPayment },
  paymentForOrders: { figure: (row) => row.paymentForOrders },
  paymentForHours: { figure: (row) => row.paymentForHours },
  paymentBonuses: { figure: (row) => row.paymentBonuses },
  paymentPenalties: { figure: (row) => penalty(row.paymentPenalties) },
}

export const dailyReportDrilldowns = (
  cityId: number | undefined,
  may: MayFollow & Partial<DrilldownScreenAccess>,
): DrilldownUrlBuilders<DailyReportRow> => {
  const dayOf = ({ dateItem }: DailyReportRow) => ({ dateStart: dateItem, dateEnd: dateItem, cityId })
  return {
    ...drilldownsOf(DAILY, 'daily', may, dayOf),
    dateItem: (row) => (may.shifts ? withQuery(paths.couriersShifts, dayOf(row)) : undefined),
  }
}

export const dailyReportTotalDrilldowns = (
  cityId: number | undefined,
  days: Period,
  may: MayFollow,
): DrilldownUrlBuilders<readonly DailyReportRow[]> =>
  drilldownsOf(totalsOf(DAILY), 'daily', may, () => ({ ...days, cityId }))

const totalsOf = <Row>(figures: Figures<Row>): Figures<readonly Row[]> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, { figure, also }]) => [key, { figure: sumOf(figure), ...(also && { also }) }]),
  )

/**
 * Undefined if the value of one row is unknown. The sum links to a list that includes the records of this row, so a sum without the row
 * would differ from the list.
 */
const sumOf =
  <Row>(figure: Figure<Row>): Figure<readonly Row[]> =>
  (rows) => {
    const known = rows.map(figure).filter((value) => value !== undefined)
    return known.length === 0 || known.length < rows.length ? undefined : known.reduce((sum, value) => sum + value, 0)
  }

const PARTNER: Figures<PartnerReportRow> = { countOrders: { figure: (row) => row.countOrders } }

const COURIER_ORDERS: Figures<CourierReportRow> = { countOrders: { figure: (row) => row.countOrders } }

/** The salary list needs a city, so the report over all cities has no links to it. */
const COURIER_PAY: Figures<CourierReportRow> = {
  penalty: { figure: (row) => penalty(row.penalty) },
  income: { figure: (row) => row.income },
}

export const partnerReportDrilldowns = (
  days: Period | undefined,
  cityId: number | undefined,
  may: DrilldownScreenAccess,
): DrilldownUrlBuilders<PartnerReportRow> => ({
  ...(days &&
    drilldownsOf<PartnerReportRow>(PARTNER, 'partner', may, ({ companyId }) => ({ ...days, cityId, companyId }))),
  // The balance covers all periods, so its link contains no dates and is shown even if the period of the report is unknown.
  balance: ({ companyId, balance }) =>
    may.payments && balance !== undefined ? withQuery(paths.payments, { companyId }) : undefined,
  companyName: ({ companyId }) => (may.company ? paths.company(companyId).view : undefined),
  calcTypeId: ({ companyId, calcTypeId }) =>
    may.commission && calcTypeId !== undefined ? paths.company(companyId).edit : undefined,
})

export const partnerReportTotalDrilldowns = (
  days: Period,
  cityId: number | undefined,
  may: DrilldownScreenAccess,
): DrilldownUrlBuilders<readonly PartnerReportRow[]> =>
  drilldownsOf(totalsOf(PARTNER), 'partner', may, () => ({ ...days, cityId }))

export const courierReportDrilldowns = (
  days: Period | undefined,
  cityId: number | undefined,
  may: DrilldownScreenAccess,
): DrilldownUrlBuilders<CourierReportRow> => ({
  courierName: ({ courierId }) => (may.courier ? paths.courier(courierId) : undefined),
  ...(days &&
    drilldownsOf<CourierReportRow>(
      cityId === undefined ? COURIER_ORDERS : { ...COURIER_ORDERS, ...COURIER_PAY },
      'courier',
      may,
      ({ courierId }) => ({ ...days, cityId, courierId }),
    )),
})

/** The total omits orders of external couriers. The order list has no filter that omits them, so the total has no link to it. */
export const courierReportTotalDrilldowns = (
  days: Period,
  cityId: number | undefined,
  may: DrilldownScreenAccess,
): DrilldownUrlBuilders<readonly CourierReportRow[]> =>
  cityId === undefined ? {} : drilldownsOf(totalsOf(COURIER_PAY), 'courier', may, () => ({ ...days, cityId }))

function drilldownsOf<Row>(
  figures: Figures<Row>,
  report: string,
  may: MayFollow,
  filterOf: (row: Row) => DrilldownFilter,
): DrilldownUrlBuilders<Row> {
  return Object.fromEntries(
    Object.entries(figures).map(([key, { figure, also }]) => {
      const name = `${report}.${key}` as DrilldownKey
      const isOpen = REPORT_DRILLDOWNS[name].behind.startsWith('salary') ? may.salary : may.archive
      return [
        key,
        (row: Row) => {
          const to = drilldownUrl(name, figure(row), { ...filterOf(row), ...also })
          return isOpen ? to : undefined
        },
      ]
    }),
  )
}
