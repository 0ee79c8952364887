import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import '../../src/pages/orders/detail/OffPageOrderDetail'
import { useOrderDetailToggle } from '../../src/pages/orders/list/useOrderDetailToggle'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

const PAGE = { press: () => undefined, keepOpen: () => undefined }
const LIST = { state: { rows: [], status: 'ready' } } as never

function OpenOrder() {
  return useOrderDetailToggle(PAGE, false, LIST).offPage
}

test('a link to the order with id 0 shows this order', async () => {
  mockFetch(() => ({ status: 404, body: { message: 'Заказ не найден' } }))
  navigate('/orders?order=0')
  await act(async () => render(<OpenOrder />))
  expect(await screen.findByRole('region', { name: 'Заказ 0 по ссылке' })).toBeTruthy()
})
