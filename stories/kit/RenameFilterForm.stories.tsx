import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RenameFilterForm } from '../../src/kit/list/savedFilters/RenameFilterForm'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const SAVED = {
  filters: [
    { name: 'Принятые', query: 'status=20' },
    { name: 'Наличные', query: 'paymentTypeId=1' },
  ],
  defaultName: 'Наличные',
}

const meta: Meta<typeof RenameFilterForm> = {
  title: 'Компоненты/Окна/Переименовать фильтр',
  component: RenameFilterForm,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Другое имя сохранённого фильтра; занятое имя не принимается.', {
    do: 'Имя — вопрос, на который фильтр отвечает: «Кто опаздывает».',
    dont: 'Не сохраняйте имя из одних пробелов.',
  }),
  argTypes: { name: { description: 'Нынешнее имя фильтра' } },
  args: { name: 'Принятые', saved: SAVED, change: () => undefined, open: true, onClose: () => undefined },
}
export default meta

export const Example: StoryObj<typeof RenameFilterForm> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Переименовать фильтр')
    await expect(await dialog.findByLabelText('Название')).toHaveValue('Принятые')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}
