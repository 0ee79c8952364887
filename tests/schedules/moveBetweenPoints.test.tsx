import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { shiftMoveTarget } from '../../src/pages/schedules/grid/gridActions'
import { useWeekGrid } from '../../src/pages/schedules/grid/useWeekGrid'
import { WeekGrid } from '../../src/pages/schedules/grid/WeekGrid'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { stubBrowserApis } from '../form/jsdomStubs'
import { days, shift } from './weekFixtures'

const names = createScheduleNameLookup(
  ['Ким Асель', 'Ли Анна', 'Ахметов Олжас'].map((label, index) => ({ value: index + 1, label })),
  ['Центр', 'Юг'].map((label, index) => ({ value: index + 1, label })),
  new Map(),
)
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.week-grid__fio')?.textContent)
const marked = () =>
  screen.getAllByRole('row').flatMap((row, index) =>
    within(row)
      .queryAllByRole('cell')
      .filter((cell) => cell.getAttribute('aria-selected') === 'true')
      .map((cell) => `${rows()[index - 1]} ${index - 1}: ${cell.querySelector('.week-grid__text')?.textContent}`),
  )
const cell = (row: number) => within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('cell')[0]
const press = (row: number) => fireEvent.pointerDown(cell(row) as HTMLElement)
const move = (code: 'ArrowUp' | 'ArrowDown') =>
  fireEvent.keyDown(screen.getByRole('grid'), { key: code, code, altKey: true, shiftKey: true })
const announced = () => document.querySelector('.week-grid__said')?.textContent

const createEditor = () => {
  const first = [shift(1, { start: 600 }), shift(2, { courierId: 2, start: 660 })]
  const week = { days: days([...first, shift(3, { courierId: 3, pointId: 2 })]) }
  return createWeekEditor({ week, people: new Map() })
}

beforeAll(stubBrowserApis)
beforeEach(() => {
  render(
    <WeekGrid
      {...{ editor: createEditor(), names, verdicts: [], isReadOnly: false }}
      {...{ rowsBy: 'points', minutesBefore: undefined, pointId: undefined, demand: undefined }}
      onSave={() => undefined}
      onRepair={() => undefined}
    />,
  )
})
afterEach(cleanup)

test('a shift below the heading of its point stays selected if it is moved up', () => {
  expect(rows()).toEqual(['Центр', 'Ким Асель', 'Ли Анна', 'Юг', 'Ахметов Олжас'])
  press(1)
  move('ArrowUp')
  expect(marked()).toEqual(['Ким Асель 1: 10–18'])
  expect(announced()).toBe('')
})

test('a shift moved onto the heading of another point stays selected in the row of its courier there', () => {
  press(2)
  move('ArrowDown')
  expect(rows()).toEqual(['Центр', 'Ким Асель', 'Ли Анна', 'Юг', 'Ахметов Олжас', 'Ли Анна'])
  expect(marked()).toEqual(['Ли Анна 5: 11–18'])
  move('ArrowUp')
  expect(marked()).toEqual(['Ахметов Олжас 4: 09–18, 11–18'])
})

test('the shifts of two couriers stay selected if they are moved up', () => {
  press(1)
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown', shiftKey: true })
  move('ArrowUp')
  expect(marked()).toEqual(['Ким Асель 1: 10–18, 11–18'])
})

test('if a new row separates two moved shifts, the courier between them is not selected', () => {
  press(1)
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown', shiftKey: true })
  move('ArrowDown')
  expect(rows()).toEqual(['Центр', 'Ким Асель', 'Ли Анна', 'Юг', 'Ахметов Олжас', 'Ли Анна'])
  expect(marked()).toEqual(['Ли Анна 5: 11–18'])
})

test.each([
  ['the heading of another point', 'is selected in the row of its courier there', false, 3, 'Ли Анна', 5],
  ['the heading of another point with Ctrl', 'is selected there as a copy', true, 3, 'Ли Анна', 5],
  ['the heading of its own point', 'stays selected', false, 0, 'Ли Анна', 2],
  ['another courier', 'is selected there', false, 4, 'Ахметов Олжас', 4],
])('a shift dragged onto %s %s', (_onto, _result, isCopy, to, title, row) => {
  const editor = createEditor()
  const { result } = renderHook(() => useWeekGrid({ editor, names, verdicts: [], rowsBy: 'points', isReadOnly: false }))
  const target = shiftMoveTarget(result.current.rows[to])
  const command = { name: 'move', row: { day: 0, key: 2 }, day: 1, ...target, isCopy } as const
  act(() => result.current.drop(command, { row: 2, day: 0 }, { row: to, day: 1 }))
  const { rows, marked } = result.current
  expect(marked).toEqual({ anchor: { row, day: 1 }, cursor: { row, day: 1 } })
  expect(rows[row]?.title).toBe(title)
})
