import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { User } from '../../../src/api/user'
import { NavMenu } from '../../../src/app/shell/NavMenu'
import { session } from '../../../src/session/session'
import { visitList } from '../../address/rememberedList'

const MENU = [
  { key: '/orders', path: '/orders', name: 'Активные заказы' },
  { key: '/couriers', path: '/couriers', name: 'Курьеры' },
]

beforeEach(() => {
  session.user = { id: 3, fio: 'Ким', accesses: ['order_view'], allowedCities: [] } as unknown as User
})
afterEach(() => {
  cleanup()
  session.user = null
})

const hrefOf = (path: string) => {
  render(<NavMenu menu={MENU} current={{ keys: [path], path }} isShort={false} />)
  return screen.getByRole('link', { name: 'Активные заказы' }).getAttribute('href')
}

test('the link of another list returns to its filter and page, that of the present list resets it', () => {
  visitList('/orders', 'status=10&page=3')
  expect(hrefOf('/couriers')).toBe('/orders?status=10&page=3')
  cleanup()
  expect(hrefOf('/orders')).toBe('/orders')
})
