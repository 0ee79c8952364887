import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PageHeader } from '../../src/ui/PageHeader'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof PageHeader> = {
  title: 'Компоненты/Каркас/Заголовок экрана',
  component: PageHeader,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Название экрана; действия стоят в конце строки.', {
    do: 'Один на экран, слова те же, что в меню.',
    dont: 'Не ставьте больше двух действий: остальные уберите в список.',
  }),
  args: { title: 'Активные заказы' },
}
export default meta

export const Example: StoryObj<typeof PageHeader> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Активные заказы' })).toBeVisible()
  },
}
