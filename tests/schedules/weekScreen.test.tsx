import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { SCHEDULE_STATE_LABEL } from '../../src/domain/schedules/states'
import { setClockSource } from '../../src/lib/clock'
import { ScheduleIssueList } from '../../src/pages/schedules/grid/ScheduleIssueList'
import { WeekGrid } from '../../src/pages/schedules/grid/WeekGrid'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { session } from '../../src/session/session'
import { toastState } from '../../src/ui/toasts'
import { NEXT_WEEK, openWeek, row, server, setUpWeek, THIS_WEEK } from './openWeek'
import { days, shift } from './weekFixtures'

setUpWeek()

test('the open day remains open after midnight', async () => {
  openWeek('draft=true', THIS_WEEK)
  await screen.findByText('Ким Асель')
  setClockSource(() => THIS_WEEK + 86_400_000)
  fireEvent.click(screen.getByRole('button', { name: /Редактировать/ }))
  await screen.findByRole('grid', { name: 'Смены дня' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('2026-03-17')
})

test('a past week is edited only after a question, but its draft can be reset; the answer sends nothing and shows no toast', async () => {
  openWeek('view=week&draft=true', NEXT_WEEK)
  const edit = await screen.findByRole('button', { name: /Редактировать/ })
  expect(screen.getByRole('button', { name: /Сбросить/ })).toBeTruthy()
  fireEvent.click(edit)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Изменить' }))
  await waitFor(() => expect(edit.isConnected).toBe(false))
  await waitFor(() => expect(window.location.search).toBe('?view=week&draft=true'))
  expect(toastState.shown).toEqual([])
})

test.each([
  ['a published week with a draft', true, THIS_WEEK, ['Опубликовано', 'Неопубликованные изменения']],
  ['a week that was never published', false, THIS_WEEK, ['Не опубликовано']],
  ['a published past week with a draft', true, NEXT_WEEK, ['Истекло', 'Опубликовано', 'Неопубликованные изменения']],
  ['a past week that was never published', false, NEXT_WEEK, ['Истекло', 'Не опубликовано']],
])('the header says that %s is published, changed or past', async (_name, isPublished, now, states) => {
  server.isPublished = isPublished
  openWeek('view=week', now)
  await screen.findByRole('grid')
  const labels: string[] = Object.values(SCHEDULE_STATE_LABEL)
  const shown = screen.getAllByText((text) => labels.includes(text)).map(({ textContent }) => textContent)
  expect(shown).toEqual(states)
})

test('a day is copied only after its changes loaded; an empty day warns that shifts may be lost', async () => {
  server.isSlow = ({ method, path }) => method === 'GET' && path.includes('/day/2026-03-18')
  openWeek('day=2026-03-17&draft=true', THIS_WEEK)
  fireEvent.click(await screen.findByRole('button', { name: /Скопировать другой день/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Скопировать' })
  expect(confirm().disabled).toBe(true)
  await waitFor(() => server.held.give(0, { status: 500, body: { message: 'День не читается' } }))
  await dialog.findByText('День не читается')
  expect(confirm().disabled).toBe(true)
  server.isSlow = () => false
  fireEvent.click(dialog.getByRole('button', { name: /Обновить/ }))
  expect(
    await dialog.findByText('В выбранном дне смен не видно: после копирования смены этого дня могут пропасть'),
  ).toBeTruthy()
  expect(confirm().disabled).toBe(false)
})

test('a published day counts each absent courier once and shows shifts without a start last', async () => {
  server.rows['2026-03-17'] = [
    row(6, 'Без времени'),
    row(4, 'Ким Асель', '11:00', '20:00'),
    row(4, 'Ким Асель', '09:00', '10:00'),
  ]
  openWeek('day=2026-03-17', THIS_WEEK)
  expect(await screen.findAllByText('Не вышли: 1')).toHaveLength(2)
  const names = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => /Ким Асель|Без времени/.exec(textContent)?.[0])
  expect(names).toEqual([undefined, 'Ким Асель', 'Ким Асель', 'Без времени'])
})

const BY_POINT = [undefined, '12–', '09–', '11–']

test.each([
  ['day=2026-03-17', 'Опубликовано. По точкам, в точке по началу смены. 1 смена не показана', ...BY_POINT],
  ['day=2026-03-17&draft=true', 'Черновик. По точкам, в точке по началу смены. 1 смена не показана', ...BY_POINT],
  ['view=week', 'Опубликовано. Курьеры по алфавиту. 1 смена не показана', undefined, 'Ахметов', 'Ким'],
])('a print names its version, order and unreadable shifts: %s', async (query, notes, ...starts) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(window, 'print').mockImplementation(() => undefined)
  server.rows['2026-03-17'] = [
    { ...row(5, 'Ахметов Олжас', '12:00', '20:00'), pointId: 3 },
    row(4, 'Ким Асель', '11:00', '20:00'),
    row(4, 'Ким Асель', '09:00', '10:00'),
    { courierId: 4 },
  ]
  openWeek(query, THIS_WEEK)
  fireEvent.click(await screen.findByRole('button', { name: 'Печать' }))
  const sheet = within(screen.getByText(notes).parentElement as HTMLElement)
  const rowStarts = sheet.getAllByRole('row').map((one) => /^Ахметов|^Ким|\d\d?–/.exec(one.textContent ?? '')?.[0])
  expect(rowStarts).toEqual(starts)
})

test('a week counts the orders of its demand that could not be read, until the demand is hidden', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(session.user ?? {}, { accesses: ['schedule_view', 'order_view'] })
  server.archive = [{ id: 1, status: 100, createdAt: '2026-03-10 12:30:00' }, {}]
  openWeek('view=week', THIS_WEEK)
  fireEvent.click(await screen.findByRole('button', { name: /Спрос/ }))
  expect(await screen.findByText('28 заказов не показаны: сервер прислал не все поля')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Спрос/ }))
  await waitFor(() => expect(screen.queryByText(/не показаны/)).toBeNull())
})

