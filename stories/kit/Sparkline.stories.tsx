import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Sparkline } from '../../src/ui/plot/Sparkline'
import { ORDERS, WEEK } from '../plot/samples'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof Sparkline> = {
  title: 'Компоненты/Графики/Строчный график',
  component: Sparkline,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Одна линия размером со слово.', {
    do: 'В ячейке таблицы рядом с итогом.',
    dont: 'Не заменяйте им число.',
  }),
  args: { title: 'Заказы', points: WEEK, values: ORDERS.values },
}
export default meta

export const Example: StoryObj<typeof Sparkline> = {
  name: 'График: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /Заказы/ })).toBeVisible()
  },
}
