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

test('«=500» fills empty and refused cells, and a formula that changes no cell adds no undo step', () => {
  render(
    <CourierRatesEditor
      cityId={1}
      rates={[{ ...RATE, hourPrice: undefined }]}
      locked={undefined}
      onSaved={() => undefined}
    />,
  )
  const [empty, refused] = [cell('Стандарт, Пеший курьер: За час, ₸'), cell('Стандарт, Велокурьер: За заказ, ₸')]
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Отменить шаг' })
  const apply = (formula: string) => {
    fireEvent.change(cell('Изменить выбранное'), { target: { value: formula } })
    fireEvent.click(screen.getByRole('button', { name: 'Применить к выбранному' }))
  }
  act(() => empty.focus())
  apply('+5 %')
  expect(empty.value).toBe('')
  expect(undo.disabled).toBe(true)
  fireEvent.paste(empty, { clipboardData: { getData: () => 'нет' } })
  expect(undo.disabled).toBe(true)
  apply('=500')
  expect(empty.value).toBe('500')
  apply('=500')
  fireEvent.paste(empty, { clipboardData: { getData: () => '500' } })
  fireEvent.click(undo)
  expect(empty.value).toBe('')
  expect(undo.disabled).toBe(true)
  act(() => refused.focus())
  fireEvent.change(refused, { target: { value: 'х' } })
  apply('=600')
  expect(refused.value).toBe('600')
  fireEvent.click(undo)
  expect(refused.value).toBe('х')
})

test('a copy of another city has also its rates of a courier type or tariff that the console does not know', async () => {
  const network = mockFetch(({ method }) => ({ body: method === 'GET' ? [] : {} }))
  const copied = [RATE, { ...OTHER, typeId: 77 }, { ...OTHER, rateTypeId: 4 }].map((one) => ({
    ...one,
    bonusForSticker: undefined,
  }))
  render(<CourierRatesEditor cityId={1} rates={[]} copied={copied} locked={undefined} onSaved={() => undefined} />)
  await save()
  await waitFor(() => expect(network.calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  const sent = copied.map((one) => ({ ...one, bonusForSticker: null }))
  const [first, ...others] = sent
  const post = network.calls.find(({ method }) => method === 'POST')
  expect(JSON.parse(post?.body ?? '')).toEqual([{ ...first, orderPrice: 450 }, ...others])
  expect(cell('Тариф 4, Велокурьер: За час, ₸').value).toBe('800')
})
