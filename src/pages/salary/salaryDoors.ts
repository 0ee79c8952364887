import type { Salary } from '../../api/salary'
import { type DoorName, doorTo } from '../../ui/doors/doors'
import type { SUM_KEYS } from './salarySums'

/** Where the figures of a row lead: a group's to its days, those of a day to its shifts. */

export type SumKey = (typeof SUM_KEYS)[number]

export type SalaryDoors = { cityId: number | undefined; mayOpenShifts: boolean }

/** What of a day comes from its shifts. */
const OF_SHIFTS: ReadonlySet<SumKey> = new Set(['orderAmount', 'dailyBonus', 'paidDelivery'])

/** The address behind a figure; undefined where it is unknown or zero, or no filter finds what it is made of. */
export function salaryDoor(row: Salary, key: SumKey, { cityId, mayOpenShifts }: SalaryDoors): string | undefined {
  const { courier, workDate, workDateStart, workDateEnd, isPaidOut } = row
  const value = row[key]
  if (!courier || !value || cityId === undefined) return undefined
  const of = { cityId, courierId: courier.id }
  if (workDate !== undefined) {
    if (!OF_SHIFTS.has(key) || !mayOpenShifts) return undefined
    return doorTo(`salaryDay.${key}` as DoorName, value, { ...of, dateStart: workDate, dateEnd: workDate })
  }
  // A group holds the paid or the unpaid records of its days; without that word its filter is not known.
  if (!workDateStart || !workDateEnd || isPaidOut === undefined) return undefined
  const figure = key === 'penalty' ? Math.abs(value) : value
  const days = { dateStart: workDateStart, dateEnd: workDateEnd, isPaidOut }
  return doorTo(`salaryGroup.${key}` as DoorName, figure, { ...of, ...days })
}
