import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ConfirmDialog, DeleteDialog } from '../../src/ui/form/ConfirmDialog'
import { openDialog } from '../openDialog'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Компоненты/Окна/Подтверждение',
  component: ConfirmDialog,
  subcomponents: { DeleteDialog },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide(
    'Вопрос перед необратимым действием; кнопка называет само действие.',
    {
      do: 'Заголовок — вопрос, кнопка — глагол из него: «Удалить».',
      dont: 'Не пишите «Да» и «ОК»; не спрашивайте о том, что можно отменить.',
    },
    true,
  ),
  args: {
    open: true,
    title: 'Удалить город Караганда?',
    confirmText: 'Удалить',
    danger: true,
    action: () => Promise.resolve(),
    onDone: () => undefined,
    onClose: () => undefined,
  },
}
export default meta

export const Example: StoryObj<typeof ConfirmDialog> = {
  name: 'Пример',
  play: async () => {
    const dialog = await openDialog('Удалить город Караганда?')
    await expect(dialog.getAllByRole('button').length).toBeGreaterThan(1)
  },
}
