import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TopPager } from '../../src/kit/list/tablePagination'
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

const meta: Meta<typeof TopPager> = {
  title: 'Компоненты/Таблица/Страницы сверху',
  component: TopPager,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Короткий листатель над строками: назад, «2 из 5», вперёд. Внизу страницы названы по номерам.',
    {
      do: 'Показывайте его, только когда страниц больше одной.',
      dont: 'Не перелистывайте сами: человек читает.',
    },
  ),
  args: { state: STATE, page: 2, setPage: () => undefined },
}
export default meta

export const Example: StoryObj<typeof TopPager> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 из 5')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'К предыдущей странице' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'К следующей странице' })).toBeEnabled()
  },
}
