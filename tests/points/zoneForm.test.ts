import { expect, test } from '@jest/globals'
import { DELIVERY_PRICE_RULE, DELIVERY_TIME_RULE } from '../../src/pages/points/zoneFieldRules'
import { editedZoneBody, newZoneBody, newZoneValues, type ZoneValues } from '../../src/pages/points/zoneValues'
import { REQUIRED_MESSAGE } from '../../src/ui/form/fieldRules'

/** Reference-data, section 5: the zone form. */

const time = (value: number | null) => DELIVERY_TIME_RULE(value, () => ({}), 'deliveryTime')
const price = (typeId: number | undefined, value: number | null) =>
  DELIVERY_PRICE_RULE(value, () => (typeId === undefined ? {} : { typeId }), 'deliveryPrice')

test('the time is required, 5 minutes at least', () => {
  expect(time(null)).toBe(REQUIRED_MESSAGE)
  expect(time(0)).toBe('Поле должно содержать не менее 5 символов')
  expect(time(4)).toBe('Поле должно содержать не менее 5 символов')
  expect(time(5)).toBeUndefined()
  expect(time(120)).toBeUndefined()
})

test('the price is required for a car only, at least 1', () => {
  expect(price(10, null)).toBe(REQUIRED_MESSAGE)
  expect(price(10, 0)).toBe('Значение должно быть не меньше 1')
  expect(price(10, 1)).toBeUndefined()
  for (const type of [1, 5, 8, 20, undefined]) {
    expect(price(type, null)).toBeUndefined()
    expect(price(type, 0)).toBeUndefined()
  }
})

test('a new zone has the imported name and outline, and no type', () => {
  expect(newZoneValues('Центр', [[73, 49]])).toEqual({
    name: 'Центр',
    allowExternalCourier: false,
    polygon: [[73, 49]],
  })
})

test('empty values of a new zone are sent as null, everything else as it is', () => {
  const values: ZoneValues = {
    name: ' Центр ',
    description: '  ',
    typeId: 1,
    status: false,
    deliveryTime: 30,
    courierBonus: 0,
    allowExternalCourier: false,
    polygon: [[73, 49]],
  }
  expect(newZoneBody(values)).toEqual({ ...values, name: 'Центр', description: null, deliveryPrice: null })
})

const WHOLE: ZoneValues = {
  ...{ name: 'Центр', description: 'а', typeId: 1, status: true, deliveryTime: 30, deliveryPrice: 500 },
  ...{ courierBonus: 100, allowExternalCourier: true },
}

test.each(['description', 'deliveryPrice', 'courierBonus', 'allowExternalCourier'] as const)(
  'an edit does not write back %s, which the response left out (contract, third review)',
  (key) => {
    const { [key]: _left, ...loaded } = WHOLE
    expect(editedZoneBody({ ...loaded, name: 'Юг' }, loaded)).toEqual({ ...loaded, name: 'Юг' })
  },
)

test('an edit sends emptied fields as null', () => {
  expect(editedZoneBody({ ...WHOLE, courierBonus: undefined }, WHOLE)).toEqual({ ...WHOLE, courierBonus: null })
})
