import type { RateBookRecord, RatioCondition } from '../store/records/rates'
import type { World } from '../store/world'

export function latestRateBook({ db }: Pick<World, 'db'>, cityId: number): RateBookRecord | undefined {
  return db.rateBooks
    .all()
    .filter((book) => book.cityId === cityId)
    .reduce<RateBookRecord | undefined>((last, book) => (last && last.since > book.since ? last : book), undefined)
}

type Change = Partial<Pick<RateBookRecord, 'rates' | 'bonuses' | 'conditions'>>

/**
 * Stores new rates, which apply from the current second. If a shift was paid in this same second (the mock clock may be
 * paused), the new rates apply one second later, so that the paid shift keeps its rates.
 */
export function updateRateBook(world: World, cityId: number, change: Change): void {
  const { rateBooks, slots } = world.db
  const lastPaid = slots
    .all()
    .reduce((last, slot) => (slot.cityId === cityId ? Math.max(last, slot.paidAt ?? 0) : last), 0)
  const since = Math.max(world.clock.second(), lastPaid + 1)
  const book = latestRateBook(world, cityId)
  if (book?.since === since) {
    rateBooks.update(book.id, change)
    return
  }
  const { rates = [], bonuses = [], conditions = [] } = { ...book, ...change }
  rateBooks.insert({ id: rateBooks.nextId(), cityId, since, rates, bonuses, conditions })
}

export function findRatioCondition(
  world: World,
  id: number,
): { cityId: number; condition: RatioCondition } | undefined {
  for (const { id: cityId } of world.db.cities.all()) {
    const condition = latestRateBook(world, cityId)?.conditions.find((candidate) => candidate.id === id)
    if (condition) return { cityId, condition }
  }
  return undefined
}

/** Counts the conditions of old rate books too, so that the id of a deleted condition is never reused. */
export const nextRatioConditionId = ({ db }: World): number =>
  Math.max(0, ...db.rateBooks.all().flatMap(({ conditions }) => conditions.map(({ id }) => id))) + 1
