import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch, type Reply } from '../session/mockFetch'

setUpScreens({ accesses: ['courier_slot_manage', 'salary_manage', 'order_view'] })

const NOT_LOADED = 'Не удалось узнать, была ли выплата за этот день'
const NOT_SENT = 'Сервер не сообщил, была ли выплата за этот день'
const PAID = 'За этот день выплата уже сделана'
const SHIFT = {
  ...{ id: 31, courier: { id: 4, fio: 'Ахметов Ержан' } },
  ...{ createdAt: '2026-03-17 09:58:12', finishedAt: '2026-03-17 18:04:00', sessionEnd: '2026-03-17 18:04:00' },
}
const record = (isPaidOut: unknown) => ({ body: [{ id: 4, workDate: '2026-03-17', isPaidOut }] })

test.each<[string, Reply, string]>([
  ['fails', { status: 500, body: { message: 'Сбой' } }, NOT_LOADED],
  ['does not name the status', record('да'), NOT_SENT],
  ['is paid', record(true), PAID],
])('the form of a shift shows if the search for its salary record %s', async (_case, salary, shown) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(({ path }) => (path.includes('/slot/search') ? { body: [SHIFT] } : salary))
  navigate('/couriers-shifts?cityId=1&form=edit&entry=31')
  render(<ShiftsPage />)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(shown)).toBeTruthy()
})

test('the form of a shift shows that its last order did not load', async () => {
  mockFetch(({ path }) => {
    if (path.includes('/order/')) return { status: 500, body: { message: 'Сбой' } }
    return { body: path.includes('/slot/search') ? [SHIFT] : [] }
  })
  navigate('/couriers-shifts?cityId=1&form=edit&entry=31')
  render(<ShiftsPage />)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Последний заказ смены не загрузился')).toBeTruthy()
})

test('the form of a shift counts the orders that could not be read beside its last order', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const order = { id: 1, status: 100, finishedAt: '2026-03-17 17:20:00' }
  mockFetch(({ path }) => {
    if (path.includes('/order/')) return { body: [order, { finishedAt: '2026-03-17 17:41:30' }] }
    return { body: path.includes('/slot/search') ? [SHIFT] : [] }
  })
  navigate('/couriers-shifts?cityId=1&form=edit&entry=31')
  render(<ShiftsPage />)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: '= последний заказ 17:20' })).toBeTruthy()
  expect(dialog.getByText('1 заказ не показан: сервер прислал не все поля')).toBeTruthy()
})
