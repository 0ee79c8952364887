import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { Column } from '../../src/kit/list/columns'
import { DataTable, type DataTableProps, type TableListState } from '../../src/kit/list/DataTable'
import type { ListState } from '../../src/lib/listStore'
import { EmptyState } from '../../src/ui/EmptyState'
import { componentDocs } from '../kit/componentDocs'
import { onStage, sinceFullHour, stageLoader } from '../stage'

type Row = { id: number; name: string; price: number }

const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', title: 'ID', width: 80, isSortable: true, render: ({ id }) => id },
  { key: 'name', title: 'Название', width: 240, render: ({ name }) => name },
  { key: 'price', title: 'Цена', width: 120, align: 'right', render: ({ price }) => price },
  { key: 'note', title: 'Заметка', width: 120, isHidden: true, render: () => '—' },
  { key: 'remark', title: 'Примечание / Комментарий', width: 120, isHidden: true, render: () => '—' },
]

const ROWS: Row[] = [
  { id: 1, name: 'Плов', price: 2100 },
  { id: 2, name: 'Лагман', price: 1900 },
]

const listOf = (change: Partial<ListState<Row>>): TableListState<Row> => ({
  state: { rows: ROWS, page: 1, total: 2, perPage: 20, pageCount: 1, status: 'ready', failure: null, ...change },
  query: { page: 1 },
  sort: undefined,
  setPage: () => undefined,
  setSort: () => undefined,
  reload: () => undefined,
})

type Args = DataTableProps<Row>

const meta: Meta<Args> = {
  title: 'Компоненты/Таблица/Таблица данных',
  component: DataTable,
  tags: ['autodocs'],
  parameters: componentDocs(
    'Таблица любого списка: строки, страницы, сортировка, плотность, колонки, итоги; со своими состояниями.',
    {
      do: 'Держите колонки вне компонента: новый массив рисует каждую ячейку заново.',
      dont: 'Не прячьте главное значение за горизонтальной прокруткой на 1280.',
    },
  ),
  loaders: [
    () => {
      localStorage.removeItem('columns:story')
      localStorage.removeItem('density:story')
      return {}
    },
    stageLoader,
  ],
  decorators: [onStage],
  argTypes: {
    toolbar: { control: 'text' },
    expandable: { description: 'Подробности под строкой' },
    footer: { description: 'Строки итогов' },
    isLive: { description: 'Строки приходят сами' },
    selection: { description: 'Выбор строк' },
  },
  args: { name: 'story', columns: COLUMNS, list: listOf({}), empty: <EmptyState title="Список пуст" />, isLive: false },
}
export default meta

type Story = StoryObj<Args>

const headers = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('thead th')].map((cell) => cell.textContent).filter((text) => text !== '')

export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Плов')).toBeVisible()
    await expect(canvas.getByText('2 записи'.replace(' ', ' '))).toBeVisible()
    await expect(headers(canvasElement)).toEqual(['ID', 'Название', 'Цена'])
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

function OldTable(props: Args) {
  const [list] = useState(() => listOf({ requestedAt: Date.now() - sinceFullHour() - 150_000 }))
  return <DataTable {...props} list={list} />
}

/** The list has no live updates, so it shows when its rows were loaded. */
export const Old: Story = {
  name: 'Данные устарели',
  render: (args) => <OldTable {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Данные на 12:57')).toBeVisible()
  },
}

export const FirstLoad: Story = {
  name: 'Первая загрузка',
  tags: ['загрузка'],
  args: { list: listOf({ rows: [], page: 0, status: 'loading' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Название' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('.skeleton-cell').length).toBeGreaterThan(10)
  },
}

export const Empty: Story = {
  args: { list: listOf({ rows: [], total: 0, pageCount: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список пуст')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    list: listOf({
      rows: [],
      page: 0,
      status: 'failed',
      failure: { message: 'Ошибка', hint: 'Нет связи с сервером' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет связи с сервером')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled()
  },
}

export const ReloadFailed: Story = {
  name: 'Не обновилось',
  args: { list: listOf({ status: 'failed', failure: { message: 'Сервер занят' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер занят')).toBeVisible()
    await expect(canvas.getByText('Плов')).toBeVisible()
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { list: listOf({ total: 45, perPage: 20, pageCount: 3 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('3')).toBeVisible()
    await expect(canvas.getByText('45 записей'.replace(' ', ' '))).toBeVisible()
  },
}

/** A column with two values has a long name, which antd would truncate in the column settings. */
export const ColumnNames: Story = {
  name: 'Названия столбцов',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Настройка колонок' }))
    const menu = within(await screen.findByRole('tooltip'))
    const name = await menu.findByText('Примечание / Комментарий')
    await waitFor(() => expect(name.clientWidth).toBeGreaterThan(0))
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

export const ColumnSettings: Story = {
  name: 'Настройка столбцов',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Настройка колонок' }))
    const menu = within(await screen.findByRole('tooltip'))
    await userEvent.click(menu.getByText('Цена'))
    await userEvent.click(menu.getByText('Заметка'))
    await waitFor(() => expect(headers(canvasElement)).toEqual(['ID', 'Название', 'Заметка']))
    await expect(localStorage.getItem('columns:story')).toContain('"price":{"show":false')
    await userEvent.click(menu.getByText('Сброс'))
    await waitFor(() => expect(headers(canvasElement)).toEqual(['ID', 'Название', 'Цена']))
  },
}

export const Density: Story = {
  name: 'Плотность',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Плов')
    const rowHeight = () => canvas.getByText('Плов').closest('tr')?.offsetHeight ?? 0
    const compact = rowHeight()
    await userEvent.click(canvas.getByRole('button', { name: 'Плотность строк' }))
    await userEvent.click(await screen.findByText('Просторно'))
    await waitFor(() => expect(rowHeight()).toBeGreaterThan(compact))
    await expect(localStorage.getItem('density:story')).toBe('large')
  },
}
