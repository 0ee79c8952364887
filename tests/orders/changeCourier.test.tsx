import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { ChangeOrderCourierForm } from '../../src/pages/orders/detail/ChangeOrderCourierForm'
import { session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

const CHANGE = '/v1/manage/order/17/change-courier'

const UNASSIGNED: Order = { id: 17, status: 20 }
const ASSIGNED: Order = { ...UNASSIGNED, courier: { id: 5, fio: 'Ахметов Данияр', phone: undefined, courierTypeId: 1 } }

const onClose = jest.fn()

setUpScreens({ accesses: ['order_change_courier'] })
beforeEach(() => void onClose.mockClear())

const network = () =>
  mockFetch(({ path }) => ({ body: path.includes('/courier/search') ? [{ id: 4, fio: 'Курманов Ержан' }] : {} }))

const form = (order: Order) => (
  <ChangeOrderCourierForm open order={order} onClose={onClose} onChanged={() => undefined} />
)

async function press(name: RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

test('a first assignment needs two presses and no reason; the request has one', async () => {
  const { callsOf } = network()
  render(form(UNASSIGNED))
  expect(await screen.findByText('Назначить курьера: заказ 17')).toBeTruthy()
  expect(screen.getByText('Сейчас курьера нет')).toBeTruthy()
  await press(/^Свободный: Курманов Ержан/)
  await press(/^Назначить$/)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(callsOf(CHANGE).map(({ body }) => JSON.parse(body))).toEqual([{ courierId: 4, reason: 'Назначение курьера' }])
})

test('a change names the present courier and needs a reason', async () => {
  const { callsOf } = network()
  render(form(ASSIGNED))
  expect(await screen.findByText('Сейчас: Ахметов Данияр')).toBeTruthy()
  await press(/^Свободный: Курманов Ержан/)
  await press(/^Сменить$/)
  expect(await screen.findByText('Поле обязательное')).toBeTruthy()
  expect(callsOf(CHANGE)).toEqual([])
})

test('a courier who is assigned meanwhile is noticed, and the change then needs a reason', async () => {
  const { callsOf } = network()
  const { rerender } = render(form(UNASSIGNED))
  await press(/^Свободный: Курманов Ержан/)
  await act(async () => rerender(form(ASSIGNED)))
  expect(screen.getByText('Пока окно открыто, назначен Ахметов Данияр')).toBeTruthy()
  await press(/^Назначить$/)
  expect(await screen.findByText('Поле обязательное')).toBeTruthy()
  expect(callsOf(CHANGE)).toEqual([])
})

test.each([
  [
    'does not load',
    { status: 500, body: { message: 'Сбой' } },
    /^План смен не загрузился: окончания смен не показаны$/,
  ],
  [
    'has an unreadable week',
    { body: [{ id: 5, dateStart: '2020-01-06', dateEnd: '2020-01-12' }, {}] },
    /^План смен неполный: .*, окончания смен могут быть неверны$/,
  ],
])('a plan that %s is reported, and the couriers are still offered', async (_case, plan, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(session.user ?? {}, { accesses: ['order_change_courier', 'schedule_view'] })
  mockFetch(({ path }) =>
    path.includes('/schedule/search')
      ? plan
      : { body: path.includes('/courier/search') ? [{ id: 4, fio: 'Курманов Ержан' }] : {} },
  )
  render(form({ ...UNASSIGNED, cityId: 1 }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Свободный: Курманов Ержан/ })).toBeTruthy()
})
