import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { WaterfallPlot } from '../../src/ui/plot/WaterfallPlot'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const STEPS = [
  { label: 'За заказы', value: 12_400 },
  { label: 'Штрафы', value: -2_000 },
  { label: 'Итого', value: 10_400, isTotal: true },
]

const meta: Meta<typeof WaterfallPlot> = {
  title: 'Компоненты/Графики/Из чего сложилось',
  component: WaterfallPlot,
  argTypes: {
    steps: { description: 'Части суммы' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Как части приходят к сумме.', {
    do: 'Вычеты — отрицательные; итог стоит на нуле.',
    dont: 'Не больше восьми частей.',
  }),
  args: { title: 'Выплата', steps: STEPS },
}
export default meta

export const Example: StoryObj<typeof WaterfallPlot> = {
  name: 'График: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Выплата')).toBeVisible()
  },
}
