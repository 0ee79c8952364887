import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({
  accesses: ['courier_rate_manage'],
  allowedCities: [
    { id: 1, name: 'Караганда' },
    { id: 2, name: 'Астана' },
  ],
})

test('a refused delete does not hide the conditions of another city', async () => {
  const condition = { id: 5, ratio: 1.5, priority: 1, status: true, cityId: 1 }
  mockFetch(({ method }) =>
    method === 'DELETE' ? { status: 409, body: { message: 'Условие занято' } } : { body: [condition] },
  )
  navigate('/settings/ratio-rate?cityId=1&form=delete&entry=5')
  render(<RatioRatePage />)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Да, удалить' }))
  await dialog.findByText('Условие занято')
  await act(async () => navigate('/settings/ratio-rate?cityId=1'))
  expect(screen.getByRole('button', { name: /Обновить/ })).toBeTruthy()
  await act(async () => navigate('/settings/ratio-rate?cityId=2'))
  expect(await screen.findByText('Включен')).toBeTruthy()
  expect(screen.queryByText('Условие занято')).toBeNull()
})
