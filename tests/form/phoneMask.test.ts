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
