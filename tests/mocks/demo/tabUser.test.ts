import { beforeEach, describe, expect, test } from '@jest/globals'
import { createPrefixedStorage } from '../../../mocks/demo/prefixedStorage'
import { demoUserBySessionKey, demoUserInUrl, resolveTabUser } from '../../../mocks/demo/tabUser'
import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'

beforeEach(() => window.sessionStorage.clear())
const person = (search: string) => resolveTabUser(search, window.sessionStorage)

test('a tab belongs to the user that its address named last', () => {
  expect(person('')).toBeNull()
  expect(person('?seed=7&as=operator')).toBe('operator')
  expect(person('?page=2')).toBe('operator')
  expect(person('?as=partner')).toBe('partner')
})

test.each(['nobody', 'constructor', 'Operator'])('the wrong name %s changes nothing', (name) => {
  person('?as=operator')
  expect(person(`?as=${name}`)).toBe('operator')
  expect(demoUserInUrl(`?as=${name}`)).toBeNull()
})

test("an empty name removes the tab's own user", () => {
  person('?as=operator')
  expect(person('?as=')).toBeNull()
  expect(person('')).toBeNull()
})

test('a key identifies its user', () => {
  expect(demoUserBySessionKey(demoUserSessionKey('partner'))).toBe('partner')
  expect(demoUserBySessionKey('1234-abc')).toBeNull()
  expect(demoUserBySessionKey(null)).toBeNull()
})

describe('a storage of a person', () => {
  test('is neither seen nor changed by another', () => {
    window.sessionStorage.setItem('mock-world', '{}')
    const [operator, partner] = [
      createPrefixedStorage(window.sessionStorage, 'operator'),
      createPrefixedStorage(window.sessionStorage, 'partner'),
    ]
    operator.setItem('auth', 'a')
    partner.setItem('auth', 'b')
    partner.setItem('theme', 'dark')
    expect([operator.getItem('auth'), partner.getItem('auth'), window.sessionStorage.getItem('auth')]).toEqual([
      'a',
      'b',
      null,
    ])
    expect([operator.length, operator.key(0), operator.key(1)]).toEqual([1, 'auth', null])
    partner.removeItem('theme')
    expect(partner.length).toBe(1)
    partner.clear()
    expect([partner.length, operator.getItem('auth'), window.sessionStorage.getItem('mock-world')]).toEqual([
      0,
      'a',
      '{}',
    ])
  })
})
