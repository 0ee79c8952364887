import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { session } from '../../src/session/session'
import { toastState } from '../../src/ui/toasts'
import { waitForRequests } from '../session/mockFetch'
import { openWeek, row, server, setUpWeek, THIS_WEEK } from './openWeek'

setUpWeek()

const DAY_CELL = 'Начало, строка 1'

test.each([
  ['a time in the form of a day', 'mode=edit', DAY_CELL, '10:00'],
  ['a courier in the form of a day', 'mode=edit', 'Курьер, строка 1', 'Новый'],
  ['a shift in the week', 'view=week&draft=true', 'Смена', '9-20'],
  ['a text that the week does not understand', 'view=week&draft=true', 'Смена', '9 18'],
])('closing the tab asks about %s that is typed into an open cell', async (_name, query, label, text) => {
  openWeek(`day=2026-03-17&${query}`, THIS_WEEK)
  const grid = await screen.findByRole('grid')
  fireEvent.pointerDown(await within(grid).findByText(label.startsWith('Курьер') ? 'Ким Асель' : /^09/))
  fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  fireEvent.input(input, { target: { value: text } })
  expect(isAsked()).toBe(true)
  fireEvent.blur(input)
  expect(isAsked()).toBe(true)
})

test('a cell with text that the week does not understand leaves the focus to a dialog that opens', async () => {
  openWeek('day=2026-03-17&view=week&draft=true', THIS_WEEK)
  const grid = await screen.findByRole('grid')
  fireEvent.pointerDown(await within(grid).findByText(/^09/))
  fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
  const input = await screen.findByLabelText<HTMLInputElement>('Смена')
  fireEvent.input(input, { target: { value: '9 18' } })
  const dialog = document.createElement('button')
  const layer = document.createElement('div')
  layer.className = 'ant-modal-root'
  layer.append(dialog)
  document.body.append(layer)
  act(() => dialog.focus())
  expect(document.activeElement).toBe(dialog)
  expect(screen.getByLabelText('Смена')).toBe(input)
  expect(input.value).toBe('9 18')
  layer.remove()
})

test('a second time typed into a saved cell is kept', async () => {
  openWeek('day=2026-03-17&mode=edit', THIS_WEEK)
  fireEvent.pointerDown(await screen.findByText('09:00'))
  const input = await screen.findByLabelText<HTMLInputElement>(DAY_CELL)
  fireEvent.input(input, { target: { value: '9' } })
  fireEvent.blur(input)
  fireEvent.input(input, { target: { value: '10' } })
  fireEvent.blur(input)
  expect((await screen.findByLabelText<HTMLInputElement>(DAY_CELL)).value).toBe('10:00')
})

const isSave = ({ method, path }: { method: string; path: string }) => method !== 'GET' && path.includes('/day/')

async function saveTwoDays() {
  server.rows['2026-03-18'] = [row(4, 'Ким Асель', '11:00', '20:00')]
  server.isSlow = isSave
  const calls = openWeek('view=week&draft=true', THIS_WEEK)
  const grid = await screen.findByRole('grid')
  for (const shown of ['09–18', '11–20']) {
    fireEvent.pointerDown(await within(grid).findByText(shown))
    fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
    const input = screen.getByLabelText('Смена')
    fireEvent.input(input, { target: { value: '12-21' } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
  fireEvent.click(await screen.findByRole('button', { name: /Сохранить: Вт, Ср/ }))
  const saves = () => calls.filter(isSave)
  await waitFor(() => expect(saves()).toHaveLength(1))
  return saves
}

const LEAVE = {
  screen: () => navigate('/'),
  confirmations: () => navigate('/schedules/7?view=confirmations'),
}
const REFUSED = { status: 422, body: { message: 'Пересекается' } }

test.each([
  ['is refused', REFUSED, 'Не сохранено: Вт. Сохранено: Ср', 'Пересекается'],
  [
    'has an unknown outcome',
    { status: 504 },
    'Неизвестно, сохранено ли: Вт. Сохранено: Ср',
    expect.stringMatching(/Проверьте/),
  ],
])('a save whose screen is left goes on; a toast names the days if the first %s', async (_name, reply, text, hint) => {
  const saves = await saveTwoDays()
  act(LEAVE.screen)
  server.held.give(0, reply)
  await waitFor(() => expect(saves()).toHaveLength(2))
  server.held.give(1, { status: 204 })
  await waitFor(() => expect(toastState.shown).toEqual([{ id: expect.anything(), tone: 'failure', text, hint }]))
})

test('the question about leaving during a save says that the save continues, and closes when all days are saved', async () => {
  const saves = await saveTwoDays()
  act(() => guardNavigation(navigate, '/', {}))
  expect(await screen.findByText(/^Сохранение ещё идёт и продолжится после ухода/)).toBeTruthy()
  server.held.give(0, { status: 204 })
  await waitFor(() => expect(saves()).toHaveLength(2))
  server.held.give(1, { status: 204 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/schedules/7')
})

test('a toast names the unsaved days over the confirmations of the same week', async () => {
  const saves = await saveTwoDays()
  act(LEAVE.confirmations)
  server.held.give(0, REFUSED)
  await waitFor(() => expect(saves()).toHaveLength(2))
  server.held.give(1, REFUSED)
  await waitFor(() => expect(toastState.shown).toEqual([expect.objectContaining({ text: 'Не сохранено: Вт, Ср' })]))
})

test('the days that another user left unsaved are not named', async () => {
  const saves = await saveTwoDays()
  act(LEAVE.screen)
  act(() => void Object.assign(session, { key: 'other', user: { ...session.user, id: 4 } }))
  server.held.give(0, REFUSED)
  await act(waitForRequests)
  expect(saves()).toHaveLength(1)
  expect(toastState.shown).toEqual([])
})
