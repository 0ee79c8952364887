import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ModalForm, type ModalFormProps } from '../../src/kit/form/ModalForm'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule } from '../../src/ui/form/fieldRules'
import { TextField } from '../../src/ui/form/TextField'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

type Values = { name: string }

const field = fieldNames<Values>()

const meta: Meta<ModalFormProps<Values>> = {
  title: 'Компоненты/Окна/Форма в окне',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Форма на два–восемь полей поверх списка; спрашивает, прежде чем потерять введённое.', {
    do: 'Называйте окно тем, что выйдет: «Новый город».',
    dont: 'Не открывайте окно из окна.',
  }),
  component: ModalForm,
  args: {
    open: true,
    title: 'Новый город',
    mode: 'create',
    submit: () => Promise.resolve(),
    onSaved: () => undefined,
    onClose: () => undefined,
    children: <TextField name={field('name')} label="Название" rule={requiredRule} />,
  },
}
export default meta

export const Example: StoryObj<ModalFormProps<Values>> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Новый город')
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeEnabled()
  },
}
