import type { Salary } from '../../src/api/salary'
import { type SalaryRow, type SalarySums, sumSalaryRows } from '../money/salary'
import { dateOfEpochDay } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { World } from '../store/world'

export const serializeSalary = (world: World, row: SalaryRow): Salary => ({
  id: row.id,
  workDate: dateOfEpochDay(row.day),
  courier: { id: row.courierId, fio: courierName(world.db, row.courierId) },
  ...serializeSums(row),
  isPaidOut: row.paidAt !== null,
})

export function serializeSalaryGroup(world: World, rows: readonly SalaryRow[]): Salary {
  const days = rows.map(({ day }) => day)
  const courierId = rows[0]?.courierId ?? 0
  return {
    ids: rows.map(({ id }) => id),
    workDateStart: dateOfEpochDay(Math.min(...days)),
    workDateEnd: dateOfEpochDay(Math.max(...days)),
    courier: { id: courierId, fio: courierName(world.db, courierId) },
    ...sumSalaryRows(rows),
    isPaidOut: rows.every(({ paidAt }) => paidAt !== null),
  }
}

const serializeSums = (row: SalaryRow): SalarySums => ({
  hoursAmount: row.hoursAmount,
  orderAmount: row.orderAmount,
  dailyBonus: row.dailyBonus,
  penalty: row.penalty,
  totalAmount: row.totalAmount,
  holding: row.holding,
  paidDelivery: row.paidDelivery,
  payouts: row.payouts,
})
