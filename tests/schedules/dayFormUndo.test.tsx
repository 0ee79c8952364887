import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { EditableScheduleDayTable } from '../../src/pages/schedules/form/EditableScheduleDayTable'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor, type WeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { useDraftWeek } from '../../src/pages/schedules/week/weekEditorHooks'
import { stubBrowserApis } from '../form/jsdomStubs'
import { days, shift } from './weekFixtures'

const NAMES = createScheduleNameLookup(
  [
    { value: 1, label: 'Ким Асель' },
    { value: 2, label: 'Ли Анна' },
  ],
  [{ value: 1, label: 'Центр' }],
  new Map(),
)

const Day = ({ editor }: { editor: WeekEditor }) => (
  <EditableScheduleDayTable
    {...{ editor, day: 0, names: NAMES, isTried: false }}
    rows={useDraftWeek(editor).days[0]?.rows ?? []}
    verdicts={[]}
    refused={[]}
  />
)

const editorOf = (...rows: Parameters<typeof days>) =>
  createWeekEditor({ week: { days: days(...rows) }, people: new Map() })
const cellOf = (row: number, column: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .at(column) as HTMLElement
const focused = () => document.activeElement as HTMLInputElement
const type = (value: string) => fireEvent.change(focused(), { target: { value } })
const undo = () => fireEvent.keyDown(focused(), { key: 'z', code: 'KeyZ', ctrlKey: true })

beforeAll(() => {
  stubBrowserApis()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

test.each([
  ['a courier', 5, 'Ли'],
  ['a point', 4, 'Це'],
])('Ctrl+Z while %s is typed leaves the other cells unchanged', (_name, column, text) => {
  render(<Day editor={editorOf([shift(1)])} />)
  fireEvent.pointerDown(cellOf(1, 0))
  type('10:15')
  fireEvent.pointerDown(cellOf(1, column))
  const shown = focused().value
  type(text)
  undo()
  expect(cellOf(1, 0).textContent).toBe('10:15')
  type(shown)
  undo()
  expect(cellOf(1, 0).textContent).toBe('09:00')
})

test.each([
  ['a courier with Ctrl+Y', 5, 'Ли', { key: 'y', code: 'KeyY' }],
  ['a point with Ctrl+Y', 4, 'Це', { key: 'y', code: 'KeyY' }],
  ['a time with Ctrl+Y', 1, '19', { key: 'y', code: 'KeyY' }],
  ['a courier with Ctrl+Shift+Z', 5, 'Ли', { key: 'Z', code: 'KeyZ', shiftKey: true }],
  ['a time with Ctrl+Shift+Z', 1, '19', { key: 'Z', code: 'KeyZ', shiftKey: true }],
])('a redo while the user types %s leaves the other cells unchanged', (_name, column, text, keys) => {
  const redo = () => fireEvent.keyDown(focused(), { ...keys, ctrlKey: true })
  render(<Day editor={editorOf([shift(1)])} />)
  fireEvent.pointerDown(cellOf(1, 0))
  type('10:15')
  fireEvent.pointerDown(cellOf(1, column))
  undo()
  const shown = focused().value
  type(text)
  redo()
  expect(cellOf(1, 0).textContent).toBe('09:00')
  type(shown)
  redo()
  expect(cellOf(1, 0).textContent).toBe('10:15')
})

test.each([
  ['the row above the removed one', [shift(1)], 'Курьер, строка 1'],
  ['the table if no row is left', [], 'Смены дня'],
])('after an undo that removes the row of the focus, the focus is in %s', (_name, rows, label) => {
  render(<Day editor={editorOf(rows)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Добавить строку' }))
  undo()
  expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1)
  expect(focused().getAttribute('aria-label')).toBe(label)
})

test('after a row is removed with its button, Ctrl+Z restores the row', () => {
  render(<Day editor={editorOf([shift(1), shift(2)])} />)
  const remove = screen.getByRole('button', { name: 'Удалить строку 2' })
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(focused().getAttribute('aria-label')).toBe('Смены дня')
  undo()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('rows replaced by a newer version can be reached by Tab', () => {
  const editor = editorOf([shift(1)])
  render(<Day editor={editor} />)
  fireEvent.pointerDown(cellOf(1, 0))
  act(() => editor.rebase(0, [shift(9)], [shift(9)]))
  expect(cellOf(1, 0).tabIndex).toBe(0)
})
