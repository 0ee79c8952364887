import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadAlert } from '../../src/ui/load/LoadAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof LoadAlert> = {
  title: 'Компоненты/Состояния/Устарело',
  component: LoadAlert,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Показанное устарело: обновить не удалось, старое остаётся на месте.', {
    do: 'Ставьте над тем, к чему относится.',
    dont: 'Не убирайте с экрана то, что уже показано.',
  }),
  args: {
    of: {
      status: 'failed',
      value: 1,
      failure: { message: 'Ошибка', hint: 'Нет связи с сервером' },
      reload: () => undefined,
    },
  },
}
export default meta

export const Example: StoryObj<typeof LoadAlert> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось обновить')).toBeVisible()
  },
}
