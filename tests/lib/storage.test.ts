import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

type Storage = typeof import('../../src/lib/storage')

async function openPage(): Promise<Storage> {
  jest.resetModules()
  return import('../../src/lib/storage')
}

const real = Object.getOwnPropertyDescriptor(window, 'localStorage')

function forbid() {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}

const fill = () =>
  jest.spyOn(Object.getPrototypeOf(localStorage) as typeof localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

beforeEach(() => localStorage.clear())

afterEach(() => {
  if (real) Object.defineProperty(window, 'localStorage', real)
})

test('values are kept in the local storage', async () => {
  const { readStoredText, writeStoredText, storageHealth } = await openPage()
  writeStoredText('auth', 'key')
  expect(localStorage.getItem('auth')).toBe('key')
  expect((await openPage()).readStoredText('auth')).toBe('key')
  writeStoredText('auth', null)
  expect([readStoredText('auth'), localStorage.getItem('auth')]).toEqual([null, null])
  expect(storageHealth.isBroken()).toBe(false)
})

test('with a full storage a value is kept until the page is closed', async () => {
  fill()
  const { readStoredText, writeStoredText, storageHealth } = await openPage()
  writeStoredText('auth', 'key')
  expect(readStoredText('auth')).toBe('key')
  expect(storageHealth.isBroken()).toBe(true)
  expect((await openPage()).readStoredText('auth')).toBeNull()
})

test('with full storage, a new value replaces the old one until the page is closed', async () => {
  localStorage.setItem('auth', 'old')
  fill()
  const { readStoredText, writeStoredText } = await openPage()
  writeStoredText('auth', 'new')
  expect(readStoredText('auth')).toBe('new')
  writeStoredText('auth', null)
  expect(readStoredText('auth')).toBeNull()
})

test('with a forbidden storage everything works from memory', async () => {
  const { readStoredText, readStoredJson, writeStoredText } = await openPage()
  forbid()
  expect(readStoredText('auth')).toBeNull()
  writeStoredText('auth', 'key')
  writeStoredText('columns', '{"a":1}')
  expect(readStoredText('auth')).toBe('key')
  expect(readStoredJson('columns')).toEqual({ a: 1 })
  writeStoredText('auth', null)
  expect(readStoredText('auth')).toBeNull()
})

test('the first failure is reported once', async () => {
  const { readStoredText, writeStoredText, storageHealth } = await openPage()
  forbid()
  const heard = jest.fn()
  const stop = storageHealth.subscribe(heard)
  readStoredText('auth')
  writeStoredText('auth', 'key')
  readStoredText('hash')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a removed listener is not called', async () => {
  const { readStoredText, storageHealth } = await openPage()
  forbid()
  const heard = jest.fn()
  storageHealth.subscribe(heard)()
  readStoredText('auth')
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['{', null],
  ['', null],
  [null, null],
])('JSON %j reads as %j', async (stored, expected) => {
  if (stored !== null) localStorage.setItem('columns', stored)
  const { readStoredJson } = await openPage()
  expect(readStoredJson('columns')).toEqual(expected)
})
