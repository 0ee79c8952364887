import type { Shift, ShiftFilters } from '../../api/shifts'
import { ListDrilldownCheck } from '../../kit/drilldown/ListDrilldownCheck'
import type { ListQuery } from '../../lib/listQuery'
import type { ListState } from '../../lib/listStore'

export function ShiftsDrilldownCheck(list: { query: ListQuery<ShiftFilters>; state: ListState<Shift> }) {
  return <ListDrilldownCheck {...list} sumsOf={sumsOf} />
}

/**
 * Sums the pay of finished shifts; an open shift has no pay record yet. If a finished shift lacks a value, the sum of
 * that value is undefined.
 */
function sumsOf(shifts: readonly Shift[]) {
  const over = shifts.filter(({ finishedAt }) => finishedAt !== undefined)
  const sum = (read: (shift: Shift) => number | undefined) =>
    over.some((shift) => read(shift) === undefined)
      ? undefined
      : over.reduce((total, shift) => total + (read(shift) ?? 0), 0)
  return {
    'shifts.orderAmount': sum(({ salary }) => salary?.orderAmount),
    'shifts.dailyBonus': sum(({ salary }) => salary?.dailyBonus),
    'shifts.sumDelivery': sum(({ sumDelivery }) => sumDelivery),
  }
}
