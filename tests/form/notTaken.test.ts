import { expect, test } from '@jest/globals'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { notTaken } from '../../src/ui/form/useFreeOptions'

type Values = { settings: { cityId?: number | null }[] }

const refuse = notTaken(fieldNames<Values>()('settings'), 'cityId', 'Занято')

/** Reference-data, section 4: one settings row per city, one branch row per zone; old data may break it. */
test.each<[string, (number | null)[], number, string | undefined]>([
  ['a value of another row', [5, 5], 1, 'Занято'],
  ['a value of a later row', [5, 6, 5], 0, 'Занято'],
  ['its own value', [5, 6], 0, undefined],
  ['two empty rows', [null, null], 0, undefined],
])('%s', (_name, cities, index, message) => {
  const values = { settings: cities.map((cityId) => ({ cityId })) }
  expect(refuse(cities[index], () => values, `settings[${index}].cityId`)).toBe(message)
})
