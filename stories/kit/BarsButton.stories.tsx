import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DataBarsToggle } from '../../src/kit/report/DataBarsToggle'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof DataBarsToggle> = {
  title: 'Компоненты/Отчёт/Полосы',
  component: DataBarsToggle,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Включает полосы за числами отчёта; браузер помнит выбор.', {
    do: 'Полоса длиной в долю от наибольшего числа колонки.',
    dont: 'Не включайте полосы за человека: они мешают читать числа.',
  }),
  args: { isOn: true, onChange: () => undefined },
}
export default meta

export const Example: StoryObj<typeof DataBarsToggle> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Полосы' })).toHaveAttribute('aria-pressed', 'true')
  },
}
