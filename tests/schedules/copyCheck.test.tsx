import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Call, waitForRequests } from '../session/mockFetch'
import { openWeek, row, server, setUpWeek, THIS_WEEK } from './openWeek'

setUpWeek()

const isSearch = ({ path }: Call) => path.includes('/schedule/search')
const NOTHING_FOUND = /Предупреждений нет|исправлять нечего/
const WEEK_BEFORE = { id: 6, cityId: 1, dateStart: '2026-03-10', dateEnd: '2026-03-16', isPublished: true }

beforeEach(() => {
  server.isSlow = isSearch
  server.isPublished = false
})

async function openCopy() {
  const calls = openWeek('copied=true', THIS_WEEK)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(calls.filter(isSearch)).toHaveLength(2))
  return dialog
}

test('the check of a copied week says that nothing was found only after the check of the neighboring weeks', async () => {
  server.rows['2026-03-16'] = [row(4, 'Ким Асель', '20:00', '23:00')]
  const dialog = await openCopy()
  expect(dialog.getByText('Проверяем соседние недели…')).toBeTruthy()
  expect(dialog.queryByText(NOTHING_FOUND)).toBeNull()
  for (const index of [0, 1]) server.held.give(index, { body: [WEEK_BEFORE] })
  expect(await dialog.findByText(NOTHING_FOUND)).toBeTruthy()
})

test('the check of a copied week finds a short rest after the week before', async () => {
  server.rows['2026-03-16'] = [row(4, 'Ким Асель', '16:00', '23:00')]
  server.rows['2026-03-17'] = [row(4, 'Ким Асель', '06:00', '12:00')]
  const dialog = await openCopy()
  for (const index of [0, 1]) server.held.give(index, { body: [WEEK_BEFORE] })
  expect(await dialog.findByRole('option', { name: /отдых 7 ч/ })).toBeTruthy()
})

test('after a failed check of the neighboring weeks the dialog does not say that nothing was found', async () => {
  const dialog = await openCopy()
  for (const index of [0, 1]) server.held.give(index, { status: 500, body: { message: 'Сбой' } })
  expect(await dialog.findByText(/^Соседние недели не загрузились/)).toBeTruthy()
  await act(waitForRequests)
  expect(dialog.queryByText(NOTHING_FOUND)).toBeNull()
  server.isSlow = () => false
  fireEvent.click(dialog.getByRole('button', { name: 'Обновить' }))
  expect(await dialog.findByText(NOTHING_FOUND)).toBeTruthy()
})
