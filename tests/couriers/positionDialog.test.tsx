import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import type { CourierMark } from '../../src/ui/map/canvas/mapMarkTypes'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

// jsdom has neither a canvas nor a layout that gives the map a size.
jest.mock('../../src/kit/map/TileMap', () => ({ TileMap: ({ children }: PropsWithChildren) => <p>{children}</p> }))
jest.mock('../../src/ui/map/canvas/MapCanvas', () => ({
  StaticMapCanvas: ({ marks }: { marks: CourierMark[] }) => marks.map(({ label, age }) => `${label}: ${age}`).join(),
}))

setUpScreens({ accesses: ['courier_view', 'courier_location_view'] })
// Imported after the mocks above are registered.
let CourierPositionDialog: typeof import('../../src/parts/couriers/CourierPositionDialog').CourierPositionDialog
let OrderCourierLocationDialog: typeof import('../../src/pages/orders/detail/OrderCourierLocationDialog').OrderCourierLocationDialog
beforeAll(async () => {
  ;({ CourierPositionDialog } = await import('../../src/parts/couriers/CourierPositionDialog'))
  ;({ OrderCourierLocationDialog } = await import('../../src/pages/orders/detail/OrderCourierLocationDialog'))
})
beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+05:00') }))
afterEach(() => void jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const COURIER = { id: 5, fio: 'Ким', cityId: 1 }

test('the dialog shows the age of the position, draws an aged one as such and loads it every ten seconds', async () => {
  let updatedAt = '2026-11-21 11:58:35'
  const { calls } = mockFetch(({ path }) => ({
    body: path.includes('/location/')
      ? [{ courierId: 5, lat: 49.8, long: 73.1, updatedAt }]
      : { id: 5, fio: 'Ким', location: { lat: 49.8, long: 73.1 } },
  }))
  const requested = (part: string) => calls.filter(({ path }) => path.includes(part)).length
  const dialog = (open: boolean) => <CourierPositionDialog open={open} courier={COURIER} onClose={() => undefined} />
  const { rerender } = render(dialog(true))
  await wait(0)
  expect(screen.getByText('Положение: 85 с назад')).toBeTruthy()
  expect(screen.getByText('Ким: live')).toBeTruthy()
  await wait(6000)
  expect(screen.getByText('Положение: 91 с назад')).toBeTruthy()
  expect(screen.getByText('Ким: stale')).toBeTruthy()
  updatedAt = '2026-11-21 12:00:09'
  await wait(4000)
  expect([requested('/courier/5'), requested('/courier/location/1')]).toEqual([2, 2])
  expect(screen.getByText('Положение: 1 с назад')).toBeTruthy()
  expect(screen.getByText('Ким: live')).toBeTruthy()
  rerender(dialog(false))
  await wait(30_000)
  expect([requested('/courier/5'), requested('/courier/location/1')]).toEqual([2, 2])
})

test('a position without a known time is not drawn as live', async () => {
  mockFetch(({ path }) =>
    path.includes('/location/')
      ? { status: 500, body: { message: 'Сервер перегружен' } }
      : { body: { id: 5, fio: 'Ким', location: { lat: 49.8, long: 73.1 } } },
  )
  render(<CourierPositionDialog open courier={COURIER} onClose={() => undefined} />)
  await wait(0)
  expect(screen.getByText('Положение: получено 0 с назад, возраст неизвестен')).toBeTruthy()
  expect(screen.getByText('Ким: stale')).toBeTruthy()
})

test('in an order, an aged position is not drawn as live', async () => {
  mockFetch(({ path }) => ({
    body: path.includes('/location/')
      ? [{ courierId: 5, lat: 49.8, long: 73.1, updatedAt: '2026-11-21 11:30:00' }]
      : { id: 5, fio: 'Ким', location: { lat: 49.8, long: 73.1 } },
  }))
  const courier = { id: 5, fio: 'Ким', phone: undefined, courierTypeId: 1 }
  const order = { id: 17, status: 70, cityId: 1, courier, isExternalCourier: false }
  render(<OrderCourierLocationDialog open order={order} onClose={() => undefined} />)
  await wait(0)
  expect(screen.getByText('30 мин назад')).toBeTruthy()
  expect(screen.getByText('Ким: old')).toBeTruthy()
})
