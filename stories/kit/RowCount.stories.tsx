import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TableRowCountLabel } from '../../src/kit/list/tablePagination'
import type { ListState } from '../../src/lib/listStore'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const STATE: ListState<unknown> = {
  rows: [],
  page: 2,
  total: 45,
  perPage: 10,
  pageCount: 5,
  status: 'ready',
  failure: null,
}

const meta: Meta<typeof TableRowCountLabel> = {
  title: 'Компоненты/Таблица/Число записей',
  component: TableRowCountLabel,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Сколько записей нашёл сервер и сколько из них не удалось показать.', {
    do: 'Считайте все страницы, не одну.',
    dont: 'Не молчите о строках, которые не прочитаны.',
  }),
  args: { state: { ...STATE, unreadable: 2 } },
}
export default meta

export const Example: StoryObj<typeof TableRowCountLabel> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^45\s+записей · 2\s+записи не показаны$/)).toBeVisible()
  },
}
