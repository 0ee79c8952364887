import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../api/reports'
import { shownPenalty } from '../../domain/reports'
import { DOORS, type DoorFilter, type DoorName, doorTo } from '../../ui/doors/doors'
import type { Doors } from '../../ui/report/ReportTable'

/** Where the figures of the reports lead. A total leads to the records of all its rows. */

type Days = { dateStart: string; dateEnd: string }
type Figure<Row> = (row: Row) => number | undefined

/** Who may see what is behind: a door into a screen that one may not enter is none. */
export type MayEnter = { archive: boolean; salary: boolean }

const penalty = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -shownPenalty(value)

/** What couriers of our own were paid: their salary. */
const ownPayment: Figure<DailyReportRow> = ({ payment, paymentForExternal }) =>
  payment === undefined ? undefined : payment - (paymentForExternal ?? 0)

const DAILY: Readonly<Record<string, { figure: Figure<DailyReportRow>; also?: Partial<DoorFilter> }>> = {
  countOrders: { figure: (row) => row.countOrders },
  countCourierOrdersExternal: { figure: (row) => row.countCourierOrdersExternal, also: { isExternalCourier: true } },
  payment: { figure: ownPayment },
  paymentForOrders: { figure: (row) => row.paymentForOrders },
  paymentForHours: { figure: (row) => row.paymentForHours },
  paymentBonuses: { figure: (row) => row.paymentBonuses },
  paymentPenalties: { figure: (row) => penalty(row.paymentPenalties) },
}

/** The doors of a day in a city. */
export const dailyDoors = (cityId: number | undefined, may: MayEnter): Doors<DailyReportRow> =>
  doorsOf(DAILY, 'daily', may, ({ dateItem }) => ({ dateStart: dateItem, dateEnd: dateItem, cityId }))

/** The doors of the totals of a month's days. */
export const dailyTotalDoors = (
  cityId: number | undefined,
  days: Days,
  may: MayEnter,
): Doors<readonly DailyReportRow[]> => {
  const sums = Object.entries(DAILY).map(([key, { figure, also }]) => [
    key,
    { figure: sumOf(figure), ...(also && { also }) },
  ])
  return doorsOf(Object.fromEntries(sums), 'daily', may, () => ({ ...days, cityId }))
}

const sumOf =
  (figure: Figure<DailyReportRow>): Figure<readonly DailyReportRow[]> =>
  (rows) => {
    const known = rows.map(figure).filter((value) => value !== undefined)
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
  }

/** The doors of a company's period. */
export const partnerDoors = (days: Days, cityId: number | undefined, may: MayEnter): Doors<PartnerReportRow> =>
  doorsOf({ countOrders: { figure: (row: PartnerReportRow) => row.countOrders } }, 'partner', may, ({ companyId }) => ({
    ...days,
    cityId,
    companyId,
  }))

/** The doors of a courier's period. Salary is of one city, so a report of all cities has none. */
export const courierDoors = (days: Days, cityId: number | undefined, may: MayEnter): Doors<CourierReportRow> =>
  cityId === undefined
    ? {}
    : doorsOf(
        {
          penalty: { figure: (row: CourierReportRow) => penalty(row.penalty) },
          income: { figure: (row: CourierReportRow) => row.income },
        },
        'courier',
        may,
        ({ courierId }) => ({ ...days, cityId, courierId }),
      )

function doorsOf<Row>(
  figures: Readonly<Record<string, { figure: Figure<Row>; also?: Partial<DoorFilter> }>>,
  report: string,
  may: MayEnter,
  filterOf: (row: Row) => DoorFilter,
): Doors<Row> {
  return Object.fromEntries(
    Object.entries(figures).map(([key, { figure, also }]) => {
      const name = `${report}.${key}` as DoorName
      const isOpen = DOORS[name].behind.startsWith('salary') ? may.salary : may.archive
      return [
        key,
        (row: Row) => {
          const to = doorTo(name, figure(row), { ...filterOf(row), ...also })
          return isOpen ? to : undefined
        },
      ]
    }),
  )
}
