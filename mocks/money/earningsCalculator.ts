import { ORDER_STATUS } from '../seeds/orderStatuses'
import { localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { OrderRecord, SlotRecord } from '../store/records'
import type { RateBookRecord } from '../store/records/rates'
import { payForWorkedHours } from './rateBookPay'
import { computeShiftEarnings, isShiftUnclosed, NO_EARNINGS, type ShiftEarnings, secondsWorked } from './shiftEarnings'

/**
 * Assigns delivered orders to shifts and computes the couriers' earnings. Results are computed on demand and cached per
 * courier. A change of an order, a shift or the rates discards the courier's results from the time of the change on.
 */
export type EarningsCalculator = {
  earned: (slot: SlotRecord) => ShiftEarnings
  slotsOf: (courierId: number) => readonly SlotRecord[]
  slotOfOrder: (order: OrderRecord) => SlotRecord | undefined
  /** Paid working time of the shift until `now`, without the break, and the pay for this time. */
  hours: (slot: SlotRecord, now: number) => { seconds: number; amount: number }
}

/**
 * Cached earnings of a courier. `earned` is valid for shifts before `staleFrom` (seconds since 1970), so that a new
 * order does not require recomputing the whole month.
 */
type Account = {
  slots: SlotRecord[]
  isSorted: boolean
  orders: OrderRecord[]
  earned: Map<number, ShiftEarnings>
  staleFrom: number
}
type Delivery = { courierId: number; at: number }

const ALL = Number.NEGATIVE_INFINITY
const NONE = Number.POSITIVE_INFINITY

const calculators = new WeakMap<Db, EarningsCalculator>()

export function getEarningsCalculator(db: Db): EarningsCalculator {
  const known = calculators.get(db)
  if (known) return known
  const made = createEarningsCalculator(db)
  calculators.set(db, made)
  return made
}

function createEarningsCalculator(db: Db): EarningsCalculator {
  const accounts = new Map<number, Account>()
  const deliveries = new Map<number, Delivery>()
  const beginnings = new Map<number, number>()
  const bookSince = new Map(db.rateBooks.all().map(({ id, since }) => [id, since]))
  let books = new Map<number, RateBookRecord[]>()

  function accountOf(courierId: number): Account {
    let account = accounts.get(courierId)
    if (!account) {
      account = { slots: [], isSorted: false, orders: [], earned: new Map(), staleFrom: ALL }
      accounts.set(courierId, account)
    }
    return account
  }

  function forget(account: Account, from: number): void {
    account.staleFrom = Math.min(account.staleFrom, from)
  }

  function enter(order: OrderRecord, isGone: boolean): void {
    const before = deliveries.get(order.id)
    const now = !isGone && order.status === ORDER_STATUS.delivered ? order.courierId : null
    if (before) forget(accountOf(before.courierId), before.at)
    if (before && before.courierId !== now) {
      const account = accountOf(before.courierId)
      account.orders = account.orders.filter(({ id }) => id !== order.id)
      deliveries.delete(order.id)
    }
    if (now === null) return
    const account = accountOf(now)
    const at = order.finishedAt ?? 0
    forget(account, at)
    if (before?.courierId !== now) account.orders.push(order)
    deliveries.set(order.id, { courierId: now, at })
  }

  function enterSlot(slot: SlotRecord, kind: 'insert' | 'update' | 'remove'): void {
    const account = accountOf(slot.courierId)
    forget(account, Math.min(slot.startedAt, beginnings.get(slot.id) ?? NONE))
    beginnings.set(slot.id, slot.startedAt)
    account.isSorted = false
    if (kind === 'insert') account.slots.push(slot)
    if (kind !== 'remove') return
    account.slots = account.slots.filter(({ id }) => id !== slot.id)
    account.earned.delete(slot.id)
    beginnings.delete(slot.id)
  }

  function readBooks(): void {
    books = new Map()
    for (const book of db.rateBooks.all()) books.set(book.cityId, [...(books.get(book.cityId) ?? []), book])
    for (const of of books.values()) of.sort((a, b) => a.since - b.since || a.id - b.id)
  }

  /**
   * Discards the cached pay only of shifts that use the changed rates. Recomputing a month of all cities would block the live stream for a
   * second.
   */
  function enterBook(book: RateBookRecord, kind: 'insert' | 'update' | 'remove'): void {
    readBooks()
    const since = kind === 'insert' ? book.since : Math.min(book.since, bookSince.get(book.id) ?? ALL)
    bookSince.set(book.id, book.since)
    for (const account of accounts.values()) {
      for (const { cityId, startedAt, paidAt } of account.slots)
        if (cityId === book.cityId && (paidAt === null || paidAt >= since)) forget(account, startedAt)
    }
  }

  function forgetAll(): void {
    for (const account of accounts.values()) account.staleFrom = ALL
  }

  /** A paid shift uses the rates that applied when it was paid, an unpaid shift the newest rates. */
  function bookFor({ cityId, paidAt }: SlotRecord): RateBookRecord | undefined {
    const ofCity = books.get(cityId)
    return paidAt === null ? ofCity?.at(-1) : ofCity?.findLast(({ since }) => since <= paidAt)
  }

  function sortedSlots(account: Account): SlotRecord[] {
    if (!account.isSorted) account.slots.sort((a, b) => a.startedAt - b.startedAt || a.id - b.id)
    account.isSorted = true
    return account.slots
  }

  function earnedBy(account: Account): Map<number, ShiftEarnings> {
    const { staleFrom, earned, orders } = account
    if (staleFrom === NONE) return earned
    const slots = sortedSlots(account)
    orders.sort((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0) || a.id - b.id)
    const rules = { timezoneOf: (cityId: number) => db.cities.get(cityId)?.timezone ?? 5, bookFor }
    for (const [id, sums] of computeShiftEarnings({ slots, orders, from: staleFrom }, rules)) earned.set(id, sums)
    account.staleFrom = NONE
    return earned
  }

  for (const slot of db.slots.all()) enterSlot(slot, 'insert')
  for (const order of db.orders.all()) enter(order, false)
  readBooks()
  db.slots.onChange(({ kind, record }) => enterSlot(record, kind))
  db.orders.onChange(({ kind, record }) => enter(record, kind === 'remove'))
  db.rateBooks.onChange(({ kind, record }) => enterBook(record, kind))
  // A new time zone of a city moves its shifts to other days, so discard all cached earnings.
  db.cities.onChange(forgetAll)

  return {
    earned: (slot) => earnedBy(accountOf(slot.courierId)).get(slot.id) ?? NO_EARNINGS,
    slotsOf: (courierId) => sortedSlots(accountOf(courierId)),
    slotOfOrder({ courierId, finishedAt }) {
      if (courierId === null || finishedAt === null) return undefined
      return sortedSlots(accountOf(courierId)).findLast(({ startedAt }) => startedAt <= finishedAt)
    },
    hours(slot, now) {
      // The hours of an open shift of a past day are unknown: they count once the shift is closed.
      const timezone = db.timezone(slot.cityId)
      const isToday = localEpochDay(slot.startedAt, timezone) === localEpochDay(now, timezone)
      const seconds = isShiftUnclosed(slot, now) && !isToday ? 0 : secondsWorked(slot, now)
      return { seconds, amount: payForWorkedHours(bookFor(slot), slot.terms, seconds) }
    },
  }
}
