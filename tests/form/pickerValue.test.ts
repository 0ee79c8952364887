import { expect, test } from '@jest/globals'
import {
  DATE_TIME_VALUE_FORMAT,
  DATE_VALUE_FORMAT,
  formatPickerValue,
  parsePickerValue,
  TIME_VALUE_FORMAT,
} from '../../src/ui/form/pickerValue'

test.each([
  [DATE_VALUE_FORMAT, '2026-02-28'],
  [TIME_VALUE_FORMAT, '09:05'],
  [DATE_TIME_VALUE_FORMAT, '2026-11-21 23:59:00'],
])('%s: %s comes back unchanged', (format, value) => {
  expect(formatPickerValue(parsePickerValue(value, format), format)).toBe(value)
})

test.each([
  [DATE_VALUE_FORMAT, '28-02-2026'],
  [DATE_VALUE_FORMAT, '2026-02-31'],
  [TIME_VALUE_FORMAT, '25:00'],
  [DATE_TIME_VALUE_FORMAT, '2026-11-21'],
])('%s: %s is no value', (format, value) => {
  expect(parsePickerValue(value, format)).toBeNull()
})

test('an empty value remains empty, and months are Russian', () => {
  expect(parsePickerValue(undefined, DATE_VALUE_FORMAT)).toBeNull()
  expect(formatPickerValue(null, DATE_VALUE_FORMAT)).toBeUndefined()
  expect(parsePickerValue('2026-11-21', DATE_VALUE_FORMAT)?.format('D MMMM')).toBe('21 ноября')
})
