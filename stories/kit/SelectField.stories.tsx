import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { SelectField } from '../../src/ui/form/SelectField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: number }

const CITIES = [
  { value: 1, label: 'Караганда' },
  { value: 2, label: 'Астана' },
]

const meta: Meta<typeof SelectField<number>> = {
  title: 'Компоненты/Поля/Выбор одного',
  component: SelectField,
  argTypes: {
    allowClear: { description: 'Можно ли очистить выбор' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Одно из списка; набранное ищет по подписям.', {
    do: 'От пяти вариантов; порядок как в словаре.',
    dont: 'Не прячьте в список два варианта: это переключатель.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Город', options: CITIES },
  render: (args) => (
    <InForm>
      <SelectField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof SelectField<number>> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Город')).toBeVisible()
  },
}

const UNREADABLE = setUnreadableCount([...CITIES], 2)

export const UnreadableOptions: StoryObj<typeof SelectField<number>> = {
  name: 'Варианты не прочитаны',
  tags: ['форма'],
  render: (args) => (
    <InForm>
      <SelectField {...args} options={UNREADABLE} />
    </InForm>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Город')).toHaveAccessibleDescription('2\u00a0записи не показаны')
  },
}
