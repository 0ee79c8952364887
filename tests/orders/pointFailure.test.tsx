import { beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { coordinateFailures } from '../../src/pages/orders/detail/coordinateFailures'
import { CoordinateFailureAlert } from '../../src/pages/orders/detail/OrderWarnings'
import AddOrderPage from '../../src/pages/orders/form/AddOrderPage'
import { session, signOut } from '../../src/session/session'
import { writeFormDraft } from '../../src/ui/form/formDrafts'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'
import { PLACED_ORDER } from './newOrder'

setUpScreens({ accesses: ['order_create', 'order_change_coordinate'] })
beforeEach(() => void delete coordinateFailures[7])

const TITLE = 'Точка на карте не сохранилась'

test('the refused point of an order is shown in this order until it is closed', () => {
  coordinateFailures[7] = 'Вне города'
  render(<CoordinateFailureAlert orderId={8} />)
  expect(screen.queryByText(TITLE)).toBeNull()
  cleanup()
  render(<CoordinateFailureAlert orderId={7} />)
  expect(screen.getByText('Вне города')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  cleanup()
  render(<CoordinateFailureAlert orderId={7} />)
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('the next user does not see the refused points of the user before', async () => {
  session.key = 'key'
  coordinateFailures[7] = 'Вне города'
  render(<CoordinateFailureAlert orderId={7} />)
  await act(async () => signOut())
  expect(screen.queryByText(TITLE)).toBeNull()
})

/** Sends a new order, leaves its form during the save, and has the server refuse the point. */
async function leaveDuringSave(meanwhile: () => void = () => undefined) {
  const creations = delayedReplies()
  const { callsOf } = mockFetch(({ method, path }) => {
    if (path.endsWith('/change-coordinate')) return { status: 422, body: { message: 'Вне города' } }
    return method === 'POST' ? creations.next() : { body: [] }
  })
  Object.assign(session.user as User, { companyId: 1 })
  writeFormDraft({ userId: 3, address: location.pathname + location.search, form: 'page' }, PLACED_ORDER)
  render(<AddOrderPage />)
  fireEvent.click(await screen.findByText('Восстановить'))
  fireEvent.click(screen.getByText('Добавить'))
  await waitFor(() => expect(callsOf('/v1/manage/order')).toHaveLength(1))
  cleanup()
  meanwhile()
  creations.give(0, { body: { id: 7 } })
}

test('a refused point is shown also if the form of the new order was left during the save', async () => {
  await leaveDuringSave()
  await waitFor(() =>
    expect(toastState.shown.map(({ text, hint }) => [text, hint])).toEqual([
      ['Заказ 7 добавлен', undefined],
      ['Заказ 7: точка на карте не сохранилась', 'Вне города'],
    ]),
  )
  render(<CoordinateFailureAlert orderId={7} />)
  expect(screen.getByText('Вне города')).toBeTruthy()
})

test('the next user does not see the refused point of a form that the user before left during the save', async () => {
  await leaveDuringSave(() => Object.assign(session, { key: 'other', user: { ...session.user, id: 4 } }))
  // Both responses arrive, of the order and of its point. Neither may show anything.
  await act(waitForRequests)
  await act(waitForRequests)
  expect(toastState.shown).toEqual([])
  expect(coordinateFailures).toEqual({})
})
