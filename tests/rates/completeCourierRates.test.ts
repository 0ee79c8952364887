import { describe, expect, test } from '@jest/globals'
import type { CourierRate } from '../../src/api/rates'
import { RequestFailure } from '../../src/lib/failure'
import {
  completeCourierRates,
  copyRateAmounts,
  rateIndexesToSend,
  rethrowWithFormFields,
} from '../../src/pages/rates/courierRate/completeCourierRates'
import {
  buildRateTableModel,
  courierRateFieldNames,
  courierRatesBody,
} from '../../src/pages/rates/courierRate/courierRateFormValues'
import { toSubmitErrors } from '../../src/ui/form/submitErrors'

/** Operations, «Courier rates»: «Three tables: Стандарт, Продвинутый, Премиум. Each row is a courier type». */

const rate = (typeId: number, rateTypeId: number, orderPrice = 500): CourierRate => ({
  typeId,
  rateTypeId,
  orderPrice,
  hourPrice: 300,
  bonusForSticker: typeId === 10 ? 60 : undefined,
})
const pair = ({ typeId, rateTypeId }: { typeId: number; rateTypeId: number }) => `${rateTypeId}.${typeId}`
const TYPES = [1, 5, 8, 10]
const WHOLE = [1, 2, 3].flatMap((tariff) => TYPES.map((type) => rate(type, tariff)))
const STANDARD = WHOLE.slice(0, 4)

describe('the list of a city', () => {
  test('that is complete is unchanged', () => {
    const { rates, missing } = completeCourierRates(WHOLE)
    expect(rates).toEqual(WHOLE)
    expect(missing.size).toBe(0)
    expect(courierRatesBody(rates)).toHaveLength(12)
  })

  test('with one tariff has empty fields for the other tariffs after the rates of the server', () => {
    const { rates, missing } = completeCourierRates(STANDARD)
    expect(rates.slice(0, 4)).toEqual(STANDARD)
    expect([...missing]).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
    expect(rates.map(pair).sort()).toEqual(WHOLE.map(pair).sort())
    expect(rates[4]).toEqual({ typeId: 1, rateTypeId: 2 })
    const table = buildRateTableModel(rates)
    expect(table.tariffs).toEqual([1, 2, 3])
    expect(courierRateFieldNames(table, rates).map((fields) => fields.filter(Boolean).length)).toEqual([6, 6, 6, 9])
  })

  test('keeps fields outside the specification', () => {
    const { rates } = completeCourierRates([rate(77, 3), ...WHOLE])
    expect(rates).toEqual([rate(77, 3), ...WHOLE])
  })
})

describe('what is sent', () => {
  test('is rejected if the server sent a pair twice and a price is missing', () => {
    const repeated = { ...rate(1, 1), hourPrice: undefined }
    const { rates } = completeCourierRates([...WHOLE, repeated])
    expect(() => courierRatesBody(rates)).toThrow(/Сервер прислал эту пару дважды/)
  })

  test('has no empty or emptied pairs', () => {
    const list = completeCourierRates(STANDARD)
    const typed = list.rates.map((one, index) => (index === 5 ? { ...one, orderPrice: null, hourPrice: '' } : one))
    expect(rateIndexesToSend(typed as unknown as CourierRate[], list)).toEqual([0, 1, 2, 3])
  })

  test('has each filled pair with its position in the form', () => {
    const list = completeCourierRates(STANDARD)
    const typed = list.rates.map((one, index) => (index === 6 ? { ...one, orderPrice: 0, hourPrice: 200 } : one))
    expect(rateIndexesToSend(typed, list)).toEqual([0, 1, 2, 3, 6])
    expect(courierRatesBody(rateIndexesToSend(typed, list).map((at) => typed[at] as CourierRate))[4]).toEqual({
      typeId: 8,
      rateTypeId: 2,
      orderPrice: 0,
      hourPrice: 200,
      bonusForSticker: null,
    })
  })

  test('has every pair of the server, even without a figure', () => {
    const list = completeCourierRates([{ ...rate(1, 1), orderPrice: undefined, hourPrice: undefined }])
    expect(rateIndexesToSend(list.rates, list)).toEqual([0])
  })
})

test.each(['1.orderPrice', '[1].orderPrice'])('a refusal of %s is shown at the cell that was sent there', (key) => {
  const refuse = () =>
    rethrowWithFormFields('rates', [0, 6])(new RequestFailure({ message: 'Нельзя', fields: { [key]: 'Мало' } }))
  const field = courierRateFieldNames(
    buildRateTableModel(completeCourierRates(STANDARD).rates),
    completeCourierRates(STANDARD).rates,
  )[2]?.[3]
  expect(field).toBe('rates[6].orderPrice')
  try {
    refuse()
  } catch (error) {
    expect(toSubmitErrors(error, [field ?? ''])).toMatchObject({ rates: { 6: { orderPrice: 'Мало' } } })
  }
  expect(refuse).toThrow()
})

describe('a list that is loaded again', () => {
  const shifted = (): CourierRate[] => [rate(5, 2, 700), ...WHOLE.slice(0, 4).toReversed()]

  test('keeps each pair at its index, which names its fields', () => {
    const first = completeCourierRates(STANDARD)
    const next = completeCourierRates(shifted(), first)
    expect(next.rates.map(pair)).toEqual(first.rates.map(pair))
    expect(next.rates[5]).toEqual(rate(5, 2, 700))
    expect([...next.missing]).toEqual([4, 6, 7, 8, 9, 10, 11])
  })

  test('with a removed rate leaves its index empty', () => {
    const next = completeCourierRates(STANDARD.slice(1), completeCourierRates(STANDARD))
    expect(next.rates[0]).toEqual({ typeId: 1, rateTypeId: 1 })
    expect(next.missing.has(0)).toBe(true)
  })

  test('puts what is new to it at the end', () => {
    const next = completeCourierRates([rate(77, 1), ...WHOLE], completeCourierRates(WHOLE))
    expect(next.rates).toEqual([...WHOLE, rate(77, 1)])
  })
})

test('the figures of another city fill the pairs that it has', () => {
  const { rates } = completeCourierRates([])
  const other = { typeId: 5, rateTypeId: 2, orderPrice: 700, hourPrice: 300, bonusForSticker: undefined }
  const filled = copyRateAmounts(rates, [other])
  expect(filled).toHaveLength(rates.length)
  expect(filled.filter(({ orderPrice }) => orderPrice !== undefined)).toEqual([other])
})
