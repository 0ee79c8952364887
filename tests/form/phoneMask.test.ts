import { expect, test } from '@jest/globals'
import { maskitoTransform } from '@maskito/core'
import { fromMasked, PHONE_MASK_OPTIONS, toMasked } from '../../src/ui/form/phoneMask'

test.each([
  [undefined, ''],
  ['7700', '+7 (700'],
  ['7700123456', '+7 (700) 123-45-6'],
  ['7777123456', '+7 (777) 123-45-6'],
  ['77001234567', '+7 (700) 123-45-67'],
])('the digits %j stand in the mask as %j', (digits, masked) => {
  expect(toMasked(digits)).toBe(masked)
})

test.each([
  ['+7 (700) 123-45-67', '77001234567'],
  ['+7 (700', '7700'],
  ['+7 (', ''],
  ['', ''],
])('the text %j is stored as %j', (text, digits) => {
  expect(fromMasked(text)).toBe(digits)
})

test.each(['7001234567', '77001234567', '87001234567', '+7 700 123 45 67', '8 (700) 123-45-67'])(
  'a pasted %j is the same number',
  (pasted) => {
    expect(maskitoTransform(pasted, PHONE_MASK_OPTIONS)).toBe('+7 (700) 123-45-67')
  },
)

/** What one more typed digit makes of a whole number. */
function typedAfter(value: string, data: string): string {
  const [preprocess] = PHONE_MASK_OPTIONS.preprocessors ?? []
  const next = preprocess?.({ elementState: { value, selection: [value.length, value.length] }, data }, 'insert')
  return maskitoTransform(`${next?.elementState.value}${next?.data}`, PHONE_MASK_OPTIONS)
}

test('a number typed with 8 in front, as people here say it, is the same number', () => {
  expect(typedAfter('+7 (870) 012-34-56', '7')).toBe('+7 (700) 123-45-67')
})

test('a digit too many changes no other number', () => {
  expect(typedAfter('+7 (700) 123-45-67', '8')).toBe('+7 (700) 123-45-67')
})
