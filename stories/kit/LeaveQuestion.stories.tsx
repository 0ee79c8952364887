import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LeaveQuestion } from '../../src/ui/form/LeaveQuestion'
import { openDialog } from '../openDialog'
import { onStage, stageLoader } from '../stage'
import { guide, inBox } from './guide'

const meta: Meta<typeof LeaveQuestion> = {
  title: 'Компоненты/Окна/Уйти без сохранения',
  component: LeaveQuestion,
  argTypes: {
    onLeave: { description: 'Уходят без сохранения' },
    onStay: { description: 'Остаются' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: guide('Вопрос перед потерей введённого; первой стоит безопасная кнопка.', {
    do: 'Форма задаёт его сама, если в ней есть изменения.',
    dont: 'Не спрашивайте, когда ничего не изменено.',
  }),
  args: { open: true, onStay: () => undefined, onLeave: () => undefined },
}
export default meta

export const Example: StoryObj<typeof LeaveQuestion> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await openDialog('Отменить изменения и уйти со страницы?')
    await expect(dialog.getByText('Введённые данные не сохранены.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Да, уйти' })).toBeEnabled()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
  },
}
