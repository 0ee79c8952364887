import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReportFigureLink } from '../../src/kit/drilldown/ReportFigureLink'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof ReportFigureLink> = {
  title: 'Компоненты/Отчёт/Сумма-ссылка',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Сумма, за которой можно открыть записи, из которых она сложилась.', {
    do: 'Давайте ссылку, только если фильтр находит ровно эти записи.',
    dont: 'Не ведите на список, который складывается в другое число.',
  }),
  component: ReportFigureLink,
  argTypes: {
    name: { description: 'Код показателя' },
    onClick: { description: 'Нажали' },
  },
  args: { name: 'sum', text: '12 500 ₸', to: '/orders' },
}
export default meta

export const Example: StoryObj<typeof ReportFigureLink> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '12 500 ₸' })).toHaveAttribute('href', '/orders')
  },
}
