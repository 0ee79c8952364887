import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EmptyState } from '../../src/ui/EmptyState'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof EmptyState> = {
  title: 'Компоненты/Состояния/Пусто',
  component: EmptyState,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Нечего показать: что именно пусто и что делать дальше.', {
    do: 'Назовите, чего нет, и предложите следующее действие.',
    dont: 'Не пишите «Нет данных» и не показывайте пустую таблицу без слов.',
  }),
  argTypes: { action: { description: 'Кнопка или ссылка под словами' } },
  args: { title: 'Список городов пуст', hint: 'Добавьте первый город' },
}
export default meta

export const Example: StoryObj<typeof EmptyState> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список городов пуст')).toBeVisible()
  },
}
