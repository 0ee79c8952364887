import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { orderBook } from '../../src/live/orderBook/orderBook'
import type { OrderRow } from '../../src/live/orderBook/orderRow'
import { AssignOrdersButton } from '../../src/pages/orders/assign/AssignOrdersButton'
import type { MapCourier } from '../../src/parts/couriers/courierPositions'

const COURIER = { id: 4, fio: 'Ким Асель', leftAt: undefined } as MapCourier

beforeEach(() => {
  orderBook.clear()
  orderBook.receive([1, 1, 2].map((cityId, index) => ({ id: index + 1, status: 20, cityId })))
})
afterEach(cleanup)

test.each([
  [[1], 'Назначить на заказ 1'],
  [[1, 2], 'Назначить на 2 заказа'],
  [[3], 'Назначить нельзя: заказ в другом городе'],
  [[1, 3], 'Назначить нельзя: не все заказы в городе курьера'],
])('the card of a courier of city 1 says for orders %j: %s', (ids, text) => {
  const chosen = ids.map((id) => orderBook.row(id) as OrderRow)
  const { container } = render(
    <AssignOrdersButton courier={COURIER} cityId={1} openId={undefined} chosen={chosen} assign={() => undefined} />,
  )
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  expect(screen.queryAllByRole('button')).toHaveLength(text.includes('нельзя') ? 0 : 1)
})
