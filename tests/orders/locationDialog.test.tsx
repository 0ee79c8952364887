import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { act } from 'react'
import type { Order } from '../../src/api/orders'
import { configureHttp } from '../../src/lib/http'
import { LocationDialog } from '../../src/pages/orders/detail/LocationDialog'
import { plainComputedStyle } from '../form/jsdomGaps'

beforeAll(() => {
  plainComputedStyle()
  configureHttp({
    apiBase: 'http://api.test',
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
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
  const asked: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, search } = new URL((input as Request).url)
    asked.push(pathname + search)
    return new Promise(() => undefined)
  })
  const { rerender } = render(<LocationDialog open order={OWN} onClose={() => undefined} />)
  await act(async () => undefined)
  rerender(<LocationDialog open order={EXTERNAL} onClose={() => undefined} />)
  await act(async () => undefined)
  expect(asked).toEqual(['/v1/manage/courier/5?expand=location', '/v1/manage/order/17/location'])
})
