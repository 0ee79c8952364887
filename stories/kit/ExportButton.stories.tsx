import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ExportButton, type ExportButtonProps } from '../../src/kit/list/export/ExportButton'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Props = ExportButtonProps<{ id: number }, object>

const meta: Meta<Props> = {
  title: 'Компоненты/Таблица/Выгрузка',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Сохраняет весь найденный список, не только страницу, в Excel или CSV.', {
    do: 'Сначала называйте, сколько записей и времени это займёт.',
    dont: 'Не выгружайте то, чего человек не видит на экране.',
  }),
  component: ExportButton,
  args: {
    query: { page: 1 },
    source: {
      search: async () => ({ rows: [{ id: 1 }], total: 1, perPage: 20, pageCount: 1 }),
      keyOf: ({ id }) => id,
      describe: async () => ({ name: 'Заказы', columns: [] }),
    },
  },
}
export default meta

export const Example: StoryObj<Props> = {
  name: 'Кнопка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Экспорт' })).toBeEnabled()
  },
}
