import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ConfirmDialog } from '../../src/kit/form/ConfirmDialog'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Компоненты/Окна/Подтверждение',
  component: ConfirmDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Вопрос перед необратимым действием; кнопка называет само действие.', {
    do: 'Заголовок — вопрос, кнопка — глагол из него: «Закрыть смену».',
    dont: 'Не пишите «Да» и «ОК»; не спрашивайте о том, что можно отменить. Для удаления есть своё окно.',
  }),
  args: {
    open: true,
    title: 'Закрыть смену?',
    children: 'Курьер Ким В. перестанет получать заказы.',
    confirmText: 'Закрыть смену',
    action: () => Promise.resolve(),
    onDone: () => undefined,
    onClose: () => undefined,
  },
}
export default meta

export const Example: StoryObj<typeof ConfirmDialog> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Закрыть смену?')
    await expect(dialog.getByRole('button', { name: 'Закрыть смену' })).toBeEnabled()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus())
  },
}
