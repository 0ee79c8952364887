/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { type EarningsCalculator, getEarningsCalculator } from '../../mocks/money/earningsCalculator'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { createDb, type Db } from '../../mocks/store/db'
import type { OrderRecord, SlotRecord } from '../../mocks/store/records'
import type { RateBookRecord } from '../../mocks/store/records/rates'
import { createTestWorld } from '../../mocks/testing'
import fc from '../seededFastCheck'

let db: Db
beforeAll(() => {
  const { world } = createTestWorld()
  const couriers = new Set(
    world.db.couriers
      .all()
      .slice(0, 4)
      .map(({ id }) => id),
  )
  db = createDb()
  for (const city of world.db.cities.all()) db.cities.insert(city)
  for (const book of world.db.rateBooks.all()) db.rateBooks.insert(book)
  for (const slot of world.db.slots.all()) if (couriers.has(slot.courierId)) db.slots.insert({ ...slot })
  const slots = db.slots.all()
  world.db.orders.all().forEach((order, index) => {
    const slot = slots[index % slots.length] as SlotRecord
    const finishedAt = slot.startedAt + ((index * 937) % 40_000)
    db.orders.insert({ ...order, status: ORDER_STATUS.delivered, courierId: slot.courierId, finishedAt })
  })
})

function afresh(): EarningsCalculator {
  const copy = createDb()
  for (const city of db.cities.all()) copy.cities.insert(city)
  for (const book of db.rateBooks.all()) copy.rateBooks.insert(book)
  for (const slot of db.slots.all()) copy.slots.insert(slot)
  for (const order of db.orders.all()) copy.orders.insert(order)
  return getEarningsCalculator(copy)
}

const earnings = (calculator: EarningsCalculator) =>
  db.slots.all().map((slot) => {
    const { orders, ...sums } = calculator.earned(slot)
    return { slot: slot.id, orders: orders.map(({ id }) => id), ...sums }
  })

function raised(cityId: number): RateBookRecord {
  const book = db.rateBooks.all().findLast((one) => one.cityId === cityId)
  if (!book) throw new Error('Every city has rates')
  return { ...book, rates: book.rates.map((rate) => ({ ...rate, orderPrice: rate.orderPrice + 1 })) }
}

type Change = { kind: keyof typeof CHANGES; place: number; minutes: number }

const CHANGES = {
  moveDelivery: (order: OrderRecord, _slot: SlotRecord, seconds: number) =>
    db.orders.update(order.id, { finishedAt: (order.finishedAt ?? 0) + seconds }),
  refuse: ({ id }: OrderRecord) => db.orders.update(id, { status: ORDER_STATUS.clientRefused }),
  deliver: ({ id }: OrderRecord) => db.orders.update(id, { status: ORDER_STATUS.delivered }),
  giveAway: ({ id }: OrderRecord, { courierId }: SlotRecord) => db.orders.update(id, { courierId }),
  raise: ({ id }: OrderRecord, _slot: SlotRecord, seconds: number) => db.orders.update(id, { courierBonus: seconds }),
  lose: ({ id }: OrderRecord) => db.orders.remove(id),
  moveShift: (_order: OrderRecord, { id, startedAt }: SlotRecord, seconds: number) =>
    db.slots.update(id, { startedAt: startedAt + seconds }),
  addShift: (_order: OrderRecord, slot: SlotRecord, seconds: number) =>
    db.slots.insert({ ...slot, id: db.slots.nextId(), startedAt: slot.startedAt + seconds }),
  removeShift: (_order: OrderRecord, { id }: SlotRecord) => db.slots.remove(id),
  payOut: (_order: OrderRecord, { id, startedAt, paidAt }: SlotRecord, seconds: number) =>
    db.slots.update(id, { paidAt: paidAt === null ? startedAt + 2 * 86_400 + seconds : null }),
  newRates: (_order: OrderRecord, { cityId, startedAt }: SlotRecord, seconds: number) => {
    const since = startedAt + 2 * 86_400 + seconds
    db.rateBooks.insert({ ...raised(cityId), id: db.rateBooks.nextId(), since })
  },
  changeRates: (_order: OrderRecord, { cityId }: SlotRecord) => {
    const { id, rates } = raised(cityId)
    db.rateBooks.update(id, { rates })
  },
  changeTerms: (_order: OrderRecord, { id, terms }: SlotRecord) =>
    db.slots.update(id, { terms: { ...terms, typeId: terms.typeId === 1 ? 10 : 1 } }),
}

const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom(...(Object.keys(CHANGES) as Change['kind'][])),
    place: fc.nat(),
    minutes: fc.integer({ min: -2000, max: 2000 }),
  }),
  { minLength: 1, maxLength: 4 },
)

test('stored earnings equal those of a new calculator after any change', () => {
  const kept = getEarningsCalculator(db)
  expect(earnings(kept).filter(({ orders }) => orders.length > 1).length).toBeGreaterThan(30)
  fc.assert(
    fc.property(changes, (list) => {
      for (const { kind, place, minutes } of list) {
        const [orders, slots] = [db.orders.all(), db.slots.all()]
        const [order, slot] = [orders[place % orders.length], slots[place % slots.length]]
        CHANGES[kind](order as OrderRecord, slot as SlotRecord, minutes * 60)
      }
      expect(earnings(kept)).toEqual(earnings(afresh()))
    }),
    { numRuns: 150 },
  )
})
