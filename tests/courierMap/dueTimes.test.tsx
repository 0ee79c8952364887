import { beforeAll, expect, test } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['courier_view', 'order_view', 'courier_location_view'] })
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Element.prototype.scrollIntoView = () => undefined
})

test('deadlines that did not load are named and can be loaded again', async () => {
  let isBroken = true
  mockFetch(({ path }) => {
    if (path.includes('/courier/search'))
      return {
        body: [{ id: 1, fio: 'Ахметов', slot: { id: 1, status: true }, lastActiveOrder: { id: 7, status: 70 } }],
      }
    if (!path.includes('/order/search')) return { body: [] }
    if (isBroken) return { status: 500, body: { message: 'Сервер перегружен' } }
    return { body: [{ id: 7, status: 70, courier: { id: 1 }, dateTimeStatusFinish: '2026-03-18 12:50:00' }] }
  })
  render(<CourierMapDialog open onClose={() => undefined} />)
  const alert = (await screen.findByText('Сроки не загрузились')).closest<HTMLElement>('[role="alert"]') as HTMLElement
  expect(alert.textContent).toContain('Сервер перегружен')
  expect(screen.queryByRole('button', { name: /^опаздывают/ })).toBeNull()
  isBroken = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Обновить' }))
  expect(await screen.findByRole('button', { name: 'опаздывают 1' })).toBeTruthy()
  expect(screen.queryByText('Сроки не загрузились')).toBeNull()
})

test('an order after its promise is late, although its status may last longer', async () => {
  mockFetch(({ path }) => {
    if (path.includes('/courier/search'))
      return {
        body: [{ id: 1, fio: 'Ахметов', slot: { id: 1, status: true }, lastActiveOrder: { id: 7, status: 70 } }],
      }
    if (!path.includes('/order/search')) return { body: [] }
    const late = { dateTimeStatusFinish: '2999-03-18 12:50:00', deliveryDateTime: '2026-03-18 12:50:00' }
    return { body: [{ id: 7, status: 70, courier: { id: 1 }, ...late }] }
  })
  render(<CourierMapDialog open onClose={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'опаздывают 1' })).toBeTruthy()
})

test('a courier is late if a queued order of his is late, and his panel links all his orders', async () => {
  mockFetch(({ path }) => {
    if (path.includes('/courier/search'))
      return {
        body: [{ id: 1, fio: 'Ахметов', slot: { id: 1, status: true }, lastActiveOrder: { id: 7, status: 70 } }],
      }
    if (!path.includes('/order/search')) return { body: [] }
    const courier = { id: 1, fio: 'Ахметов' }
    return {
      body: [
        { id: 8, status: 60, courier, dateTimeStatusFinish: '2026-03-18 12:50:00' },
        { id: 7, status: 70, courier, dateTimeStatusFinish: '2999-03-18 12:50:00' },
        { id: 9, status: 60, courier },
        { id: 10, status: 60, courier: { id: 2, fio: 'Ким' } },
      ],
    }
  })
  render(<CourierMapDialog open onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'опаздывают 1' }))
  const panel = within(await screen.findByRole('region', { name: /^Выбран: / }))
  expect(panel.getAllByRole('link', { name: /^Заказ/ }).map(({ textContent }) => textContent)).toEqual([
    'Заказ 7',
    'Заказ 8',
    'Заказ 9',
  ])
})
