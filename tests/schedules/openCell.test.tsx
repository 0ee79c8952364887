import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { EditableScheduleDayTable } from '../../src/pages/schedules/form/EditableScheduleDayTable'
import { WeekGrid } from '../../src/pages/schedules/grid/WeekGrid'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor, type WeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { useDraftWeek } from '../../src/pages/schedules/week/weekEditorHooks'
import { stubBrowserApis } from '../form/jsdomStubs'
import { days, shift } from './weekFixtures'

/**
 * The user types into a cell and then presses the mouse button on another cell. The press removes the open input without moving the focus.
 */

const COURIERS = ['Ким Асель', 'Петров Пётр', 'Петров Пётр Иванович', 'Ли Анна', 'Ли Анна'].map((label, index) => ({
  ...{ value: index + 1, label, courierTypeId: 1 },
}))
const names = createScheduleNameLookup(COURIERS, [{ value: 1, label: 'Центр' }], new Map())
let editor: WeekEditor

const Day = () => (
  <EditableScheduleDayTable
    {...{ editor, day: 0, names, isTried: false }}
    rows={useDraftWeek(editor).days[0]?.rows ?? []}
    verdicts={[]}
    refused={[]}
  />
)
const Week = ({ shown = names }) => (
  <WeekGrid
    {...{ editor, names: shown, verdicts: [], rowsBy: 'couriers', isReadOnly: false }}
    {...{ minutesBefore: undefined, pointId: undefined, demand: undefined }}
    onSave={() => undefined}
    onRepair={() => undefined}
  />
)

beforeAll(() => {
  stubBrowserApis()
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => {
  editor = createWeekEditor({ week: { days: days([shift(1)]) }, people: new Map() })
})
afterEach(cleanup)

const cellOf = (row: RegExp | number, column: number): HTMLElement =>
  within(
    typeof row === 'number' ? (screen.getAllByRole('row')[row] as HTMLElement) : screen.getByRole('row', { name: row }),
  )
    .getAllByRole('cell')
    .at(column) as HTMLElement
const press = (row: RegExp | number, column: number) => fireEvent.pointerDown(cellOf(row, column))
const type = (value: string) => fireEvent.change(document.activeElement as Element, { target: { value } })

test.each([
  ['a time', 0, '1015', '10:15'],
  ['the exact name', 5, 'петров пётр', 'Петров Пётр'],
  ['a part of one name', 5, 'иванович', 'Петров Пётр Иванович'],
  ['a part of several names', 5, 'Петр', 'ПетрКурьер не найден'],
  ['a name shared by two', 5, 'Ли Анна', 'Ли АннаКурьер не найден'],
  ['an unknown name', 5, 'Сидоров', 'СидоровКурьер не найден'],
  ['an unknown point', 4, 'Луна', 'ЛунаТочка не найдена'],
  ['no name', 5, '', ''],
])('the day form shows %s after the cell is left', (_name, column, typed, shown) => {
  render(<Day />)
  press(1, column)
  type(typed)
  press(1, 1)
  expect(cellOf(1, column).textContent).toBe(shown)
})

test('the grid moves the shift of an unknown courier to a row without courier, whose cell still has the text', () => {
  render(<Week />)
  press(/Ким/, 0)
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'a', code: 'KeyA' })
  type('Сидоров')
  press(/Ким/, 2)
  expect(cellOf(/Ким/, 0).textContent).toBe('')
  expect(cellOf(/Без курьера/, 0).textContent).toContain('09–18')
  press(/Без курьера/, 0)
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'a', code: 'KeyA' })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Курьер' }).value).toBe('Сидоров')
})

test('clearing an invalid text closes the cell, and the grid accepts keys again', () => {
  render(<Week />)
  const input = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Смена' })
  press(/Ким/, 2)
  fireEvent.keyDown(screen.getByRole('grid'), { key: '9' })
  type('9 18')
  fireEvent.keyDown(input() as HTMLElement, { key: 'Enter' })
  expect(screen.getByRole('alert').textContent).toBe('Время не распознано')
  type('')
  fireEvent.keyDown(input() as HTMLElement, { key: 'Enter' })
  expect(input()).toBeNull()
  press(/Ким/, 3)
  expect(cellOf(/Ким/, 3).getAttribute('aria-selected')).toBe('true')
})

