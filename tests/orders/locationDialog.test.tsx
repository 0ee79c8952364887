import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import type { Order } from '../../src/api/orders'
import { OrderCourierLocationDialog } from '../../src/pages/orders/detail/OrderCourierLocationDialog'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi } from '../session/mockFetch'

beforeAll(() => {
  stubBrowserApis()
  HTMLCanvasElement.prototype.getContext = () => null
  configureApi()
})
afterEach(cleanup)

const OWN: Order = {
  id: 17,
  status: 70,
  courier: { id: 5, fio: 'Ахметов Данияр', phone: undefined, courierTypeId: 1 },
  isExternalCourier: false,
}
const EXTERNAL: Order = { ...OWN, courier: undefined, isExternalCourier: true }

test('an order handed to an external courier while the map is open is requested by its own id', async () => {
  const requests: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, search } = new URL((input as Request).url)
    requests.push(pathname + search)
    return new Promise(() => undefined)
  })
  const { rerender } = render(<OrderCourierLocationDialog open order={OWN} onClose={() => undefined} />)
  await act(async () => undefined)
  rerender(<OrderCourierLocationDialog open order={EXTERNAL} onClose={() => undefined} />)
  await act(async () => undefined)
  expect(requests).toEqual(['/v1/manage/courier/5?expand=location', '/v1/manage/order/17/location'])
})

test('the location dialog loads the position every ten seconds while it is open, and shows its age', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+05:00') })
  const requested: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url)
    requested.push(pathname)
    return pathname.endsWith('/location/1')
      ? Response.json([{ courierId: 5, lat: 49.8, long: 73.1, updatedAt: '2026-11-21 11:59:20' }])
      : Response.json({ id: 5, fio: 'Ахметов Данияр', location: { lat: 49.8, long: 73.1 } })
  })
  const loads = () => requested.filter((path) => path === '/v1/manage/courier/5').length
  const { rerender } = render(
    <OrderCourierLocationDialog open order={{ ...OWN, cityId: 1 }} onClose={() => undefined} />,
  )
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(loads()).toBe(1)
  expect(screen.getByText('40 с назад')).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(loads()).toBe(2)
  expect(screen.getByText('50 с назад')).toBeTruthy()
  rerender(<OrderCourierLocationDialog open={false} order={{ ...OWN, cityId: 1 }} onClose={() => undefined} />)
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(loads()).toBe(2)
  jest.useRealTimers()
})
