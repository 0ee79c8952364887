import { expect, test } from '@jest/globals'
import { DATE_VALUE, fromPicker, MOMENT_VALUE, TIME_VALUE, toPicker } from '../../src/ui/form/pickerValue'

test.each([
  [DATE_VALUE, '2026-02-28'],
  [TIME_VALUE, '09:05'],
  [MOMENT_VALUE, '2026-11-21 23:59:00'],
])('%s: %s comes back unchanged', (format, value) => {
  expect(fromPicker(toPicker(value, format), format)).toBe(value)
})

test.each([
  [DATE_VALUE, '28-02-2026'],
  [DATE_VALUE, '2026-02-31'],
  [TIME_VALUE, '25:00'],
  [MOMENT_VALUE, '2026-11-21'],
])('%s: %s is no value', (format, value) => {
  expect(toPicker(value, format)).toBeNull()
})

test('an empty value remains empty, and months are Russian', () => {
  expect(toPicker(undefined, DATE_VALUE)).toBeNull()
  expect(fromPicker(null, DATE_VALUE)).toBeUndefined()
  expect(toPicker('2026-11-21', DATE_VALUE)?.format('D MMMM')).toBe('21 ноября')
})
