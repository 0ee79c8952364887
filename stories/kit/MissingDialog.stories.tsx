import { Button } from 'antd'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { MissingDialog } from '../../src/ui/chunk/MissingDialog'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

function Screen({ onClose, ...props }: Parameters<typeof MissingDialog>[0]) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть окно</Button>
      {isOpen && <MissingDialog {...props} onClose={close} />}
    </>
  )
}

const meta: Meta<typeof MissingDialog> = {
  title: 'Компоненты/Состояния/Окно не открылось',
  component: MissingDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide(
    'Вместо окна, код которого не скачался: объяснение и повтор. Откройте его кнопкой: оно закрывает собой экран.',
    { do: 'Повтор стоит в самом окне, Esc закрывает его.', dont: 'Не оставляйте нажатие без ответа.' },
  ),
  args: { error: new Error('gone'), onRetry: () => undefined, onClose: () => undefined },
  render: (args) => <Screen {...args} />,
}
export default meta

export const Example: StoryObj<typeof MissingDialog> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть окно' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Окно не открылось' }))
    await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  },
}
