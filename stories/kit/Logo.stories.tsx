import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Logo } from '../../src/ui/Logo'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof Logo> = {
  title: 'Компоненты/Значки/Знак',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Знак продукта; имя стоит рядом словами.', {
    do: 'Берите размер 28 в шапке, 40 на входе.',
    dont: 'Не ставьте знак без имени.',
  }),
  component: Logo,
  args: { size: 48 },
}
export default meta

export const Example: StoryObj<typeof Logo> = {
  name: 'Значок: пример',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
