import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { session } from '../../src/session/session'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeAll(() => {
  stubBrowserApis()
  HTMLCanvasElement.prototype.getContext = () => null
})
beforeEach(() => {
  session.key = 'key'
  session.user = {
    ...{ id: 3, fio: 'Ким', accesses: ['courier_view', 'order_view', 'courier_location_view'] },
    allowedCities: [{ id: 1, name: 'Караганда' }],
  } as unknown as User
  configureApi()
})
afterEach(() => {
  cleanup()
  session.user = null
  session.key = null
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
    return { body: [{ id: 7, status: 70, dateTimeStatusFinish: '2026-03-18 12:50:00' }] }
  })
  render(<CourierMapDialog isOpen onClose={() => undefined} />)
  const alert = (await screen.findByText('Сроки не загрузились')).closest<HTMLElement>('[role="alert"]') as HTMLElement
  expect(alert.textContent).toContain('Сервер перегружен')
  expect(screen.queryByRole('button', { name: /^опаздывают/ })).toBeNull()
  isBroken = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Обновить' }))
  expect(await screen.findByRole('button', { name: 'опаздывают 1' })).toBeTruthy()
  expect(screen.queryByText('Сроки не загрузились')).toBeNull()
})
