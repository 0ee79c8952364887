import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { CourierPhone } from '../../src/pages/orders/detail/CourierPhone'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeEach(configureApi)
afterEach(cleanup)

test('the shortcut asks for the phone again after a failed load', async () => {
  let isUp = false
  mockFetch(() =>
    isUp ? { body: { phone: '77212909090', ttlSeconds: 60 } } : { status: 409, body: { message: 'Связь занята' } },
  )
  const phone = (isAsked: boolean) => (
    <CourierPhone order={{ id: 7 } as Order} isAsked={isAsked} onAsked={() => undefined} />
  )
  const { rerender } = render(phone(true))
  await screen.findByText('Связь занята')
  isUp = true
  rerender(phone(false))
  rerender(phone(true))
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('tel:+77212909090')
})
