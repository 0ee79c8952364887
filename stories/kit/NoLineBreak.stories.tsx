import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { NoLineBreak } from '../../src/ui/NoLineBreak'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof NoLineBreak> = {
  title: 'Компоненты/Текст/В одну строку',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Дата, период или номер, которые нельзя переносить.', {
    do: 'Оборачивайте период целиком.',
    dont: 'Не оборачивайте имена и адреса: им нужен перенос.',
  }),
  component: NoLineBreak,
  args: { children: '16-03-2026 – 22-03-2026' },
}
export default meta

export const Example: StoryObj<typeof NoLineBreak> = {
  name: 'Текст: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('16-03-2026 – 22-03-2026')).toBeVisible()
  },
}