test('confirmations show the published shifts again after «Обновить» and after a publication', async () => {
  openWeek('view=confirmations', THIS_WEEK)
  await screen.findByRole('row', { name: /Ким Асель/ })
  server.rows['2026-03-17']?.push(row(5, 'Новый Курьер', '12:00', '18:00'))
  fireEvent.click(screen.getByRole('button', { name: 'Обновить' }))
  await screen.findByRole('row', { name: /Новый Курьер/ })
  server.rows['2026-03-17']?.pop()
  fireEvent.click(screen.getByRole('button', { name: /Опубликовать/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Опубликовать' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Новый Курьер/ })).toBeNull())
  expect(await screen.findByRole('row', { name: /Ким Асель/ })).toBeTruthy()
})

test('a publication that Forward opens again does not publish a week with unsaved changes', async () => {
  openWeek('view=week&draft=true', THIS_WEEK)
  const grid = await screen.findByRole('grid')
  fireEvent.click(screen.getByRole('button', { name: /Опубликовать/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(window.location.search).toBe('?view=week&draft=true'))
  fireEvent.pointerDown(await within(grid).findByText('09–18'))
  fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
  fireEvent.input(screen.getByLabelText('Смена'), { target: { value: '12-21' } })
  fireEvent.keyDown(screen.getByLabelText('Смена'), { key: 'Enter' })
  await screen.findByRole('button', { name: /Сохранить: Вт/ })
  window.history.forward()
  await waitFor(() => expect(window.location.search).toContain('form=publish'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Сначала сохраните изменения')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(true)
})

test('unsaved changes stay in view and editable when a colleague publishes the week during a save', async () => {
  server.rows['2026-03-18'] = [row(4, 'Ким Асель', '11:00', '20:00')]
  server.isPublished = false
  server.isSlow = ({ method, path }) => method !== 'GET' && path.includes('/day/')
  const calls = openWeek('view=week', THIS_WEEK)
  const grid = await screen.findByRole('grid')
  for (const shown of ['09–18', '11–20']) {
    fireEvent.pointerDown(await within(grid).findByText(shown))
    fireEvent.keyDown(grid, { key: 'F2', code: 'F2' })
    fireEvent.input(screen.getByLabelText('Смена'), { target: { value: '12-21' } })
    fireEvent.keyDown(screen.getByLabelText('Смена'), { key: 'Enter' })
  }
  fireEvent.click(await screen.findByRole('button', { name: /Сохранить: Вт, Ср/ }))
  await waitFor(() => server.held.give(0, { status: 422, body: { message: 'Пересекается' } }))
  server.isPublished = true
  await waitFor(() => expect(calls.filter(server.isSlow)).toHaveLength(2))
  server.held.give(1, { status: 204 })
  const draft = await screen.findByRole<HTMLButtonElement>('switch', { name: 'Черновик' })
  expect(draft.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('grid')).toBe(grid)
  expect(within(grid).getAllByText('12–21')).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Сохранить: Вт' })).toBeTruthy()
  await waitFor(() => expect(window.location.search).toBe('?view=week&draft=true'))
  act(() => navigate('/schedules/7?day=2026-03-17'))
  await waitFor(() => expect(draft.getAttribute('aria-checked')).toBe('false'))
  expect(draft.disabled).toBe(false)
})

test('two equal warnings are both listed', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const issue = { day: 0, key: 1, kind: 'overlap', tone: 'yellow', courierId: 4, text: 'пересекается с 12–20' } as const
  const names = createScheduleNameLookup([], [], new Map())
  const week = { days: days([shift(1)]) }
  render(<ScheduleIssueList issues={[issue, issue]} week={week} names={names} onSelect={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Список ошибок и предупреждений' }))
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('a night shift of the previous week adds to the first day when it loads', () => {
  const editor = createWeekEditor({ week: { days: days([]) }, people: new Map() })
  render(
    <WeekGrid
      editor={editor}
      names={createScheduleNameLookup([], [], new Map())}
      verdicts={[]}
      rowsBy="couriers"
      isReadOnly
      minutesBefore={undefined}
      pointId={undefined}
      demand={undefined}
      onSave={() => undefined}
      onRepair={() => undefined}
    />,
  )
  const covers = () => screen.getAllByRole('img').map((strip) => strip.getAttribute('aria-label'))
  expect(covers()[0]).toBe('никого')
  act(() => editor.setAround({ before: [shift(1, { start: 22 * 60, end: 26 * 60 })], after: [] }))
  expect(covers().slice(0, 2)).toEqual(['до 1 курьеров, больше всего в 0 ч', 'никого'])
})
