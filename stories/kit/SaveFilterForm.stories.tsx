import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SaveFilterForm } from '../../src/kit/list/savedFilters/SaveFilterForm'
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

const meta: Meta<typeof SaveFilterForm> = {
  title: 'Компоненты/Окна/Сохранить фильтр',
  component: SaveFilterForm,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Нынешние условия списка под именем; занятое имя заменяется, и об этом сказано заранее.', {
    do: 'Предложите сразу применять его при открытии раздела.',
    dont: 'Не сохраняйте номер страницы.',
  }),
  args: { saved: SAVED, present: 'status=30', change: () => undefined, open: true, onClose: () => undefined },
}
export default meta

export const Example: StoryObj<typeof SaveFilterForm> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Сохранить фильтр')
    await userEvent.type(await dialog.findByLabelText('Название'), 'принятые')
    await expect(await dialog.findByText(/^Фильтр «.?Принятые.?» уже есть, он будет заменён$/)).toBeVisible()
  },
}
