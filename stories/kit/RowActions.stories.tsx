import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RowActions } from '../../src/kit/directory/RowActions'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof RowActions> = {
  title: 'Компоненты/Действия/Действия строки',
  component: RowActions,
  argTypes: {
    name: { description: 'Имя записи для чтения вслух' },
    editTo: { description: 'Экран изменения' },
    onDelete: { description: 'Нажали «Удалить»' },
    onEdit: { description: 'Нажали «Изменить»' },
    viewTo: { description: 'Экран записи' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Открыть, изменить, удалить: в конце каждой строки, в одном порядке.', {
    do: 'Отдавайте только те действия, на которые есть право.',
    dont: 'Не показывайте неактивных кнопок вместо отсутствующего права.',
  }),
  args: { name: 'Караганда', viewTo: '/orders', onEdit: () => undefined, onDelete: () => undefined },
}
export default meta

export const Example: StoryObj<typeof RowActions> = {
  name: 'Кнопка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Удалить: Караганда' })).toBeVisible()
  },
}
