import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'
import { lastListUrl } from '../../src/kit/address/lastListQuery'
import { signOut } from '../../src/session/session'
import { showList, visitList } from './rememberedList'

afterEach(cleanup)

test('a list is remembered with filter and page, without an opened order, dialog or drill-down', () => {
  const navigate = showList('/orders', 'status=10')
  expect(lastListUrl('/orders')).toBe('/orders?status=10')
  act(() => navigate('/orders?status=10&page=3&order=7&form=courier&entry=7&drilldown=a&figure=b'))
  expect(lastListUrl('/orders')).toBe('/orders?status=10&page=3')
  expect(lastListUrl('/orders', { order: 9 })).toBe('/orders?status=10&page=3&order=9')
  act(() => navigate('/orders'))
  expect(lastListUrl('/orders')).toBe('/orders')
})

test('another user does not get the filter of the last one', () => {
  visitList('/orders', 'status=10')
  signOut()
  expect(lastListUrl('/orders')).toBe('/orders')
})
