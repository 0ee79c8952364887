import { expect, test } from '@jest/globals'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { uniqueInRowsRule } from '../../src/ui/form/useOptionsUnusedInRows'

type Values = { settings: { cityId?: number | null }[] }

const refuse = uniqueInRowsRule(fieldNames<Values>()('settings'), 'cityId', 'Занято')

/**
 * Reference-data, section 4: a company has at most one settings row per city, a branch at most one row per zone. Existing data may violate
 * this.
 */
test.each<[string, (number | null)[], number, string | undefined]>([
  ['a value of another row', [5, 5], 1, 'Занято'],
  ['a value of a later row', [5, 6, 5], 0, 'Занято'],
  ['its own value', [5, 6], 0, undefined],
  ['two empty rows', [null, null], 0, undefined],
])('%s', (_name, cities, index, message) => {
  const values = { settings: cities.map((cityId) => ({ cityId })) }
  expect(refuse(cities[index], () => values, `settings[${index}].cityId`)).toBe(message)
})
