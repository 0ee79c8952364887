import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadFailureAlert } from '../../src/ui/load/LoadFailureAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof LoadFailureAlert> = {
  title: 'Компоненты/Состояния/Устарело',
  component: LoadFailureAlert,
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

export const Example: StoryObj<typeof LoadFailureAlert> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось обновить')).toBeVisible()
  },
}
