import type { CourierRate } from '../../../api/rates'
import { COURIER_TYPES } from '../../../domain/couriers'
import { RATE_TYPE_OPTIONS } from '../../../domain/employees'
import { isEmpty } from '../../../lib/address'

/** The rates of a city as its sheet shows them, a pair of courier type and tariff at each place. */
export type RateList = {
  rates: CourierRate[]
  /** The places of pairs for which the server has no rate. Their fields are empty, and need not be filled in. */
  missing: ReadonlySet<number>
}

type Pair = Pick<CourierRate, 'typeId' | 'rateTypeId'>

/** The three tables with their rows (operations, «Courier rates»). */
const PAIRS: readonly Pair[] = RATE_TYPE_OPTIONS.flatMap(({ value: rateTypeId }) =>
  COURIER_TYPES.map((typeId) => ({ typeId, rateTypeId })),
)

/**
 * What the server has sent, in its order, and after that every pair of the specification that it left out: else nobody could
 * ever enter one. Loaded again, each pair keeps the place it had in `last`, by which its fields are called.
 */
export function wholeList(sent: readonly CourierRate[], last?: RateList): RateList {
  const left = [...sent]
  const taken = (last?.rates ?? []).map((place) => {
    const at = left.findIndex((rate) => isPair(rate, place))
    return at < 0 ? blank(place) : (left.splice(at, 1)[0] ?? blank(place))
  })
  const known = [...taken, ...left]
  const rates = [...known, ...PAIRS.filter((pair) => !known.some((rate) => isPair(rate, pair))).map(blank)]
  const told = new Set<Pair>(sent)
  return { rates, missing: new Set(rates.flatMap((rate, at) => (told.has(rate) ? [] : [at]))) }
}

/** The places of what is sent: all that the server had, and of the missing pairs those that something was entered for. */
export const sentPlaces = (typed: readonly CourierRate[], { missing }: RateList): number[] =>
  typed.flatMap((rate, at) => (missing.has(at) && !hasFigures(rate) ? [] : [at]))

/** Whether anything is entered for a pair. */
export const hasFigures = ({ orderPrice, hourPrice, bonusForSticker }: Partial<CourierRate>): boolean =>
  ![orderPrice, hourPrice, bonusForSticker].every(isEmpty)

const isPair = (a: Pair, b: Pair): boolean => a.typeId === b.typeId && a.rateTypeId === b.rateTypeId

const blank = ({ typeId, rateTypeId }: Pair): CourierRate => ({ typeId, rateTypeId }) as CourierRate
