import type { Db } from '../store/db'
import { dbLedger } from './ledger'

/** A call of the console may come in between. Milliseconds. */
const AT_ONCE_MS = 10

/**
 * Works out, a little at a time, what every courier's shifts have earned: the first report of a large company would otherwise hold up
 * the live stream. `later` calls back when there is time again.
 */
export function prepareLedger(db: Db, later: (next: () => void) => void): void {
  const left = db.couriers.all().map(({ id }) => id)
  const step = () => {
    const ledger = dbLedger(db)
    const until = performance.now() + AT_ONCE_MS
    while (left.length > 0 && performance.now() < until) {
      const [slot] = ledger.slotsOf(left.pop() ?? 0)
      if (slot) ledger.earned(slot)
    }
    if (left.length > 0) later(step)
  }
  later(step)
}
