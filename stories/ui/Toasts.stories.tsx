import { Button } from 'antd'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ToastArea } from '../../src/kit/ToastArea'
import { toast } from '../../src/ui/toasts'
import { componentDocs, WITHOUT_CONTROLS } from '../kit/componentDocs'
import { onStage, stageLoader } from '../stage'

const REFUSAL = 'Сотрудник не удалён.\nСначала закройте его смены.'

function Speaker() {
  return (
    <>
      <Button onClick={() => toast.success('Город добавлен')}>Успех</Button>
      <Button onClick={() => toast.notice('Заказ ещё загружается')}>Ход</Button>
      <Button onClick={() => toast.failure({ message: REFUSAL, hint: 'Нет связи с сервером' })}>Неудача</Button>
    </>
  )
}

const meta: Meta<typeof ToastArea> = {
  title: 'Компоненты/Состояния/Всплывающее сообщение',
  component: ToastArea,
  render: () => <Speaker />,
  tags: ['autodocs'],
  parameters: {
    ...componentDocs(
      'Короткое сообщение о сделанном или о том, что ещё идёт: исчезает через 4 секунды, под указателем ждёт. Свойств у него нет: слова говорит тот, кто что-то сделал, — нажмите кнопки примера.',
      {
        do: 'Давайте ссылку на то, что сделано.',
        dont: 'Не сообщайте всплывающим окном то, что должно остаться в форме.',
      },
    ),
    ...WITHOUT_CONTROLS,
  },
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof ToastArea>

export const All: Story = {
  name: 'Все',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Успех' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ход' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Неудача' }))
    await expect(screen.getByText('Город добавлен')).toBeVisible()
    await expect(screen.getByText('Заказ ещё загружается')).toBeVisible()
    await expect(screen.getByText('Нет связи с сервером')).toBeVisible()
    await expect(screen.getByText(/^Сотрудник не удалён/).innerText).toBe(REFUSAL)
  },
}

export const Closing: Story = {
  name: 'Закрывается',
  play: async (context) => {
    await All.play?.(context)
    await context.userEvent.hover(screen.getByText('Нет связи с сервером'))
    await waitFor(() => expect(screen.queryByText('Город добавлен')).toBeNull(), { timeout: 10_000 })
    await expect(screen.getByText('Нет связи с сервером')).toBeVisible()
    await context.userEvent.unhover(screen.getByText('Нет связи с сервером'))
    await waitFor(() => expect(screen.queryByText('Нет связи с сервером')).toBeNull(), { timeout: 10_000 })
  },
}
