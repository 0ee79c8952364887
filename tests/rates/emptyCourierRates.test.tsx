import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { EmptyCourierRates } from '../../src/pages/rates/courierRate/EmptyCourierRates'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

setUpScreens({ allowedCities: [1, 2].map((id) => ({ id, name: `Город ${id}` })) })
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const RATE = { typeId: 1, rateTypeId: 1, orderPrice: 400, hourPrice: 700 }

async function copyFromCity() {
  render(<EmptyCourierRates cityId={1} locked={undefined} onSaved={() => undefined} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Скопировать из города' }))
  fireEvent.click(await screen.findByText('Город 2'))
}

test('rates of another city of which one is unreadable are counted and not copied', async () => {
  mockFetch(() => ({ body: [RATE, { ...RATE, typeId: undefined }] }))
  await copyFromCity()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1.ставка не загрузилась.*Копирование отключено/)
  fireEvent.click(screen.getByRole('button', { name: 'Заполнить ставки' }))
  const cell = await screen.findByLabelText<HTMLInputElement>('Стандарт, Пеший курьер: За заказ, ₸')
  expect(cell.value).toBe('')
})

test('rates of another city that load after «Заполнить ставки» do not replace what the user types', async () => {
  const source = delayedReplies()
  mockFetch(() => source.next())
  await copyFromCity()
  fireEvent.click(screen.getByRole('button', { name: 'Заполнить ставки' }))
  const cell = await screen.findByLabelText<HTMLInputElement>('Стандарт, Пеший курьер: За заказ, ₸')
  fireEvent.change(cell, { target: { value: '450' } })
  source.give(0, { body: [RATE] })
  await act(waitForRequests)
  expect(cell.value).toBe('450')
})
