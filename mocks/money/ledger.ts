import { STATUS } from '../seeds/orderStatuses'
import type { Db } from '../store/db'
import type { OrderRecord, SlotRecord } from '../store/records'
import type { RateBookRecord } from '../store/records/rates'
import { hoursPay } from './rateBook'
import { type Earned, NOTHING, secondsWorked, shareOut } from './shiftEarnings'

/**
 * Who delivered what in which shift, and what it earns. Nothing of it is stored: it is worked out when it is asked for, kept
 * per courier, and forgotten when one of his orders or shifts or the rates change.
 */
export type Ledger = {
  /** What a shift earns by its orders. */
  earned: (slot: SlotRecord) => Earned
  /** The shifts of a courier in the order of their beginning. */
  slotsOf: (courierId: number) => readonly SlotRecord[]
  /** The shift in which an order was delivered. */
  slotOfOrder: (order: OrderRecord) => SlotRecord | undefined
  /** Seconds at work until `now`, the break left out, and what they earn. */
  hours: (slot: SlotRecord, now: number) => { seconds: number; amount: number }
}

type Account = { slots: SlotRecord[]; isSorted: boolean; orders: OrderRecord[]; earned: Map<number, Earned> | null }

const ledgers = new WeakMap<Db, Ledger>()

/** The ledger of a world, made when first asked for. */
export function dbLedger(db: Db): Ledger {
  const known = ledgers.get(db)
  if (known) return known
  const made = createLedger(db)
  ledgers.set(db, made)
  return made
}

function createLedger(db: Db): Ledger {
  const accounts = new Map<number, Account>()
  const deliveredBy = new Map<number, number>()
  let books = new Map<number, RateBookRecord[]>()

  function accountOf(courierId: number): Account {
    let account = accounts.get(courierId)
    if (!account) {
      account = { slots: [], isSorted: false, orders: [], earned: null }
      accounts.set(courierId, account)
    }
    return account
  }

  function enter(order: OrderRecord, isGone: boolean): void {
    const before = deliveredBy.get(order.id)
    const now = !isGone && order.status === STATUS.delivered ? order.courierId : null
    if (before !== undefined && before !== now) {
      const account = accountOf(before)
      account.orders = account.orders.filter(({ id }) => id !== order.id)
      account.earned = null
      deliveredBy.delete(order.id)
    }
    if (now === null) return
    const account = accountOf(now)
    account.earned = null
    if (before === now) return
    account.orders.push(order)
    deliveredBy.set(order.id, now)
  }

  function enterSlot(slot: SlotRecord, kind: 'insert' | 'update' | 'remove'): void {
    const account = accountOf(slot.courierId)
    account.earned = null
    account.isSorted = false
    if (kind === 'insert') account.slots.push(slot)
    if (kind === 'remove') account.slots = account.slots.filter(({ id }) => id !== slot.id)
  }

  function readBooks(): void {
    books = new Map()
    for (const book of db.rateBooks.all()) books.set(book.cityId, [...(books.get(book.cityId) ?? []), book])
    for (const of of books.values()) of.sort((a, b) => a.since - b.since || a.id - b.id)
    for (const account of accounts.values()) account.earned = null
  }

  /** The last book, or the one that was valid when the shift was paid. */
  function bookFor({ cityId, paidAt }: SlotRecord): RateBookRecord | undefined {
    const ofCity = books.get(cityId)
    return paidAt === null ? ofCity?.at(-1) : ofCity?.findLast(({ since }) => since <= paidAt)
  }

  function sortedSlots(account: Account): SlotRecord[] {
    if (!account.isSorted) account.slots.sort((a, b) => a.startedAt - b.startedAt || a.id - b.id)
    account.isSorted = true
    return account.slots
  }

  function earnedBy(account: Account): Map<number, Earned> {
    if (account.earned) return account.earned
    sortedSlots(account)
    account.orders.sort((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0) || a.id - b.id)
    account.earned = shareOut(account, { timezoneOf: (cityId) => db.cities.get(cityId)?.timezone ?? 5, bookFor })
    return account.earned
  }

  for (const slot of db.slots.all()) accountOf(slot.courierId).slots.push(slot)
  for (const order of db.orders.all()) enter(order, false)
  readBooks()
  db.slots.onChange(({ kind, record }) => enterSlot(record, kind))
  db.orders.onChange(({ kind, record }) => enter(record, kind === 'remove'))
  db.rateBooks.onChange(readBooks)
  db.cities.onChange(readBooks)

  return {
    earned: (slot) => earnedBy(accountOf(slot.courierId)).get(slot.id) ?? NOTHING,
    slotsOf: (courierId) => sortedSlots(accountOf(courierId)),
    slotOfOrder({ courierId, finishedAt }) {
      if (courierId === null || finishedAt === null) return undefined
      return sortedSlots(accountOf(courierId)).findLast(({ startedAt }) => startedAt <= finishedAt)
    },
    hours(slot, now) {
      const seconds = secondsWorked(slot, now)
      return { seconds, amount: hoursPay(bookFor(slot), slot.terms, seconds) }
    },
  }
}
