import type { Salary, SalaryFilters } from '../../api/salary'
import type { SalarySumKey } from '../../domain/salary/sums'
import { paths } from '../../kit/address/paths'
import { type DrilldownKey, drilldownUrl } from '../../kit/drilldown/drilldowns'
import { type ListQuery, withQuery } from '../../lib/listQuery'

/**
 * Links from the amounts in the salary table. An amount of a group (a row for several days) opens the list of these days. An amount of a
 * single day opens the shifts of the day. Without permission for shifts, the amount for orders opens the archived orders of the day.
 */

export type SalaryDrilldownOptions = { cityId: number | undefined; mayOpenShifts: boolean; mayOpenOrders: boolean }

export function salaryDayShiftsUrl({ courier, workDate }: Salary, { cityId, mayOpenShifts }: SalaryDrilldownOptions) {
  if (!courier || workDate === undefined || cityId === undefined || !mayOpenShifts) return undefined
  return withQuery(paths.couriersShifts, { cityId, courierId: courier.id, dateStart: workDate, dateEnd: workDate })
}

const OF_SHIFTS: ReadonlySet<SalarySumKey> = new Set(['orderAmount', 'dailyBonus', 'paidDelivery'])

/**
 * URL of the records behind a figure; undefined if the figure is unknown or zero, or if no filter finds these records.
 */
export function salaryDrilldown(
  row: Salary,
  key: SalarySumKey,
  { cityId, mayOpenShifts, mayOpenOrders }: SalaryDrilldownOptions,
): string | undefined {
  const { courier, workDate, workDateStart, workDateEnd, isPaidOut } = row
  const value = row[key]
  if (!courier || !value || cityId === undefined) return undefined
  const of = { cityId, courierId: courier.id }
  if (workDate !== undefined) {
    const day = { ...of, dateStart: workDate, dateEnd: workDate }
    if (OF_SHIFTS.has(key) && mayOpenShifts) return drilldownUrl(`salaryDay.${key}` as DrilldownKey, value, day)
    return key === 'orderAmount' && mayOpenOrders ? paths.archiveWith(day) : undefined
  }
  // The records of a group are either all paid or all unpaid. Without `isPaidOut` the link could not filter by this status and would open
  // other records too.
  if (!workDateStart || !workDateEnd || isPaidOut === undefined) return undefined
  const figure = key === 'penalty' ? Math.abs(value) : value
  const days = { dateStart: workDateStart, dateEnd: workDateEnd, isPaidOut }
  return drilldownUrl(`salaryGroup.${key}` as DrilldownKey, figure, { ...of, ...days })
}

/** URL of the paid or the unpaid records of the list. The records of a grouped list are listed by day. */
export function salaryFooterDrilldown(
  name: 'paid' | 'left',
  figure: number,
  { dateStart, dateEnd, courierId, cityId }: ListQuery<SalaryFilters>,
): string | undefined {
  const filter = { dateStart, dateEnd, courierId, cityId, isPaidOut: name === 'paid' }
  return figure === 0 ? undefined : drilldownUrl(`salaryFooter.${name}`, figure, filter)
}
