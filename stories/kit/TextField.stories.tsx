import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof TextField> = {
  title: 'Компоненты/Поля/Строка',
  component: TextField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Одна строка текста.', {
    do: 'Подпись — существительное без двоеточия.',
    dont: 'Не пишите подпись внутрь поля: она исчезает при вводе.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Название', hint: 'Как на вывеске' },
  render: (args) => (
    <InForm>
      <TextField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof TextField> = {
  name: 'Поле, ввод (input): пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Название')).toBeVisible()
  },
}
