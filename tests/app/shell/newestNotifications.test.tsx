import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { NewestNotifications } from '../../../src/app/shell/NewestNotifications'
import { session } from '../../../src/session/session'
import { setUpScreens } from '../../form/setUpScreens'
import { mockFetch } from '../../session/mockFetch'

setUpScreens()

const ORDER = { id: 3, description: 'Заказ опаздывает', orderId: 1042, courierId: 1001 }
const COURIER = { id: 2, description: 'Курьер не вышел', courierId: 1005 }
const NEITHER = { id: 1, description: 'Нет курьеров' }

test.each([
  [
    ['order_view', 'courier_view'],
    ['/orders?id=1042&order=1042', '/couriers/1005', undefined],
  ],
  [['courier_view'], ['/couriers/1001', '/couriers/1005', undefined]],
  [['order_view'], ['/orders?id=1042&order=1042', undefined, undefined]],
])('a user with %j sees links to orders or else to couriers', async (accesses, links) => {
  Object.assign(session.user ?? {}, { accesses })
  mockFetch(() => ({ body: [ORDER, COURIER, NEITHER] }))
  render(<NewestNotifications />)
  const texts = await Promise.all([ORDER, COURIER, NEITHER].map(({ description }) => screen.findByText(description)))
  expect(texts.map((text) => text.getAttribute('href') ?? undefined)).toEqual(links)
})
