import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CourierRatesEditor } from '../../src/pages/rates/courierRate/CourierRatesEditor'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

const RATE = { typeId: 1, rateTypeId: 1, orderPrice: 400, hourPrice: 700 }
const OTHER = { typeId: 5, rateTypeId: 1, orderPrice: 500, hourPrice: 800 }

setUpScreens()

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function save() {
  fireEvent.change(cell('Стандарт, Пеший курьер: За заказ, ₸'), { target: { value: '450' } })
  const button = screen.getByRole('button', { name: 'Сохранить' })
  act(() => button.focus())
  fireEvent.click(button)
  await screen.findByText('Новые ставки действуют с момента сохранения.')
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Сохранить' }).at(-1) as HTMLElement))
}

test('a figure that only the newer response lacks is asked for, not sent as 0', async () => {
  const { hourPrice: _hour, ...without } = OTHER
  const network = mockFetch(({ method }) => ({ body: method === 'GET' ? [RATE, without] : {} }))
  render(<CourierRatesEditor cityId={1} rates={[RATE, OTHER]} locked={undefined} onSaved={() => undefined} />)
  await save()
  expect(await screen.findByText(/^Не сохранено: данные на сервере изменились/)).toBeTruthy()
  expect(cell('Стандарт, Велокурьер: За час, ₸').getAttribute('aria-invalid')).toBe('true')
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a save that the server refuses after the screen was left shows its failure alone', async () => {
  let refuse = () => undefined as unknown
  mockFetch(({ method }) => {
    if (method === 'GET') return { body: [RATE, OTHER] }
    return new Promise((resolve) => (refuse = () => resolve({ status: 422, body: { message: 'Ставки закрыты' } })))
  })
  const { unmount } = render(
    <CourierRatesEditor cityId={1} rates={[RATE, OTHER]} locked={undefined} onSaved={() => undefined} />,
  )
  await save()
  unmount()
  await act(async () => refuse())
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Ставки закрыты']))
})

test('after a save, whose button is disabled then, the first rate has the focus', async () => {
  mockFetch(({ method }) => ({ body: method === 'GET' ? [RATE, OTHER] : {} }))
  render(<CourierRatesEditor cityId={1} rates={[RATE, OTHER]} locked={undefined} onSaved={() => undefined} />)
  await save()
  await waitFor(() => expect(screen.queryByText('Новые ставки действуют с момента сохранения.')).toBeNull())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true)
  expect(document.activeElement).toBe(cell('Стандарт, Пеший курьер: За заказ, ₸'))
})
