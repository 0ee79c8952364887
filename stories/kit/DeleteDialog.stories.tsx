import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DeleteDialog } from '../../src/kit/form/ConfirmDialog'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const meta: Meta<typeof DeleteDialog> = {
  title: 'Компоненты/Окна/Удаление',
  component: DeleteDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs(
    'Вопрос перед удалением: кнопки во всех местах одни, «Не удалять» и «Да, удалить», фокус стоит на безопасной.',
    {
      do: 'Назовите в заголовке, что удаляется: «Удалить город Караганда?».',
      dont: 'Не удаляйте без вопроса и не меняйте слов кнопок: их знают на память.',
    },
  ),
  args: {
    open: true,
    title: 'Удалить город Караганда?',
    children: 'Точки города останутся без города.',
    action: () => Promise.resolve(),
    onDone: () => undefined,
    onClose: () => undefined,
  },
}
export default meta

export const Example: StoryObj<typeof DeleteDialog> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Удалить город Караганда?')
    await expect(dialog.getByRole('button', { name: 'Да, удалить' })).toHaveClass('ant-btn-dangerous')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Не удалять' })).toHaveFocus())
  },
}
