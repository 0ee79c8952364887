import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LeaveQuestion } from '../../src/ui/form/LeaveQuestion'
import { openDialog } from '../openDialog'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta<typeof LeaveQuestion> = {
  title: 'Компоненты/Окна/Уйти без сохранения',
  component: LeaveQuestion,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide(
    'Вопрос перед потерей введённого; первой стоит безопасная кнопка.',
    {
      do: 'Форма задаёт его сама, если в ней есть изменения.',
      dont: 'Не спрашивайте, когда ничего не изменено.',
    },
    true,
  ),
  args: { open: true, onStay: () => undefined, onLeave: () => undefined },
}
export default meta

export const Example: StoryObj<typeof LeaveQuestion> = {
  name: 'Пример',
  play: async () => {
    const dialog = await openDialog('Отменить изменения и уйти со страницы?')
    await expect(dialog.getAllByRole('button').length).toBeGreaterThan(1)
  },
}
