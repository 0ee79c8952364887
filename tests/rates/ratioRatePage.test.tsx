import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

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

test('a refusal is forgotten once the next attempt has succeeded after the dialog was closed', async () => {
  const held = delayedReplies()
  let deletes = 0
  mockFetch(({ method }) => {
    if (method !== 'DELETE') return { body: [{ id: 5, ratio: 1.5, priority: 1, status: true, cityId: 1 }] }
    deletes++
    return deletes === 1 ? { status: 409, body: { message: 'Условие занято' } } : held.next()
  })
  navigate('/settings/ratio-rate?cityId=1&form=delete&entry=5')
  render(<RatioRatePage />)
  const dialog = within(await screen.findByRole('dialog'))
  const remove = async () => fireEvent.click(await dialog.findByRole('button', { name: /Да, удалить|Повторить/ }))
  await remove()
  await dialog.findByText('Условие занято')
  await remove()
  await waitFor(() => expect(deletes).toBe(2))
  await act(async () => navigate('/settings/ratio-rate?cityId=1'))
  await act(async () => held.give(0, { status: 204 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Включен')).toBeTruthy()
  expect(screen.queryByText('Условие занято')).toBeNull()
})
