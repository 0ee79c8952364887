import { Button } from 'antd'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChunkFailureDialog } from '../../src/ui/chunk/ChunkFailureDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

function Screen({ onClose, ...props }: Parameters<typeof ChunkFailureDialog>[0]) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть окно</Button>
      {isOpen && <ChunkFailureDialog {...props} onClose={close} />}
    </>
  )
}

const meta: Meta<typeof ChunkFailureDialog> = {
  title: 'Компоненты/Состояния/Окно не открылось',
  component: ChunkFailureDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Вместо окна, код которого не скачался: объяснение и повтор. Откройте его кнопкой: оно закрывает собой экран.',
    { do: 'Повтор стоит в самом окне, Esc закрывает его.', dont: 'Не оставляйте нажатие без ответа.' },
  ),
  args: { error: new Error('gone'), onRetry: () => undefined, onClose: () => undefined },
  render: (args) => <Screen {...args} />,
}
export default meta

export const Example: StoryObj<typeof ChunkFailureDialog> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть окно' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Окно не открылось' }))
    await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  },
}
