import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { offsetPeriod, type Period } from '../../../domain/periods'
import type { PaySums } from '../../../domain/salary/payAnomalies'
import { loadAllPages } from '../../../lib/allPages'
import { salaryRecordIds } from '../salaryRows'
import { sumSalaries } from '../salarySums'

const PERIODS = 4

/** Sums the rows of one courier; `days` is the number of salary records. */
export const courierPaySums = (rows: readonly Salary[]): PaySums => ({
  ...sumSalaries(rows),
  days: rows.reduce((sum, row) => sum + salaryRecordIds(row).length, 0),
})

const periodsBefore = (period: Period): Period[] =>
  Array.from({ length: PERIODS }, (_, index) => offsetPeriod(period, -1 - index))

export async function loadPayHistory(
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
    for (const [id, groups] of byCourier) history.set(id, [...(history.get(id) ?? []), courierPaySums(groups)])
  }
  return history
}
