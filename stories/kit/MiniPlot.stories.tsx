import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { MiniPlot } from '../../src/ui/plot/MiniPlot'
import { CARRIERS, WEEK } from '../plot/samples'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof MiniPlot> = {
  title: 'Компоненты/Графики/Малый график',
  component: MiniPlot,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Стопка или линия размером с карточку.', {
    do: 'Имя говорит главное: его прочтут вслух.',
    dont: 'Не подписывайте оси: для этого есть большой график.',
  }),
  argTypes: { name: { description: 'Имя графика для чтения вслух' } },
  args: { name: 'Заказы по дням', points: WEEK, series: CARRIERS, width: 160, height: 48 },
}
export default meta

export const Example: StoryObj<typeof MiniPlot> = {
  name: 'График: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /Заказы по дням/ })).toBeVisible()
  },
}
