import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { orderBook } from '../../src/live/orderBook/orderBook'
import type { OrderRow } from '../../src/live/orderBook/orderRow'
import { useOrderAssignment } from '../../src/pages/orders/assign/useOrderAssignment'
import { setUpScreens } from '../form/setUpScreens'

const ACTIVE = 20
const DELIVERED = 100

const order = (id: number, status = ACTIVE) => ({ id, status, cityId: 1, createdAt: '2026-03-18 12:00:00' })

setUpScreens({ accesses: ['order_change_courier'] })
beforeEach(() => orderBook.clear())

test('an order that ends is no longer selected', () => {
  orderBook.receive([order(1), order(2)])
  const { result, rerender } = renderHook(() => useOrderAssignment({}))
  render(result.current.button)
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать несколько' }))
  act(() => result.current.selection?.selection.choose([1, 2].map((id) => orderBook.row(id) as OrderRow)))
  act(() => orderBook.receive([order(1, DELIVERED)]))
  // The screen renders again because the ended order leaves its list.
  rerender()
  expect(result.current.chosen.map(({ id }) => id)).toEqual([2])
})
