import { Button } from 'antd'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { toast } from '../../src/ui/toasts'
import { onStage, stageLoader } from '../stage'

function Speaker() {
  return (
    <>
      <Button onClick={() => toast.success('Город добавлен')}>Успех</Button>
      <Button onClick={() => toast.failure({ message: 'Ошибка', hint: 'Нет связи с сервером' })}>Неудача</Button>
    </>
  )
}

const meta: Meta<typeof Speaker> = {
  title: 'UI/Toasts',
  component: Speaker,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof Speaker>

export const Both: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Успех' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Неудача' }))
    await expect(screen.getByText('Город добавлен')).toBeVisible()
    await expect(screen.getByText('Нет связи с сервером')).toBeVisible()
  },
}

/** A success goes after four seconds, a failure when it was read. */
export const Closing: Story = {
  play: async (context) => {
    await Both.play?.(context)
    await waitFor(() => expect(screen.queryByText('Город добавлен')).toBeNull(), { timeout: 6000 })
    await expect(screen.getByText('Нет связи с сервером')).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
    await expect(screen.queryByText('Нет связи с сервером')).toBeNull()
  },
}
