import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { usePaletteOrders } from '../../../src/app/shell/palette/usePaletteOrders'
import { orderBook } from '../../../src/live/orderBook/orderBook'
import { orderStatusesLoader } from '../../../src/session/dictionaries'
import { setUpScreens } from '../../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../../session/mockFetch'

setUpScreens({ accesses: ['order_view'] })
beforeEach(() => orderBook.receive([{ id: 501, status: 30, companyName: 'Кафе', createdAt: '2026-03-18 12:00:00' }]))
afterEach(() => {
  orderBook.clear()
  orderStatusesLoader.reset()
})

test('a found order is named by the dictionary of statuses, which the search loads', async () => {
  const held = delayedReplies()
  const { calls } = mockFetch(() => held.next())
  const { result, rerender } = renderHook(({ query }) => usePaletteOrders(query), { initialProps: { query: '' } })
  await act(waitForRequests)
  expect(calls).toEqual([])
  rerender({ query: 'кафе' })
  expect(result.current.map(({ hint }) => hint)).toEqual(['… · Кафе'])
  await act(waitForRequests)
  await act(async () => {
    held.give(0, { body: [{ key: 30, value: 'Готовится' }] })
    await waitForRequests()
  })
  expect(result.current.map(({ hint }) => hint)).toEqual(['Готовится · Кафе'])
  expect(calls.map(({ path }) => path)).toEqual(['/v1/dictionary/order-status'])
})
