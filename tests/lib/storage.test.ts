import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

type Storage = typeof import('../../src/lib/storage')

async function openPage(): Promise<Storage> {
  jest.resetModules()
  return import('../../src/lib/storage')
}

const real = Object.getOwnPropertyDescriptor(window, 'localStorage')

/** Simulates a browser that blocks local storage: any access throws. */
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
  const { readStored, writeStored, storageHealth } = await openPage()
  writeStored('auth', 'key')
  expect(localStorage.getItem('auth')).toBe('key')
  expect((await openPage()).readStored('auth')).toBe('key')
  writeStored('auth', null)
  expect([readStored('auth'), localStorage.getItem('auth')]).toEqual([null, null])
  expect(storageHealth.isBroken()).toBe(false)
})

test('with a full storage a value is kept until the page is closed', async () => {
  fill()
  const { readStored, writeStored, storageHealth } = await openPage()
  writeStored('auth', 'key')
  expect(readStored('auth')).toBe('key')
  expect(storageHealth.isBroken()).toBe(true)
  expect((await openPage()).readStored('auth')).toBeNull()
})

test('with full storage, a new value replaces the old one until the page is closed', async () => {
  localStorage.setItem('auth', 'old')
  fill()
  const { readStored, writeStored } = await openPage()
  writeStored('auth', 'new')
  expect(readStored('auth')).toBe('new')
  writeStored('auth', null)
  expect(readStored('auth')).toBeNull()
})

test('with a forbidden storage everything works from memory', async () => {
  const { readStored, readStoredJson, writeStored } = await openPage()
  forbid()
  expect(readStored('auth')).toBeNull()
  writeStored('auth', 'key')
  writeStored('columns', '{"a":1}')
  expect(readStored('auth')).toBe('key')
  expect(readStoredJson('columns')).toEqual({ a: 1 })
  writeStored('auth', null)
  expect(readStored('auth')).toBeNull()
})

test('the first failure is reported once', async () => {
  const { readStored, writeStored, storageHealth } = await openPage()
  forbid()
  const heard = jest.fn()
  const stop = storageHealth.subscribe(heard)
  readStored('auth')
  writeStored('auth', 'key')
  readStored('hash')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a removed listener is not called', async () => {
  const { readStored, storageHealth } = await openPage()
  forbid()
  const heard = jest.fn()
  storageHealth.subscribe(heard)()
  readStored('auth')
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
