import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChunkFailureAlert } from '../../src/ui/chunk/ChunkFailureAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof ChunkFailureAlert> = {
  title: 'Компоненты/Состояния/Часть не открылась',
  component: ChunkFailureAlert,
  argTypes: {
    lineName: { description: 'Имя части, когда сказать надо в одну строку' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Часть приложения не скачалась: объяснение и повтор на её месте.', {
    do: 'Только на месте этой части: остальное работает.',
    dont: 'Не закрывайте этим весь экран.',
  }),
  args: { error: new Error('gone'), onRetry: () => undefined },
}
export default meta

export const Example: StoryObj<typeof ChunkFailureAlert> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Не открылось'))
    await expect(alert).toBeVisible()
  },
}

export const Line: StoryObj<typeof ChunkFailureAlert> = {
  name: 'В одну строку',
  args: { lineName: 'Нагрузка по времени' },
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(/^Нагрузка по времени: не открылосьПовторить$/))
    await expect(alert).toBeVisible()
  },
}
