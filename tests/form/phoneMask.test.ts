import { expect, test } from '@jest/globals'
import { maskitoTransform } from '@maskito/core'
import { isPhone, parsePhone } from '../../src/domain/phones'
import { phoneInputText, phoneMask } from '../../src/ui/form/phoneMask'

const MASK = phoneMask()

test.each([
  [undefined, ''],
  ['7700', '+7 (700'],
  ['7700123456', '+7 (700) 123-45-6'],
  ['7777123456', '+7 (777) 123-45-6'],
  ['77001234567', '+7 (700) 123-45-67'],
])('the digits %j are shown in the mask as %j', (digits, masked) => {
  expect(phoneInputText(digits)).toBe(masked)
})

test.each([
  ['+7 (700) 123-45-67', '77001234567'],
  ['+7 (700', '7700'],
  ['+7 (', ''],
  ['', ''],
])('the text %j is stored as %j', (text, digits) => {
  expect(parsePhone(text)).toBe(digits)
})

test.each(['7001234567', '77001234567', '87001234567', '+7 700 123 45 67', '8 (700) 123-45-67'])(
  'a pasted %j is the same number',
  (pasted) => {
    expect(maskitoTransform(pasted, MASK)).toBe('+7 (700) 123-45-67')
  },
)

function typedAfter(value: string, data: string): string {
  const [preprocess] = MASK.preprocessors ?? []
  const next = preprocess?.({ elementState: { value, selection: [value.length, value.length] }, data }, 'insert')
  return maskitoTransform(`${next?.elementState.value}${next?.data}`, MASK)
}

test('a number typed with the local prefix 8 is the same number', () => {
  expect(typedAfter('+7 (870) 012-34-56', '7')).toBe('+7 (700) 123-45-67')
})

test('an extra digit is shown and makes the number invalid', () => {
  expect(typedAfter('+7 (700) 123-45-67', '8')).toBe('+7 (700) 123-45-678')
  expect(isPhone(parsePhone('+7 (700) 123-45-678'))).toBe(false)
})

test.each(['+44 20 7946 0958', '+65 8123 4567', '87011234567, 87027654321'])(
  '%j filled in by a browser is refused',
  (text) => {
    let refused = 0
    const mask = phoneMask(() => {
      refused += 1
    })
    expect(maskitoTransform(text, mask)).not.toMatch(/\d{3}\) \d/)
    expect(refused).toBe(1)
  },
)

const taken = (data: string) =>
  MASK.preprocessors?.[0]?.({ elementState: { value: '+7 (', selection: [4, 4] }, data }, 'insert').data

test.each([
  '+1 (701) 123-45-67',
  '+44 20 7946 0958',
  '+65 8123 4567',
  '+81 3 1234 5678',
  '+996 555 123456',
  '87011234567 доб. 12',
  '+7 (701) 123-45-678',
  '+7 701 123 45 67, +7 702 111 22 33',
])('a pasted %j is not cut to another number', (pasted) => {
  expect(taken(pasted)).toBe('')
})

test.each(['7', '701', '701 123', '7001234567', '8 (700) 123-45-67', '+7 700 123 45 67'])(
  'a pasted %j is accepted completely',
  (pasted) => {
    expect(taken(pasted)).not.toBe('')
  },
)
