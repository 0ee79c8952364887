import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { lastSeen, rememberSearch, useRememberedSearch } from '../../src/kit/address/lastSearch'
import { signOut } from '../../src/session/session'

afterEach(cleanup)

function List() {
  useRememberedSearch()
  return null
}

test('a list is remembered with filter and page, without an opened order, dialog or drill-down', () => {
  const { hook, searchHook, navigate } = memoryLocation({ path: '/orders', searchPath: 'status=10' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <List />
    </Router>,
  )
  expect(lastSeen('/orders')).toBe('/orders?status=10')
  act(() => navigate('/orders?status=10&page=3&order=7&form=courier&entry=7&drilldown=a&figure=b'))
  expect(lastSeen('/orders')).toBe('/orders?status=10&page=3')
  expect(lastSeen('/orders', { order: 9 })).toBe('/orders?status=10&page=3&order=9')
  act(() => navigate('/orders'))
  expect(lastSeen('/orders')).toBe('/orders')
})

test('another user does not get the filter of the last one', () => {
  rememberSearch('/orders', 'status=10')
  signOut()
  expect(lastSeen('/orders')).toBe('/orders')
})
