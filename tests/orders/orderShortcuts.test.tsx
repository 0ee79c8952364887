import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { OrderShortcuts } from '../../src/pages/orders/keys/OrderShortcuts'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const ORDERS = [101, 102]

setUpScreens({ accesses: ['order_view', 'order_change_status'] })
beforeEach(() => {
  orderBook.clear()
  dismissAllToasts()
})
afterEach(() => {
  jest.useRealTimers()
})

const row = (id: number) => screen.getByRole('row', { name: `Заказ ${id}` })

function pressKey(id: number) {
  row(id).focus()
  fireEvent.keyDown(row(id), { key: 's', code: 'KeyS' })
}

function renderOrders() {
  const held = delayedReplies()
  const { calls } = mockFetch(({ path }) => (path.startsWith('/v1/manage/order/') ? held.next() : { body: [] }))
  render(
    <>
      <table>
        <tbody>
          {ORDERS.map((id) => (
            <tr key={id} className="ant-table-row" data-row-key={id} tabIndex={0}>
              <td>Заказ {id}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderShortcuts isArchive={false} />
    </>,
  )
  const press = (id: number) =>
    act(async () => {
      pressKey(id)
      await waitForRequests()
    })
  const give = (index: number, id: number) =>
    act(async () => {
      const transitions = [{ status: 55, title: 'Готов' }]
      held.give(index, { body: { id, status: 50, cityId: 1, createdAt: '2026-03-18 12:00:00', transitions } })
      await waitForRequests()
    })
  const loads = () => calls.filter(({ path }) => path.startsWith('/v1/manage/order/')).length
  return { press, give, loads }
}

test('an order loaded after the focus has moved to another row opens no dialog', async () => {
  const { press, give } = renderOrders()
  await press(101)
  act(() => row(102).focus())
  await give(0, 101)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the key pressed on a second row while the first order loads opens the dialog of the second order', async () => {
  const { press, give } = renderOrders()
  await press(101)
  await press(102)
  await give(1, 102)
  expect(await screen.findByRole('dialog', { name: /^Изменить статус заказа 102 на/ })).toBeTruthy()
})

test('a repeated key press sends no second request, and the dialog opens with the first response', async () => {
  const { press, give, loads } = renderOrders()
  await press(101)
  await press(101)
  expect(loads()).toBe(1)
  await give(0, 101)
  expect(await screen.findByRole('dialog', { name: /^Изменить статус заказа 101 на/ })).toBeTruthy()
})

const shownToasts = () => toastState.shown.map(({ tone, text }) => [tone, text])

test('a load longer than two seconds is announced in a toast, which closes with the response', async () => {
  jest.useFakeTimers()
  const { give } = renderOrders()
  act(() => pressKey(101))
  await act(() => jest.advanceTimersByTimeAsync(1999))
  expect(shownToasts()).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(shownToasts()).toEqual([['notice', 'Заказ ещё загружается']])
  // The test closes the toast itself, because the component that closes toasts after four seconds is not rendered.
  toastState.shown = []
  act(() => pressKey(101))
  expect(shownToasts()).toEqual([['notice', 'Заказ ещё загружается']])
  jest.useRealTimers()
  await give(0, 101)
  expect(shownToasts()).toEqual([])
  expect(await screen.findByRole('dialog', { name: /^Изменить статус заказа 101 на/ })).toBeTruthy()
})
