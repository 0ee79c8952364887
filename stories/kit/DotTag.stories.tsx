import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ColorDotTag } from '../../src/ui/StatusTag'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof ColorDotTag> = {
  title: 'Компоненты/Пометки/Статус с точкой',
  component: ColorDotTag,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Статус, цвет которого назначает сервер: цвет стоит точкой, чтобы слова читались на любом.',
    {
      do: 'Показывайте подпись из словаря статусов заказа.',
      dont: 'Не красьте этим цветом фон или текст: он не проверен на контраст.',
    },
  ),
  argTypes: { title: { description: 'Подсказка под указателем' } },
  args: { color: '#2f74c9', children: 'Готовится' },
}
export default meta

export const Example: StoryObj<typeof ColorDotTag> = {
  name: 'Пометка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Готовится')).toBeVisible()
  },
}