test.each([
  ['an unknown name', 'Сидоров', 'СидоровКурьер не найден'],
  ['no name', '', ''],
])('Ctrl+Enter in the cell of a courier keeps %s', (_name, typed, shown) => {
  render(<Day />)
  press(1, 5)
  type(typed)
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', code: 'Enter', ctrlKey: true })
  press(1, 1)
  expect(cellOf(1, 5).textContent).toBe(shown)
})

test('a text that the grid does not understand stays open until it is corrected or discarded', () => {
  render(<Week />)
  const input = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Смена' })
  press(/Ким/, 0)
  fireEvent.keyDown(screen.getByRole('grid'), { key: '9' })
  type('9 18')
  for (const day of [2, 3]) {
    press(/Ким/, day)
    fireEvent.doubleClick(cellOf(/Ким/, day))
    expect(input()?.value).toBe('9 18')
    expect(document.activeElement).toBe(input())
    expect(screen.getByRole('alert').textContent).toBe('Время не распознано')
  }
  fireEvent.keyDown(input() as HTMLElement, { key: 'Escape' })
  expect(input()).toBeNull()
  press(/Ким/, 2)
  expect(cellOf(/Ким/, 2).getAttribute('aria-selected')).toBe('true')
})

describe('a week of 60 couriers whose cursor was scrolled out of view', () => {
  const couriers = Array.from({ length: 60 }, (_, index) => ({ value: index + 1, label: `Курьер ${index + 10}` }))
  const shown = createScheduleNameLookup(couriers, [], new Map())
  const grid = () => screen.getByRole('grid')
  const input = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Смена' })
  const scrollTo = (scrollTop: number) => fireEvent.scroll(grid().parentElement as Element, { target: { scrollTop } })
  beforeEach(() => {
    render(<Week shown={shown} />)
    press(/Курьер 13/, 2)
  })

  test('typing opens its cell and scrolls to it', () => {
    scrollTo(1600)
    expect(screen.queryByRole('row', { name: /Курьер 13/ })).toBeNull()
    fireEvent.keyDown(grid(), { key: '9' })
    expect(input()?.value).toBe('9')
    expect(document.activeElement).toBe(input())
    expect(grid().parentElement?.scrollTop).toBeLessThan(1600)
  })

  test.each([
    ['Delete', () => fireEvent.keyDown(grid(), { key: 'Delete', code: 'Delete' })],
    ['Escape', () => fireEvent.keyDown(grid(), { key: 'Escape', code: 'Escape' })],
    ['a paste', () => fireEvent.paste(grid(), { clipboardData: { getData: () => '10-19' } })],
    ['a cut', () => fireEvent.cut(grid(), { clipboardData: { setData: () => undefined } })],
  ])('%s scrolls to it', (_name, press) => {
    scrollTo(1600)
    press()
    expect(grid().parentElement?.scrollTop).toBeLessThan(1600)
  })

  test('a key without a meaning in the grid does not scroll to it', () => {
    scrollTo(1600)
    fireEvent.keyDown(grid(), { key: 'Shift', code: 'ShiftLeft' })
    expect(grid().parentElement?.scrollTop).toBe(1600)
  })

  test.each([
    ['a shift', '10-19', '10–19'],
    ['an invalid text', '10 19', undefined],
  ])('%s typed before is kept and can be committed', (_name, text, committed) => {
    fireEvent.keyDown(grid(), { key: '1' })
    fireEvent.input(input() as Element, { target: { value: text } })
    scrollTo(1600)
    expect(document.activeElement).toBe(input())
    fireEvent.keyDown(input() as Element, { key: 'Enter' })
    scrollTo(0)
    if (committed) expect(cellOf(/Курьер 13/, 2).textContent).toBe(committed)
    else expect(input()?.value).toBe(text)
  })
})
