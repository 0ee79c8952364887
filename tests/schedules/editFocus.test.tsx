import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { waitForRequests } from '../session/mockFetch'
import { NEXT_WEEK, openWeek, server, setUpWeek, THIS_WEEK } from './openWeek'

setUpWeek()

const isSave = ({ method, path }: { method: string; path: string }) => method !== 'GET' && path.includes('/day/')

test.each([
  ['the form of a day', 'mode=edit', '09:00', 'Начало, строка 1', '10:00'],
  ['the week', 'view=week&draft=true', '09–18', 'Смена', '10-18'],
])(
  'a failed save of %s leaves the focus on its button; a second press sends nothing',
  async (_name, query, ...cell) => {
    const [shown, label, text] = cell
    server.isSlow = isSave
    const calls = openWeek(`day=2026-03-17&${query}`, THIS_WEEK)
    const grid = await screen.findByRole('grid')
    fireEvent.pointerDown(await within(grid).findByText(shown))
    fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
    const input = await screen.findByLabelText(label)
    fireEvent.input(input, { target: { value: text } })
    fireEvent.blur(input)
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: /Сохранить/ })
    await waitFor(() => expect(save.disabled).toBe(false))
    act(() => save.focus())
    fireEvent.click(save)
    const saves = () => calls.filter(isSave).length
    await waitFor(() => expect(saves()).toBe(1))
    expect(save.disabled).toBe(false)
    fireEvent.click(save)
    fireEvent.keyDown(grid, { key: 'Enter', code: 'Enter', ctrlKey: true })
    await act(waitForRequests)
    expect(saves()).toBe(1)
    server.held.give(0, { status: 404, body: { message: 'День не найден' } })
    await screen.findByText(/День не найден/)
    expect(document.activeElement).toBe(save)
    expect(save.disabled).toBe(false)
  },
)

test.each([
  ['of a day', 'day=2026-03-17&draft=true'],
  ['of the week', 'view=week&draft=true'],
])('the shifts %s have the focus after the question about a past week', async (_name, query) => {
  openWeek(query, NEXT_WEEK)
  await screen.findByText(/Ким Асель/)
  const edit = await screen.findByRole('button', { name: /Редактировать/ })
  act(() => edit.focus())
  fireEvent.click(edit)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Изменить' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid', { hidden: true })))
})

test.each([
  ['«Редактировать»', 'day=2026-03-17&draft=true', 'Редактировать'],
  ['«Добавить расписание»', 'day=2026-03-18&draft=true', 'Добавить расписание'],
])('the shifts of a day have the focus after %s', async (_name, query, button) => {
  openWeek(query, THIS_WEEK)
  const edit = await screen.findByRole('button', { name: new RegExp(button) })
  act(() => edit.focus())
  fireEvent.click(edit)
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(document.activeElement).toBe(grid))
})

test('a day that is opened for editing by its address takes no focus', async () => {
  openWeek('day=2026-03-17&mode=edit', THIS_WEEK)
  await screen.findByRole('grid')
  await act(waitForRequests)
  expect(document.activeElement).toBe(document.body)
})
