import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BarsButton } from '../../src/kit/report/BarsButton'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta<typeof BarsButton> = {
  title: 'Компоненты/Отчёт/Полосы',
  component: BarsButton,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Включает полосы за числами отчёта; браузер помнит выбор.', {
    do: 'Полоса длиной в долю от наибольшего числа колонки.',
    dont: 'Не включайте полосы за человека: они мешают читать числа.',
  }),
  args: { isOn: true, onChange: () => undefined },
}
export default meta

export const Example: StoryObj<typeof BarsButton> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Полосы' })).toHaveAttribute('aria-pressed', 'true')
  },
}
