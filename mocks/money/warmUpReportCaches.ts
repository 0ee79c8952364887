import type { Db } from '../store/db'
import { getEarningsCalculator } from './earningsCalculator'
import { sumNextUncachedDay } from './orderDaySums'

const AT_ONCE_MS = 10

/**
 * Fills the caches of the earnings calculator and of `collectOrderDaySums` in small steps, at the start and after each change of rates.
 * Otherwise the first report of a large company would block the live stream. `later` schedules the next step.
 */
export function warmUpReportCaches(db: Db, later: (next: () => void) => void): void {
  let left: number[] = []
  let isUnderWay = false
  const begin = () => {
    left = db.couriers.all().map(({ id }) => id)
    if (!isUnderWay) later(step)
    isUnderWay = true
  }
  const step = () => {
    if (left.length === 0) {
      isUnderWay = sumNextUncachedDay(db)
      if (isUnderWay) later(step)
      return
    }
    const calculator = getEarningsCalculator(db)
    const until = performance.now() + AT_ONCE_MS
    while (left.length > 0 && performance.now() < until) {
      const [slot] = calculator.slotsOf(left.pop() ?? 0)
      if (slot) calculator.earned(slot)
    }
    later(step)
  }
  db.rateBooks.onChange(begin)
  begin()
}
