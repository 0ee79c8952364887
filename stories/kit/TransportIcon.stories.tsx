import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TransportIcon } from '../../src/ui/TransportIcon'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof TransportIcon> = {
  title: 'Компоненты/Значки/Чем едет',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Рисунок пешего, вело-, мото- и автокурьера; слова стоят рядом.', {
    do: 'Пишите рядом словами: рисунок не читается вслух.',
    dont: 'Не различайте типы только цветом.',
  }),
  component: TransportIcon,
  args: { type: 1 },
}
export default meta

export const Example: StoryObj<typeof TransportIcon> = {
  name: 'Значок: пример',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
