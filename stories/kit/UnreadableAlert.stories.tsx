import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UnreadableAlert } from '../../src/ui/load/UnreadableAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof UnreadableAlert> = {
  title: 'Компоненты/Состояния/Показано не всё',
  component: UnreadableAlert,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Часть строк сервер прислал без обязательных полей: сколько их, сказано над списком.', {
    do: 'Ставьте над списком, в котором чего-то не хватает.',
    dont: 'Не пропускайте строки молча и не прячьте из-за них остальные.',
  }),
  args: { noun: 'shift', count: 2 },
}
export default meta

export const Example: StoryObj<typeof UnreadableAlert> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2\sсмены не показаны/)).toBeVisible()
  },
}
