import { expect, test } from '@jest/globals'
import { passwordStrength } from '../../src/domain/passwordStrength'
import { generatePassword } from '../../src/pages/employees/generatePassword'

test.each([
  ['', 'weak'],
  ['secret', 'weak'],
  ['123456789012345', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrst', 'weak'],
  ['Karaganda1', 'weak'],
  ['кот-Дом-74-луч', 'strong'],
  ['tR7-mq4Kx', 'fair'],
  ['tR7-mq4Kx#wZ', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('generated passwords differ, are strong, and have no characters that look alike', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[^0O1lI\s]{16}$/)
    expect(passwordStrength(password)).toBe('strong')
  }
})
