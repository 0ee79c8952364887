import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { HeatmapPlot } from '../../src/ui/plot/HeatmapPlot'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const DAYS = ['ПН', 'ВТ']
const HOURS = ['10:00', '11:00', '12:00'].map((label) => ({ label, short: label }))
const CELLS = DAYS.map((_, day) => HOURS.map((_, hour) => ({ value: 1 + day * 0.2 + hour * 0.1 })))

const meta: Meta<typeof HeatmapPlot> = {
  title: 'Компоненты/Графики/Тепловая карта',
  component: HeatmapPlot,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Значение по двум измерениям: день и получас.', {
    do: 'Насыщенность одной краски; число читается при наведении и стрелками.',
    dont: 'Не красьте красным и зелёным.',
  }),
  args: { title: 'Коэффициент', rows: DAYS, columns: HOURS, cells: CELLS },
}
export default meta

export const Example: StoryObj<typeof HeatmapPlot> = {
  name: 'График: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Коэффициент')).toBeVisible()
  },
}
