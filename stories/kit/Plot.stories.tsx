import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Plot } from '../../src/ui/plot/Plot'
import { INCOME, ORDERS, WEEK } from '../plot/samples'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof Plot> = {
  title: 'Компоненты/Графики/График',
  component: Plot,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Столбцы, стопки, линии и ступени над одними местами.', {
    do: 'Главное скажите словами в summary; стрелки читают места.',
    dont: 'Не смешивайте больше двух шкал и пяти рядов.',
  }),
  argTypes: { at: { description: 'Номер выделенного места, с нуля' } },
  args: { title: 'Доход и заказы', points: WEEK, series: [INCOME, ORDERS], height: 180 },
}
export default meta

export const Example: StoryObj<typeof Plot> = {
  name: 'График: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Доход и заказы')).toBeVisible()
  },
}
