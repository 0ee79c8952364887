import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useUrlQuery } from '../../src/kit/address/useUrlQuery'
import { idStruct, textStruct } from '../../src/lib/structs'

afterEach(cleanup)

function start(address: string) {
  window.history.replaceState(null, '', address)
  return renderHook(useUrlQuery)
}

const here = () => `${window.location.pathname}${window.location.search}`

test('parameters are parsed by their structs; invalid ones are absent', () => {
  const { get } = start('/orders?order=17&city=x&name=%20&page=-1').result.current
  expect([
    get('order', idStruct()),
    get('city', idStruct()),
    get('page', idStruct()),
    get('name', textStruct()),
    get('none', textStruct()),
  ]).toEqual([17, undefined, undefined, undefined, undefined])
})

test('a setter from an earlier render changes the current URL', () => {
  const { result } = start('/orders?cityId=1')
  const { set } = result.current
  act(() => set({ order: 5 }))
  act(() => set({ cityId: undefined, page: 1 }))
  expect(here()).toBe('/orders?order=5')
  expect(result.current.get('order', idStruct())).toBe(5)
  expect(result.current.set).toBe(set)
  act(() => set({ order: undefined }))
  expect(here()).toBe('/orders')
})

test('a change pushes a history entry with its state, unless it replaces the current one', () => {
  const { result } = start('/orders')
  const before = window.history.length
  act(() => result.current.set({ order: 1 }, { state: 'mark' }))
  expect([window.history.length, window.history.state]).toEqual([before + 1, 'mark'])
  act(() => result.current.set({ order: 2 }, { replace: true }))
  expect([window.history.length, here()]).toEqual([before + 1, '/orders?order=2'])
})

test('a page requested twice, by a repeated key for example, adds one history entry', () => {
  const { result } = start('/orders?cityId=1')
  const before = window.history.length
  const { set } = result.current
  act(() => set({ page: 2 }))
  act(() => set({ page: 2 }))
  expect([window.history.length, here()]).toEqual([before + 1, '/orders?cityId=1&page=2'])
})

test('the other keys can be removed, and the whole query', () => {
  const { result } = start('/orders?order=1&page=3')
  act(() => result.current.setOnly({ tab: 'contacts' }))
  expect(here()).toBe('/orders?tab=contacts')
  act(() => result.current.setOnly({ tab: undefined }, { replace: true }))
  expect(here()).toBe('/orders')
})

test('a link keeps the other keys of the address', () => {
  const { result } = start('/orders?cityId=1&order=2')
  expect(result.current.linkWith({ order: 3, form: 'courier' })).toBe('/orders?cityId=1&order=3&form=courier')
  expect(result.current.linkWith({ order: undefined, cityId: undefined })).toBe('/orders')
})

test('the result is the same object until the address changes', () => {
  const { result, rerender } = start('/orders')
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  act(() => result.current.set({ order: 1 }))
  expect(result.current).not.toBe(first)
})
