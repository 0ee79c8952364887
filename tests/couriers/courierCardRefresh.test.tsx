import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['courier_view', 'courier_slot_manage'] })
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const CARD = '/v1/manage/courier/4?expand=slot,lastActiveOrder'
const FREE = { id: 4, fio: 'Ким', cityId: 1, slot: { id: 9, status: true }, lastActiveOrder: null }
const BUSY = { ...FREE, lastActiveOrder: { id: 1042, status: 70 } }

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('the question before the end of a shift names an order that the courier got while the card was open', async () => {
  const cards = delayedReplies()
  mockFetch(({ path }) => (decodeURIComponent(path) === CARD ? cards.next() : { body: FREE }))
  const { hook, searchHook } = memoryLocation({ path: '/couriers/4?tab=documents' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <Route path="/couriers/:id">
        <CourierPage />
      </Route>
    </Router>,
  )
  await wait(0)
  cards.give(0, { body: FREE })
  await wait(1000)
  const title = screen.getByLabelText('Название документа')
  fireEvent.change(title, { target: { value: 'Паспорт' } })
  await wait(30_000)

  const toggle = screen.getByRole('switch', { name: 'Активность курьера' })
  expect(toggle.getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(toggle)
  await wait(0)
  const question = within(screen.getByRole('dialog', { name: 'Завершить смену курьера?' }))
  expect(question.getByText(/^Курьер уйдёт с линии/)).toBeTruthy()
  cards.give(1, { body: BUSY })
  await wait(0)
  expect(question.getByText('На нём заказ 1042.')).toBeTruthy()
  expect(screen.getByDisplayValue('Паспорт')).toBe(title)
})
