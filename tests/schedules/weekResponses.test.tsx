import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { defaultCityId } from '../../src/kit/address/defaultCityId'
import { setClockSource } from '../../src/lib/clock'
import { SchedulesPage } from '../../src/pages/schedules/list/SchedulesPage'
import { session } from '../../src/session/session'
import { toastState } from '../../src/ui/toasts'
import { OPTION } from '../antdSelectors'
import { type Call, mockFetch, type Reply } from '../session/mockFetch'
import { answer, openWeek, row, server, setUpWeek, THIS_WEEK } from './openWeek'

/**
 * Contract, «Settled in the third review»: a response that arrives after the user has left the schedule week may update stores and show a
 * toast. It never navigates, closes, opens, resets or overwrites anything that the user sees.
 */

const ROW = row(4, 'Ким Асель', '09:00', '18:00')

setUpWeek()
beforeEach(() => {
  server.isPublished = false
  server.rows = { '2026-03-17': [ROW], '2026-03-19': [ROW] }
})

const messages = () => toastState.shown.map(({ text }) => text)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const goTo = (query: string) => act(() => navigate(`/schedules/7?${query}`))
const give = (reply: Reply) => waitFor(() => server.held.give(0, reply))

async function typeStart() {
  const grid = await screen.findByRole('grid', { name: 'Смены дня' })
  fireEvent.focus(within(grid).getByText('09:00'))
  const cell = await within(grid).findByRole('textbox', { name: /Начало, строка 1/ })
  fireEvent.change(cell, { target: { value: '10' } })
  fireEvent.blur(cell)
}

const MONDAY = 'day=2026-03-23'
const TUESDAY = 'day=2026-03-17'

async function copyMonday() {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'День недели' }))
  fireEvent.click(await screen.findByText(/вторник/i, { selector: OPTION }))
  server.isSlow = ({ path }) => path.endsWith('/day/copy')
  await press(/Скопировать/)
}

test('an opened week does not change the city with which other screens open', async () => {
  session.user?.allowedCities.unshift({ id: 2, name: 'Астана' })
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await screen.findByRole('grid', { name: 'Смены дня' })
  expect(defaultCityId()).toBe(2)
})

test('a slow copy of a day keeps input in another day', async () => {
  openWeek(MONDAY, THIS_WEEK)
  await copyMonday()
  await goTo(`${TUESDAY}&mode=edit`)
  await typeStart()
  await screen.findByDisplayValue('10:00')
  await give({ body: {} })
  await waitFor(() => expect(messages()).toEqual(['День скопирован']))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByDisplayValue('10:00')).toBeTruthy()
})

test('a slow copy of a day keeps the choice made on another empty day', async () => {
  openWeek(MONDAY, THIS_WEEK)
  await copyMonday()
  await goTo('day=2026-03-22')
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'День недели' }))
  fireEvent.click((await screen.findAllByText(/четверг/i, { selector: OPTION })).at(-1) as Element)
  await give({ body: {} })
  await waitFor(() => expect(messages()).toEqual(['День скопирован']))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(document.querySelector('.empty-day__copy')?.textContent).toMatch(/четверг/i)
})

test('a slow save of a day leaves the form of the next day open', async () => {
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await typeStart()
  server.isSlow = ({ method, path }) => method === 'POST' && /day\/2026/.test(path)
  await press('Сохранить')
  await goTo('day=2026-03-19&mode=edit')
  await screen.findByRole('grid', { name: 'Смены дня' })
  await give({ body: {} })
  await waitFor(() => expect(messages()).toEqual(['Расписание дня сохранено']))
  expect(screen.getByRole('grid', { name: 'Смены дня' })).toBeTruthy()
  expect(window.location.search).toBe('?day=2026-03-19&mode=edit')
})

test('a slow save of a day does not lead back to a screen that was left', async () => {
  const calls = openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await typeStart()
  server.isSlow = ({ method, path }) => method === 'POST' && /day\/2026/.test(path)
  await press('Сохранить')
  await waitFor(() => expect(calls.some(server.isSlow)).toBe(true))
  await act(() => navigate('/cities'))
  await screen.findByText('Города')
  await give({ body: {} })
  await waitFor(() => expect(messages()).toEqual(['Расписание дня сохранено']))
  expect(window.location.pathname).toBe('/cities')
})

async function confirmChange(form: string, confirm: string, path: string) {
  openWeek(`${TUESDAY}&form=${form}`, THIS_WEEK)
  const dialog = await screen.findByRole('dialog')
  server.isSlow = (call) => call.path.endsWith(path)
  fireEvent.click(within(dialog).getByRole('button', { name: confirm }))
}

