import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UnreadableCountLabel } from '../../src/kit/list/tablePagination'
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

const meta: Meta<typeof UnreadableCountLabel> = {
  title: 'Компоненты/Таблица/Непоказанные записи',
  component: UnreadableCountLabel,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Там, где вместо числа записей стоит своя строка: сколько записей не удалось показать.', {
    do: 'Назовите записи словами списка: «2 заказа не показаны».',
    dont: 'Не показывайте ноль.',
  }),
  args: { state: { ...STATE, unreadable: 2 } },
}
export default meta

export const Example: StoryObj<typeof UnreadableCountLabel> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2\s+записи не показаны$/)).toBeVisible()
  },
}
