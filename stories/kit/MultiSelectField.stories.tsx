import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { MultiSelectField } from '../../src/ui/form/MultiSelectField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: number[] }

const CITIES = [
  { value: 1, label: 'Караганда' },
  { value: 2, label: 'Астана' },
]

const meta: Meta<typeof MultiSelectField<number>> = {
  title: 'Компоненты/Поля/Выбор нескольких',
  component: MultiSelectField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Несколько из списка.', {
    do: 'Когда порядок выбранного не важен.',
    dont: 'Не ставьте, если выбирают почти всегда всё.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Города', options: CITIES },
  render: (args) => (
    <InForm>
      <MultiSelectField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof MultiSelectField<number>> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Города')).toBeVisible()
  },
}
