import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { type Period, shiftPeriod } from '../../../domain/periods'
import type { PaySums } from '../../../domain/salary/signals'
import { loadAllPages } from '../../../lib/allPages'
import { rowIds } from '../salaryRows'
import { salarySums } from '../salarySums'

const PERIODS = 4

/** Sums of a courier's rows with their number of records. */
export const withDays = (rows: readonly Salary[]): PaySums => ({
  ...salarySums(rows),
  days: rows.reduce((sum, row) => sum + rowIds(row).length, 0),
})

const periodsBefore = (period: Period): Period[] =>
  Array.from({ length: PERIODS }, (_, index) => shiftPeriod(period, -1 - index))

export async function loadHistory(
  cityId: number,
  courierId: number | null,
  dateStart: string,
  dateEnd: string,
  signal: AbortSignal,
): Promise<Map<number, PaySums[]>> {
  const history = new Map<number, PaySums[]>()
  for (const period of periodsBefore({ dateStart, dateEnd })) {
    const { rows } = await loadAllPages<Salary, SalaryFilters>({
      search: searchSalary,
      query: { cityId, ...(courierId === null ? {} : { courierId }), ...period, group: true, page: 1 },
      keyOf: ({ courier, isPaidOut }) => `${courier?.id} ${isPaidOut}`,
      signal,
    })
    const byCourier = new Map<number, Salary[]>()
    for (const row of rows) {
      if (row.courier) byCourier.set(row.courier.id, [...(byCourier.get(row.courier.id) ?? []), row])
    }
    for (const [id, groups] of byCourier) history.set(id, [...(history.get(id) ?? []), withDays(groups)])
  }
  return history
}
