import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { Column } from '../../src/kit/list/columns'
import { DataTable, type TableListState } from '../../src/kit/list/DataTable'
import { FilterCard } from '../../src/kit/list/FilterCard'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { NumberField } from '../../src/ui/form/NumberField'
import { TextField } from '../../src/ui/form/TextField'
import { ROW } from '../../tests/antdSelectors'
import { onStage, stageLoader } from '../stage'

type Row = { id: number; name: string }

const field = fieldNames<Row>()

const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', title: 'ID', width: 80, fixed: 'left', render: ({ id }) => id },
  { key: 'name', title: 'Название', width: 400, render: ({ name }) => name },
]
const PAGE = 5
const COUNT = 12
const rowsOf = (ids: number[]): Row[] => ids.map((id) => ({ id, name: `Запись ${id}` }))
const pageOf = (page: number) =>
  rowsOf(Array.from({ length: COUNT }, (_, index) => index + 1).slice((page - 1) * PAGE, page * PAGE))

let replaceRows: (change: (rows: Row[]) => Row[]) => void
let renders = 0

function List() {
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState(() => pageOf(1))
  const [open, setOpen] = useState<number>()
  replaceRows = setRows
  renders++
  const list: TableListState<Row> = {
    state: { rows, page, total: COUNT, perPage: PAGE, pageCount: 3, status: 'ready', failure: null },
    query: { page },
    sort: undefined,
    setPage: (next) => {
      setPage(next)
      setRows(pageOf(next))
    },
    setSort: () => undefined,
    reload: () => undefined,
  }
  return (
    <>
      <h1>Список</h1>
      <FilterCard<Row>
        list={{
          query: { page: 1 },
          hasFilters: false,
          setFilters: () => undefined,
          clearFilters: () => undefined,
          clearQuery: () => undefined,
        }}
        keys={['id', 'name']}
      >
        <NumberField name={field('id')} label="Номер" />
        <TextField name={field('name')} label="Имя" />
      </FilterCard>
      <DataTable
        name="keys"
        columns={COLUMNS}
        list={list}
        empty="Пусто"
        expandable={{
          expandedRowKeys: open === undefined ? [] : [open],
          expandRowByClick: true,
          columnTitle: <span className="visually-hidden">Подробности</span>,
          onExpand: (isOpen, row) => setOpen(isOpen ? row.id : undefined),
          expandedRowRender: ({ id }) => <button type="button">{`Действие ${id}`}</button>,
        }}
      />
    </>
  )
}

const meta: Meta<typeof List> = {
  title: 'Компоненты/Таблица/Клавиши строк',
  component: List,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof List>

const focusedRow = () => (document.activeElement as HTMLElement | null)?.dataset.rowKey
const press = (keys: string) => userEvent.keyboard(keys)
const focusIs = (key: string) => waitFor(() => expect(focusedRow()).toBe(key))

export const Walks: Story = {
  name: 'Обход клавишами',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Запись 1')
    const before = renders
    await press('{ArrowDown}')
    await expect(focusedRow()).toBe('1')
    await press('{ArrowDown}{ArrowDown}')
    await expect(focusedRow()).toBe('3')
    await press('{ArrowUp}')
    await expect(focusedRow()).toBe('2')
    await press('jj')
    await expect(focusedRow()).toBe('4')
    await press('k')
    await expect(focusedRow()).toBe('3')
    await press('{End}')
    await expect(focusedRow()).toBe('5')
    await press('{ArrowDown}')
    await expect(focusedRow()).toBe('5')
    await press('{Home}')
    await expect(focusedRow()).toBe('1')
    await expect(renders).toBe(before)
    const reachable = [...canvasElement.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.tabIndex === 0)
    await expect(reachable.map((row) => row.dataset.rowKey)).toEqual(['1'])
  },
}

/** Shortcuts depend on the position of the key and not on its letter, so they work with a Russian keyboard layout. */
export const RussianLayout: Story = {
  name: 'Русская раскладка',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    const key = (code: string, letter: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { code, key: letter, bubbles: true, cancelable: true }),
      )
    key('KeyJ', 'о')
    key('KeyJ', 'о')
    await expect(focusedRow()).toBe('2')
    key('BracketRight', 'ъ')
    await focusIs('6')
    key('Slash', '.')
    await expect(canvas.getByLabelText('Номер')).toHaveFocus()
  },
}

export const TurnsPages: Story = {
  name: 'Листает страницы',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    await press('{ArrowDown}{PageDown}')
    await focusIs('6')
    await press('{]}')
    await focusIs('11')
    await press('{]}')
    await expect(focusedRow()).toBe('11')
    await press('{PageUp}')
    await focusIs('6')
    await press('{[}')
    await focusIs('1')
  },
}

export const OpensAndCloses: Story = {
  name: 'Открывается и закрывается',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    await press('{ArrowDown}{ArrowDown}{Enter}')
    const action = await canvas.findByRole('button', { name: 'Действие 2' })
    await expect(action).toBeVisible()
    await expect(focusedRow()).toBe('2')
    action.focus()
    await press('{ArrowDown}')
    await expect(action).toHaveFocus()
    await press('{Escape}')
    await waitFor(() => expect(action).not.toBeVisible())
    await expect(focusedRow()).toBe('2')
    await press('{ArrowDown}')
    await expect(focusedRow()).toBe('3')
  },
}

export const RowsReplaced: Story = {
  name: 'Строки заменены',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    await press('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(focusedRow()).toBe('3')
    replaceRows((rows) => [...rowsOf([99]), ...rows])
    await canvas.findByText('Запись 99')
    await expect(focusedRow()).toBe('3')
    replaceRows((rows) => [...rows].reverse())
    await focusIs('3')
    replaceRows((rows) => rows.filter(({ id }) => id !== 3))
    await waitFor(() => expect(canvas.queryByText('Запись 3')).toBeNull())
    await focusIs('2')
    replaceRows(() => rowsOf([50]))
    await focusIs('50')
    await userEvent.click(canvas.getByLabelText('Имя'))
    replaceRows(() => rowsOf([51, 52]))
    await canvas.findByText('Запись 51')
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
  },
}

export const WhileTyping: Story = {
  name: 'Во время ввода',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    await press('/')
    await expect(canvas.getByLabelText('Номер')).toHaveFocus()
    const name = canvas.getByLabelText('Имя')
    name.focus()
    await press('j/k?[[')
    await expect(name).toHaveValue('j/k?[')
    await press('{ArrowDown}')
    await expect(name).toHaveFocus()
    await press('{Escape}')
    await expect(document.body).toHaveFocus()
    await press('{ArrowDown}')
    await expect(focusedRow()).toBe('1')
  },
}

export const UnderMenu: Story = {
  name: 'Под меню',
  play: async ({ canvas }) => {
    await canvas.findByText('Запись 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Плотность строк' }))
    await within(document.body).findByText('Просторно')
    ;(document.activeElement as HTMLElement).blur()
    await press('{ArrowDown}')
    await expect(focusedRow()).toBeUndefined()
  },
}
