import type { Db } from '../store/db'
import { dbLedger } from './ledger'
import { sumOneDay } from './orderDays'

/** A call of the console may come in between. Milliseconds. */
const AT_ONCE_MS = 10

/**
 * Works out, a little at a time, what every courier's shifts have earned and what the last days' orders come to, and does so again when
 * rates change: the first report of a large company would otherwise hold up the live stream. `later` calls back when there is time again.
 */
export function prepareLedger(db: Db, later: (next: () => void) => void): void {
  let left: number[] = []
  let isUnderWay = false
  const begin = () => {
    left = db.couriers.all().map(({ id }) => id)
    if (!isUnderWay) later(step)
    isUnderWay = true
  }
  const step = () => {
    if (left.length === 0) {
      isUnderWay = sumOneDay(db)
      if (isUnderWay) later(step)
      return
    }
    const ledger = dbLedger(db)
    const until = performance.now() + AT_ONCE_MS
    while (left.length > 0 && performance.now() < until) {
      const [slot] = ledger.slotsOf(left.pop() ?? 0)
      if (slot) ledger.earned(slot)
    }
    later(step)
  }
  db.rateBooks.onChange(begin)
  begin()
}
