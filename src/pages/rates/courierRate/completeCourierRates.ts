import type { CourierRate } from '../../../api/rates'
import { COURIER_TYPES } from '../../../domain/couriers'
import { TARIFF_LEVEL_OPTIONS } from '../../../domain/employees'
import { RequestFailure } from '../../../lib/failure'
import { isEmptyValue } from '../../../lib/listQuery'

export type CompletedCourierRates = {
  rates: CourierRate[]
  /** Indexes of the pairs of courier type and tariff level without a rate on the server. Their form fields are optional. */
  missing: ReadonlySet<number>
}

type Pair = Pick<CourierRate, 'typeId' | 'rateTypeId'>

const PAIRS: readonly Pair[] = TARIFF_LEVEL_OPTIONS.flatMap(({ value: rateTypeId }) =>
  COURIER_TYPES.map((typeId) => ({ typeId, rateTypeId })),
)

/**
 * Returns the rates in the server's order, followed by an empty rate for each pair of courier type and tariff that the
 * server omitted, so that the user can fill it in. The pairs of `copied`, rates of another city, get one as well: they may
 * have other types and tariffs. On reload each pair keeps its index from `last`, because names of form fields contain the
 * index.
 */
export function completeCourierRates(
  sent: readonly CourierRate[],
  last?: CompletedCourierRates,
  copied: readonly CourierRate[] = [],
): CompletedCourierRates {
  const left = [...sent]
  const taken = (last?.rates ?? []).map((place) => {
    const at = left.findIndex((rate) => isPair(rate, place))
    return at < 0 ? blank(place) : (left.splice(at, 1)[0] ?? blank(place))
  })
  const rates = [...taken, ...left]
  for (const pair of [...PAIRS, ...copied]) if (!rates.some((rate) => isPair(rate, pair))) rates.push(blank(pair))
  const sentPairs = new Set<Pair>(sent)
  return { rates, missing: new Set(rates.flatMap((rate, index) => (sentPairs.has(rate) ? [] : [index]))) }
}

export const rateIndexesToSend = (typed: readonly CourierRate[], { missing }: CompletedCourierRates): number[] =>
  typed.flatMap((rate, index) => (missing.has(index) && !hasRateValues(rate) ? [] : [index]))

export const hasRateValues = ({ orderPrice, hourPrice, bonusForSticker }: Partial<CourierRate>): boolean =>
  ![orderPrice, hourPrice, bonusForSticker].every(isEmptyValue)

const isPair = (a: Pair, b: Pair): boolean => a.typeId === b.typeId && a.rateTypeId === b.rateTypeId

const blank = ({ typeId, rateTypeId }: Pair): CourierRate => ({ typeId, rateTypeId }) as CourierRate

export const copyRateAmounts = (rates: readonly CourierRate[], other: readonly CourierRate[]): CourierRate[] =>
  rates.map((rate) => {
    const found = other.find((one) => isPair(one, rate))
    return found ? { ...rate, ...found } : rate
  })

/**
 * Renames the fields of a validation error from the server's `[0].price` to the form's `rates.0.price`. `places` maps
 * an index of the request body to an index of the form.
 */
export const rethrowWithFormFields =
  (list: string, places?: readonly number[]) =>
  (error: unknown): never => {
    if (!(error instanceof RequestFailure) || !error.failure.fields) throw error
    const named = (key: string) =>
      key.replace(/^(?:\[(\d+)\]|(\d+))(?=\.|$)/, (_, bracketed?: string, plain?: string) => {
        const at = Number(bracketed ?? plain)
        return `${list}.${places?.[at] ?? at}`
      })
    const fields = Object.entries(error.failure.fields).map(([key, message]) => [named(key), message])
    throw new RequestFailure({ ...error.failure, fields: Object.fromEntries(fields) }, { cause: error })
  }
