import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UnreadableRowsAlert } from '../../src/ui/load/UnreadableRowsAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof UnreadableRowsAlert> = {
  title: 'Компоненты/Состояния/Показано не всё',
  component: UnreadableRowsAlert,
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

export const Example: StoryObj<typeof UnreadableRowsAlert> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2\sсмены не показаны/)).toBeVisible()
  },
}