test.each([
  ['publish', 'Опубликовать', '/publish', 'Расписание опубликовано'],
  ['reset', 'Сбросить', '/clear', 'Черновик удалён'],
])('a slow %s leaves the dialog that was opened meanwhile', async (form, confirm, path, text) => {
  await confirmChange(form, confirm, path)
  const other = form === 'publish' ? 'reset' : 'publish'
  await goTo(`${TUESDAY}&form=${other}`)
  await give({ body: {} })
  await waitFor(() => expect(messages()).toEqual([text]))
  expect(window.location.search).toBe(`?${TUESDAY}&form=${other}`)
})

async function createWeek() {
  setClockSource(() => THIS_WEEK)
  navigate('/schedules?cityId=1')
  mockFetch(answer)
  render(
    <>
      <Route path="/schedules">
        <SchedulesPage />
      </Route>
      <Route path="/cities">Города</Route>
    </>,
  )
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Неделя' }))
  fireEvent.click((await screen.findAllByRole('option')).at(0) as Element)
  fireEvent.click(document.querySelector(OPTION) as Element)
  server.isSlow = ({ path }) => path.endsWith('/manage/schedule')
  await press(/Создать расписание/)
}

test.each<[string, () => Promise<void>]>([
  [
    'a day is copied',
    () => {
      openWeek(MONDAY, THIS_WEEK)
      return copyMonday()
    },
  ],
  ['a week is published', () => confirmChange('publish', 'Опубликовать', '/publish')],
  ['a week is reset', () => confirmChange('reset', 'Сбросить', '/clear')],
  ['a week is created', createWeek],
])('messages of a 422 response are shown where %s', async (_what, send) => {
  await send()
  await give({ status: 422, body: { message: 'Проверьте поля', errors: { dateTo: 'День уже заполнен' } } })
  expect((await screen.findByText('Проверьте поля')).closest('[role="alert"]')?.textContent).toContain(
    'День уже заполнен',
  )
})

test('a path of a 422 response marks its row and field in the form of the day', async () => {
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await typeStart()
  server.isSlow = ({ method, path }) => method === 'POST' && /day\/2026/.test(path)
  await press('Сохранить')
  const errors = { 'items.0.timeEnd': 'Позже закрытия точки' }
  await give({ status: 422, body: { message: 'Проверьте поля', errors } })
  const marked = await screen.findByText('Позже закрытия точки', { selector: '.day-table__message' })
  expect(marked.closest('td')?.className).toContain('day-table__end')
  expect(screen.getByRole('list', { name: 'Сохранение по дням' }).textContent).toContain('Проверьте поля')
})

test('a slow creation of a week does not navigate from another screen', async () => {
  await createWeek()
  await act(() => navigate('/cities'))
  await give({ body: { id: 12 } })
  await waitFor(() => expect(messages()).toEqual(['Расписание создано']))
  expect(window.location.pathname).toBe('/cities')
})

const isLoadOfOtherDay = ({ method, path }: Call): boolean =>
  method === 'GET' && /\/day\/2026/.test(path) && !path.includes('2026-03-17')

test('a day is edited and saved while the other days are under way', async () => {
  server.isSlow = isLoadOfOtherDay
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await typeStart()
  await press('Сохранить')
  await waitFor(() => expect(messages()).toEqual(['Расписание дня сохранено']))
})

test('input and its verdicts are kept when the other days load', async () => {
  server.isSlow = ({ method, path }) => method === 'GET' && /\/day\/2026/.test(path) && !path.includes('2026-03-19')
  openWeek('day=2026-03-19&mode=edit', THIS_WEEK)
  await typeStart()
  const nightBefore = [{ ...ROW, timeStart: '20:00', timeEnd: '04:00' }]
  for (const index of [0, 1, 2, 3, 4, 5]) {
    await waitFor(() => server.held.give(index, { body: index === 1 ? nightBefore : [] }))
  }
  expect(await screen.findByText(/отдых 6/)).toBeTruthy()
  expect(screen.getByDisplayValue('10:00')).toBeTruthy()
})

test('a day that fails to load does not block others, and says what is not checked', async () => {
  server.isBroken = (call) => isLoadOfOtherDay(call) && call.path.includes('2026-03-18')
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  await typeStart()
  expect(await screen.findByText(/Другие дни не загрузились/)).toBeTruthy()
  await press('Сохранить')
  await waitFor(() => expect(messages()).toEqual(['Расписание дня сохранено']))
})

test('an empty day has one row to fill while the other days come', async () => {
  server.isSlow = isLoadOfOtherDay
  server.rows = {}
  openWeek(`${TUESDAY}&mode=edit`, THIS_WEEK)
  const grid = await screen.findByRole('grid', { name: 'Смены дня' })
  const rows = () => within(grid).getAllByRole('button', { name: /^Удалить строку/ })
  expect(rows()).toHaveLength(1)
  for (const index of [0, 1, 2, 3, 4, 5]) await waitFor(() => server.held.give(index, { body: [ROW] }))
  await waitFor(() => expect(screen.queryByText(/Другие дни не загрузились/)).toBeNull())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(rows()).toHaveLength(1)
})
