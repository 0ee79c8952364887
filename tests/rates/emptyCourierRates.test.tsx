import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { EmptyCourierRates } from '../../src/pages/rates/courierRate/EmptyCourierRates'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ allowedCities: [1, 2].map((id) => ({ id, name: `Город ${id}` })) })
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const RATE = { typeId: 1, rateTypeId: 1, orderPrice: 400, hourPrice: 700 }

test('rates of another city of which one is unreadable are counted and not copied', async () => {
  mockFetch(() => ({ body: [RATE, { ...RATE, typeId: undefined }] }))
  render(<EmptyCourierRates cityId={1} locked={undefined} onSaved={() => undefined} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Скопировать из города' }))
  fireEvent.click(await screen.findByText('Город 2'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1.ставка не загрузилась.*Копирование отключено/)
  fireEvent.click(screen.getByRole('button', { name: 'Заполнить ставки' }))
  const cell = await screen.findByLabelText<HTMLInputElement>('Стандарт, Пеший курьер: За заказ, ₸')
  expect(cell.value).toBe('')
})
