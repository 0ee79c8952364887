import { employeePayTerms } from '../money/payTerms'
import { usualShiftOnDay } from '../simulation/courierRota'
import { localEpochDay, secondAtLocalHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { OrderRecord, SlotRecord } from '../store/records'
import { ARCHIVE_DAYS } from './worldSize'

/**
 * Ages in days. Shifts older than ALL_PAID_AFTER are paid. Shifts that are not older than PART_PAID_AFTER are unpaid. Of the shifts between
 * these ages, a random share (`PART`) is paid.
 */
const ALL_PAID_AFTER = 7
const PART_PAID_AFTER = 2
const PART = 0.6
const LONG_SHIFT = 6 * 3600

/**
 * Creates the finished shifts for the days of the archive. Their hours follow the same rules as in the simulation, so
 * that each archived order belongs to a shift.
 */
export function seedPastShifts(db: Db, random: SeededRandom, until: number): void {
  const carried = ordersByCourier(db)
  const past = random.fork('past shifts')
  const shifts: Omit<SlotRecord, 'id'>[] = []
  for (const courier of db.couriers.all()) {
    const { id: courierId, cityId } = courier
    const timezone = db.timezone(cityId)
    const today = localEpochDay(until, timezone)
    const person = db.employee(courierId)
    const terms = employeePayTerms(person)
    const orders = carried.get(courierId) ?? []
    let next = 0
    const first = today - ARCHIVE_DAYS
    for (let day = first - 1; day <= today; day++) {
      const shift = usualShiftOnDay(courier, day, timezone)
      if (!shift || shift.start >= until || (shift.end > until && person.status === 10)) continue
      const from = next
      while (next < orders.length && (orders[next] as OrderRecord).createdAt < shift.end) next++
      const own = orders.slice(from, next)
      // Keep the night shift that starts on the day before the archive, because it has orders of the first day.
      if (day < first && own.length === 0) continue
      const seed = past.fork(courierId, day)
      const finishedAt = Math.max(Math.min(shift.end, until), own.at(-1)?.finishedAt ?? 0)
      shifts.push({
        courierId,
        cityId,
        startedAt: shift.start,
        endsAt: shift.end,
        finishedAt,
        paidAt: paidAt(seed, day, today, timezone),
        ...sessions(seed, shift.start, finishedAt, own),
        terms,
      })
    }
  }
  shifts.sort((a, b) => a.startedAt - b.startedAt || a.courierId - b.courierId)
  shifts.forEach((shift, index) => {
    db.slots.insert({ id: index + 1, ...shift })
  })
}

function paidAt(random: SeededRandom, day: number, today: number, timezone: number): number | null {
  const age = today - day
  const isPaid = age > ALL_PAID_AFTER || (random.chance(PART) && age > PART_PAID_AFTER)
  return isPaid ? secondAtLocalHour(day + 2, 10, timezone) + random.int(0, 7200) : null
}

function ordersByCourier(db: Db): Map<number, OrderRecord[]> {
  const out = new Map<number, OrderRecord[]>()
  for (const order of db.orders.all()) {
    if (order.courierId === null) continue
    const own = out.get(order.courierId)
    if (own) own.push(order)
    else out.set(order.courierId, [order])
  }
  return out
}

function sessions(
  random: SeededRandom,
  startedAt: number,
  finishedAt: number,
  orders: OrderRecord[],
): Pick<SlotRecord, 'breakStart' | 'breakEnd' | 'history'> {
  const isRecorded = random.chance(0.85)
  const length = 60 * random.pick([20, 30, 30, 45, 60])
  const start = wholeMinute(startedAt + (finishedAt - startedAt) * random.between(0.35, 0.6))
  const isBusy = orders.some((order) => order.createdAt < start + length && (order.finishedAt ?? 0) > start)
  const hasBreak = finishedAt - startedAt >= LONG_SHIFT && random.chance(0.5) && !isBusy
  const pause = { start, end: start + length }
  const middle = hasBreak
    ? [
        { action: 'end' as const, at: pause.start },
        { action: 'start' as const, at: pause.end },
      ]
    : []
  return {
    breakStart: hasBreak ? pause.start : null,
    breakEnd: hasBreak ? pause.end : null,
    history: isRecorded ? [{ action: 'start', at: startedAt }, ...middle, { action: 'end', at: finishedAt }] : [],
  }
}

const wholeMinute = (second: number): number => Math.round(second / 60) * 60
