import type { CourierRate, CourierRatesBody } from '../../../api/rates'
import { CAR_COURIER_TYPE } from '../../../domain/couriers'
import { courierTypeName, tariffName } from '../../../domain/rates/tariffAndCourierTypeNames'
import { lowerFirst } from '../../../domain/textFormatting'
import { RequestFailure } from '../../../lib/failure'
import { type FieldName, fieldNames, rowFieldNames } from '../../../ui/form/fieldNames'
import type { RateChangeRow } from '../sheet/RateChangeTable'

export type CourierRateFormValues = { rates: CourierRate[] }

const ratesField = fieldNames<CourierRateFormValues>()('rates')

type RateField = 'orderPrice' | 'hourPrice' | 'bonusForSticker'

export const COURIER_RATE_FIELDS: readonly RateField[] = ['orderPrice', 'hourPrice', 'bonusForSticker']

export const COURIER_RATE_TITLE: Record<RateField, string> = {
  orderPrice: 'За заказ, ₸',
  hourPrice: 'За час, ₸',
  bonusForSticker: 'За стикер, ₸',
}

const RATE_WORD: Record<RateField, string> = {
  orderPrice: 'за заказ',
  hourPrice: 'за час',
  bonusForSticker: 'за стикер',
}

const pairName = ({ rateTypeId, typeId }: CourierRate): string =>
  `${tariffName(rateTypeId)}, ${lowerFirst(courierTypeName(typeId))}`

export const courierRateLabel = (rate: CourierRate, key: RateField): string => `${pairName(rate)}: ${RATE_WORD[key]}`

/** Only car couriers have a sticker bonus (operations, section 5). */
const hasFigure = ({ typeId }: CourierRate, key: RateField): boolean =>
  key !== 'bonusForSticker' || typeId === CAR_COURIER_TYPE

export type RateTableRow = {
  typeId: number
  /** Maps a tariff to the index of its rate; a tariff without a rate is absent. */
  at: Readonly<Record<number, number>>
}

type RateTableModel = { tariffs: number[]; rows: RateTableRow[] }

export function buildRateTableModel(rates: readonly CourierRate[]): RateTableModel {
  const rows = new Map<number, Record<number, number>>()
  for (const [index, { typeId, rateTypeId }] of rates.entries()) {
    const at = rows.get(typeId) ?? {}
    at[rateTypeId] ??= index
    rows.set(typeId, at)
  }
  return {
    tariffs: rising(rates.map(({ rateTypeId }) => rateTypeId)),
    rows: rising([...rows.keys()]).map((typeId) => ({ typeId, at: rows.get(typeId) ?? {} })),
  }
}

export const courierRateFieldNames = (
  { tariffs, rows }: RateTableModel,
  rates: readonly CourierRate[],
): (FieldName<number> | undefined)[][] =>
  rows.map(({ at }) =>
    tariffs.flatMap((tariff) =>
      COURIER_RATE_FIELDS.map((key) => {
        const index = at[tariff]
        const rate = index === undefined ? undefined : rates[index]
        return index !== undefined && rate && hasFigure(rate, key) ? rowFieldNames(ratesField, index)(key) : undefined
      }),
    ),
  )

/**
 * A save sends the whole list of rates, including rates that the screen cannot show (contract, «Rates»). Throws if an amount is unknown,
 * because sending 0 instead would overwrite the server's amount.
 */
export const courierRatesBody = (rates: readonly CourierRate[]): CourierRatesBody =>
  rates.map((rate) => ({
    typeId: rate.typeId,
    rateTypeId: rate.rateTypeId,
    orderPrice: knownRate(rate, 'orderPrice'),
    hourPrice: knownRate(rate, 'hourPrice'),
    bonusForSticker: hasFigure(rate, 'bonusForSticker') ? knownRate(rate, 'bonusForSticker') : null,
  }))

function knownRate(rate: CourierRate, key: RateField): number {
  const value = rate[key]
  if (value !== undefined) return value
  throw new RequestFailure({
    message: `Ставка ${RATE_WORD[key]} неизвестна: ${pairName(rate)}`,
    hint: 'Сервер прислал эту пару дважды, и второй раз без ставки. Ничего не отправлено, чтобы не записать 0.',
  })
}

export function courierRateChanges(before: readonly CourierRate[], after: readonly CourierRate[]): RateChangeRow[] {
  return after.flatMap((rate, index) =>
    COURIER_RATE_FIELDS.flatMap((key) => {
      const [was, is] = [before[index]?.[key], rate[key]]
      if ((was ?? undefined) === (is ?? undefined)) return []
      return [
        { key: `${index}.${key}`, what: courierRateLabel(rate, key), before: was ?? undefined, after: is ?? undefined },
      ]
    }),
  )
}

const rising = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)
