import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UnsavedChangesDialog } from '../../src/ui/form/UnsavedChangesDialog'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const meta: Meta<typeof UnsavedChangesDialog> = {
  title: 'Компоненты/Окна/Уйти без сохранения',
  component: UnsavedChangesDialog,
  argTypes: {
    onLeave: { description: 'Уходят без сохранения' },
    onStay: { description: 'Остаются' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Вопрос перед потерей введённого; первой стоит безопасная кнопка.', {
    do: 'Форма задаёт его сама, если в ней есть изменения.',
    dont: 'Не спрашивайте, когда ничего не изменено.',
  }),
  args: { open: true, onStay: () => undefined, onLeave: () => undefined },
}
export default meta

export const Example: StoryObj<typeof UnsavedChangesDialog> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await expect(dialog.getByText('Введённые данные не сохранены.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Да, уйти' })).toBeEnabled()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
  },
}
