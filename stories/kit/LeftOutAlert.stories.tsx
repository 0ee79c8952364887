import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LeftOutAlert } from '../../src/ui/load/LeftOutAlert'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta<typeof LeftOutAlert> = {
  title: 'Компоненты/Состояния/Показано не всё',
  component: LeftOutAlert,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Часть строк сервер прислал без обязательных полей: сколько их, сказано над списком.', {
    do: 'Ставьте над списком, в котором чего-то не хватает.',
    dont: 'Не пропускайте строки молча и не прячьте из-за них остальные.',
  }),
  args: { noun: 'shift', count: 2 },
}
export default meta

export const Example: StoryObj<typeof LeftOutAlert> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2\sсмены не показаны/)).toBeVisible()
  },
}
