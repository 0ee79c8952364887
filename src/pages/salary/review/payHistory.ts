import type { Salary } from '../../../api/salary'
import { offsetPeriod, type Period } from '../../../domain/periods'
import type { PeriodPaySums } from '../../../domain/salary/payAnomalies'
import { groupBy } from '../../../lib/groupBy'
import { countMissingRows } from '../../../lib/loadAllPages'
import { loadAllSalaryRows, salaryRecordIds } from '../salaryRows'
import { sumSalaries } from '../salarySums'

const PERIODS = 4

export const courierPaySums = (rows: readonly Salary[]): PeriodPaySums => ({
  ...sumSalaries(rows),
  days: rows.reduce((sum, row) => sum + salaryRecordIds(row).length, 0),
})

const periodsBefore = (period: Period): Period[] =>
  Array.from({ length: PERIODS }, (_, index) => offsetPeriod(period, -1 - index))

/**
 * `missing`: number of salary rows of past periods that are not in `byCourier`, because they were not loaded or name no courier. The sums
 * in `byCourier` may be too low.
 */
type PayHistory = { byCourier: ReadonlyMap<number, PeriodPaySums[]>; missing: number }

export async function loadPayHistory(
  cityId: number,
  courierId: number | null,
  dateStart: string,
  dateEnd: string,
  signal: AbortSignal,
): Promise<PayHistory> {
  const history = new Map<number, PeriodPaySums[]>()
  let missing = 0
  for (const period of periodsBefore({ dateStart, dateEnd })) {
    const filters = { cityId, courierId: courierId ?? undefined, ...period, group: true }
    const found = await loadAllSalaryRows(filters, signal)
    missing += countMissingRows(found)
    for (const [id, groups] of groupBy(found.rows, ({ courier }) => courier?.id ?? courierId)) {
      if (id === null) missing += groups.length
      else history.set(id, [...(history.get(id) ?? []), courierPaySums(groups)])
    }
  }
  return { byCourier: history, missing }
}
