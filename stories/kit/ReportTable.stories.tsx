import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReportTable, type ReportTableProps } from '../../src/kit/report/ReportTable'
import type { ReportColumn } from '../../src/kit/report/reportColumns'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { plain, reportRows, total } from '../reports/reportScreen'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Row = { id: number; name: string; orders: number; income: number }

const COLUMNS: readonly ReportColumn<Row>[] = [
  { key: 'name', title: 'Курьер', width: 200, kind: 'text', value: ({ name }) => name },
  { key: 'orders', title: 'Заказы', width: 120, kind: 'count', isSummed: true, value: ({ orders }) => orders },
  { key: 'income', title: 'Доход', width: 140, kind: 'money', isSummed: true, value: ({ income }) => income },
]
const ROWS: readonly Row[] = [
  { id: 1, name: 'Ким Виктор', orders: 31, income: 42_000 },
  { id: 2, name: 'Ли Анна', orders: 12, income: 15_500 },
  { id: 3, name: 'Пак Олег', orders: 20, income: 27_000 },
]

const meta: Meta<ReportTableProps<Row>> = {
  title: 'Компоненты/Отчёт/Таблица отчёта',
  component: ReportTable,
  argTypes: {
    hasBars: { description: 'Полосы за числами' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Строки отчёта с итогом всех страниц: первая колонка и итог всегда на виду, за числами по желанию полосы.',
    {
      do: 'Давайте каждой сумме итог из всех строк, не с одной страницы.',
      dont: 'Не пишите ноль там, где число неизвестно: там «—».',
    },
  ),
  args: {
    name: 'report-story',
    columns: COLUMNS,
    report: createLoadedValue({ rows: ROWS, total: 3, unreadable: 0, perPage: 20, requestedAt: Date.now() }),
    order: { sort: undefined, setSort: () => undefined },
    empty: 'Отчёт пуст',
    totalLabel: 'Итого',
    hasBars: true,
    isWhole: true,
    cityId: undefined,
    tools: null,
    onColumns: () => undefined,
  },
}
export default meta

export const Example: StoryObj<ReportTableProps<Row>> = {
  name: 'Пример',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Ким Виктор')
    await expect(reportRows(canvasElement)[1]).toEqual(['Ли Анна', '12', '15 500 ₸'])
    await waitFor(() => expect(plain(total(canvasElement, 'Доход'))).toBe('84 500 ₸'))
    await expect(canvasElement.querySelector('.report-bar')).toBeVisible()
  },
}
