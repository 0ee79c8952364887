import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { writeFormDraft } from '../../src/ui/form/formDrafts'
import { openWeek, row, server, setUpWeek, THIS_WEEK } from './openWeek'

setUpWeek()

const SHIFT = { courierId: 4, pointId: 2, start: 540, end: 1080, breakStart: null, breakEnd: null }
const DAY = 'day=2026-03-17'
const undo = () => fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', code: 'KeyZ', ctrlKey: true })
const refusals = () => screen.queryAllByText('Курьер не найден').length
const findGrid = async () => {
  const grid = await screen.findByRole('grid')
  await within(grid).findByText(/Центр/)
  return grid
}

async function restore(query: string) {
  const pasted = { ...SHIFT, courierId: null, start: 600, unread: { courier: 'Ким Асель' } }
  const draft = { '2026-03-17': { base: [SHIFT], rows: [SHIFT, pasted] } }
  writeFormDraft({ userId: 3, address: '/schedules/7', form: 'week' }, draft)
  openWeek(`${DAY}&${query}`, THIS_WEEK)
  await within(await screen.findByRole('grid')).findByText(/Ким Асель/)
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
}

test('names stored as text are resolved in the open form of a day; an undo is not repeated', async () => {
  await restore('mode=edit')
  expect(screen.getAllByText('Ким Асель')).toHaveLength(2)
  expect(refusals()).toBe(0)
  undo()
  expect(refusals()).toBe(1)
})

test('names stored as text are resolved in the week', async () => {
  await restore('view=week&draft=true')
  expect(screen.queryByRole('row', { name: /Без курьера/ })).toBeNull()
  const day = within(screen.getByRole('row', { name: /Ким Асель/ })).getAllByRole('cell')[0]
  expect(day?.textContent).toContain('10–18')
})

const COURIERS = { body: [{ value: 4, label: 'Ким Асель', courierTypeId: 1 }] }

/** Opens the form of a day. The couriers are the first held reply, the shifts of the late day the second. */
async function openFormBeforeCouriers(lateDay?: string) {
  server.isSlow = ({ path }) => path.includes('/dictionary/courier') || path.includes(`/day/${lateDay}`)
  openWeek(`${DAY}&mode=edit`, THIS_WEEK)
  return findGrid()
}

const paste = (grid: HTMLElement) =>
  fireEvent.paste(grid, { clipboardData: { getData: () => '10:00\t19:00\t\t\tЦентр\tКим Асель' } })
const load = (index: number, reply: { body: unknown }) => act(async () => server.held.give(index, reply))

test('names pasted before they load are resolved once; an undo is not repeated when another day loads', async () => {
  const grid = await openFormBeforeCouriers('2026-03-19')
  paste(grid)
  expect(refusals()).toBe(1)
  await load(0, COURIERS)
  await waitFor(() => expect(refusals()).toBe(0))
  undo()
  expect(refusals()).toBe(1)
  await load(1, { body: [row(5, 'Ли Анна', '09:00', '18:00')] })
  expect(refusals()).toBe(1)
  undo()
  expect(within(grid).getAllByRole('row')).toHaveLength(2)
})

test('names pasted into the form of a day are resolved also if they load in the view of the week', async () => {
  paste(await openFormBeforeCouriers())
  act(() => navigate(`/schedules/7?${DAY}&view=week&draft=true`))
  await screen.findByRole('row', { name: /Без курьера/ })
  await load(0, COURIERS)
  const day = within(await screen.findByRole('row', { name: /Ким Асель/ })).getAllByRole('cell')[0]
  await waitFor(() => expect(day?.textContent).toContain('10–19'))
})

test('names that load later do not mark an unedited day as changed', async () => {
  await openFormBeforeCouriers()
  await load(0, COURIERS)
  await screen.findByText('Ким Асель')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Сохранить/ }).disabled).toBe(true)
})
