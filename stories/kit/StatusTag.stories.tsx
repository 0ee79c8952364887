import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StatusTag } from '../../src/ui/StatusTag'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof StatusTag> = {
  title: 'Компоненты/Пометки/Пометка',
  component: StatusTag,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Короткая пометка: тон повторяет то, что сказано словами.', {
    do: 'Одно-два слова из словаря статусов; тон по смыслу: успех, опасность, предупреждение, сведение, нейтральный.',
    dont: 'Не различайте состояния одним цветом и не заводите новых тонов.',
  }),
  argTypes: { title: { description: 'Подсказка под указателем' } },
  args: { tone: 'success', children: 'Доставлен' },
}
export default meta

export const Example: StoryObj<typeof StatusTag> = {
  name: 'Пометка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Доставлен')).toBeVisible()
  },
}
