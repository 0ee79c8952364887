import { describe, expect, test } from '@jest/globals'
import { fieldNames } from '../../src/ui/form/fieldNames'
import * as rules from '../../src/ui/form/fieldRules'
import { imageFileRule } from '../../src/ui/form/pictureFile'

const {
  combineFieldRules,
  emailFormatRule,
  maxValueRule,
  minValueRule,
  minLengthRule,
  phoneFormatRule,
  REQUIRED_MESSAGE,
  requiredRule,
  equalsFieldRule,
  fieldRuleWhen,
  ruleWhenRow,
} = rules

const WRONG_FORMAT = 'Неверный формат'

const check = <V>(rule: rules.FieldRule<V>, value: V | null | undefined, values: object = {}, name = 'field') =>
  rule(value, () => values, name)

describe('required', () => {
  test.each([undefined, null, '', '   ', []])('refuses %j', (value) => {
    expect(check(requiredRule, value)).toBe('Поле обязательное')
  })

  test.each([0, false, 'a', [0]])('accepts %j as a value', (value) => {
    expect(check(requiredRule, value)).toBeUndefined()
  })
})

test.each([
  ['a@b.kz', undefined],
  [' a@b.kz ', undefined],
  ['a@b', WRONG_FORMAT],
  ['a b@c.kz', WRONG_FORMAT],
  ['@b.kz', WRONG_FORMAT],
  ['a@b.', WRONG_FORMAT],
  ['a.b-c+d@mail.post.kz', undefined],
  ['a@b.kz,c@d.kz', WRONG_FORMAT],
  ['a;b@c.kz', WRONG_FORMAT],
  ['<a@b.kz>', WRONG_FORMAT],
  ['a..b@c.kz', WRONG_FORMAT],
  ['a@b..kz', WRONG_FORMAT],
  ['a@b@c.kz', WRONG_FORMAT],
  ['', undefined],
])('email %j', (value, message) => {
  expect(check(emailFormatRule, value)).toBe(message)
})

test.each([
  ['77001234567', undefined],
  ['7700123456', WRONG_FORMAT],
  ['87001234567', WRONG_FORMAT],
  [undefined, undefined],
])('phone %j', (value, message) => {
  expect(check(phoneFormatRule, value)).toBe(message)
})

test('limits of numbers: the limit itself is valid', () => {
  expect(check(minValueRule(1), 0)).toBe('Значение должно быть не меньше 1')
  expect(check(minValueRule(1), 1)).toBeUndefined()
  expect(check(maxValueRule(50), 51)).toBe('Значение должно быть не больше 50')
  expect(check(maxValueRule(50), 50)).toBeUndefined()
  expect(check(minValueRule(5, rules.tooShortMessage(5)), 4)).toBe('Поле должно содержать не менее 5 символов')
  expect(check(minValueRule(1), undefined)).toBeUndefined()
})

test.each([
  [1, 'Поле должно содержать не менее 1 символа'],
  [6, 'Поле должно содержать не менее 6 символов'],
  [21, 'Поле должно содержать не менее 21 символа'],
])('the shortest text of %j', (length, message) => {
  expect(check(minLengthRule(length), 'ы'.repeat(length - 1) || undefined)).toBe(length === 1 ? undefined : message)
  expect(check(minLengthRule(length), 'ы'.repeat(length))).toBeUndefined()
  expect(rules.tooShortMessage(length)).toBe(message)
})

test('all returns the first message and requires every rule', () => {
  const rule = combineFieldRules<string>(requiredRule, minLengthRule(6), emailFormatRule)
  expect(check(rule, '')).toBe(REQUIRED_MESSAGE)
  expect(check(rule, 'a@b.k')).toBe(rules.tooShortMessage(6))
  expect(check(rule, 'abcdef')).toBe(WRONG_FORMAT)
  expect(check(rule, 'a@bc.kz')).toBeUndefined()
})

test('when applies a rule only if its condition on the form is true', () => {
  const rule = fieldRuleWhen((values: { role?: string }) => values.role === 'courier', requiredRule)
  expect(check(rule, undefined, { role: 'courier' })).toBe(REQUIRED_MESSAGE)
  expect(check(rule, undefined, { role: 'partner' })).toBeUndefined()
  expect(check(rule, undefined, {})).toBeUndefined()
})

test('whenRow uses the row of its own field', () => {
  const rule = ruleWhenRow((row: { typeId?: number }) => row.typeId === 1, requiredRule)
  const values = { settings: [{ typeId: 1 }, { typeId: 2 }] }
  expect(check(rule, undefined, values, 'settings[0].percent')).toBe(REQUIRED_MESSAGE)
  expect(check(rule, undefined, values, 'settings[1].percent')).toBeUndefined()
  expect(check(rule, undefined, values, 'settings[2].percent')).toBeUndefined()
})

test('equalsFieldRule compares with another field', () => {
  const field = fieldNames<{ password: string; again: string }>()
  const rule = equalsFieldRule(field('password'))
  expect(check(rule, 'one', { password: 'two' })).toBe('Не совпадают поля')
  expect(check(rule, '', { password: 'two' })).toBe('Не совпадают поля')
  expect(check(rule, 'two', { password: 'two' })).toBeUndefined()
})

test.each([
  ['image/png', undefined],
  ['image/x-png', undefined],
  ['image/jpeg', undefined],
  ['image/gif', 'Нужен файл PNG или JPEG'],
  ['', 'Нужен файл PNG или JPEG'],
])('a file of type %j gets the message %j', (type, message) => {
  expect(check(imageFileRule, new File(['x'], 'x', { type }))).toBe(message)
})
