import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { CourierPhoneButton } from '../../src/pages/orders/detail/CourierPhoneButton'
import { OrderActionButtons } from '../../src/pages/orders/detail/OrderActionButtons'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

test('the shortcut asks for the phone again after a failed load', async () => {
  let isUp = false
  mockFetch(() =>
    isUp ? { body: { phone: '77212909090', ttlSeconds: 60 } } : { status: 409, body: { message: 'Связь занята' } },
  )
  const phone = (isRequested: boolean) => (
    <CourierPhoneButton order={{ id: 7 } as Order} isRequested={isRequested} onRequestDone={() => undefined} />
  )
  const { rerender } = render(phone(true))
  await screen.findByText('Связь занята')
  isUp = true
  rerender(phone(false))
  rerender(phone(true))
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('tel:+77212909090')
})

test('the phone disappears when the delivery service sends another courier', async () => {
  mockFetch(() => ({ body: { phone: '77212909090' } }))
  const actions = (courierName: string) => {
    const order = {
      id: 7,
      status: 70,
      isExternalCourier: true,
      deliveryService: 'Yandex',
      externalOrderInfo: { courierName },
    }
    return <OrderActionButtons order={order as Order} isArchive={false} onChanged={() => undefined} />
  }
  const { rerender } = render(actions('Марат'))
  fireEvent.click(screen.getByRole('button', { name: /Телефон курьера/ }))
  await screen.findByText('+7 (721) 290-90-90')
  rerender(actions('Ержан'))
  expect(screen.queryByText('+7 (721) 290-90-90')).toBeNull()
  expect(screen.getByRole('button', { name: /Телефон курьера/ })).toBeTruthy()
})
