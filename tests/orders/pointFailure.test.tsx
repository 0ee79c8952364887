import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { coordinateFailures } from '../../src/pages/orders/detail/coordinateFailures'
import { CoordinateFailureAlert } from '../../src/pages/orders/detail/OrderWarnings'
import { session, signOut } from '../../src/session/session'

afterEach(cleanup)

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
