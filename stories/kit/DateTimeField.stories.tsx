import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DateTimeField } from '../../src/ui/form/DateTimeField'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof DateTimeField> = {
  title: 'Компоненты/Поля/Дата и время',
  component: DateTimeField,
  argTypes: {
    stepMinutes: { description: 'Шаг списка, минут' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Момент по часам города.', {
    do: 'Уточняйте город, если он не виден рядом.',
    dont: 'Не переводите во время машины.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Доставить к' },
  render: (args) => (
    <InForm>
      <DateTimeField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof DateTimeField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Доставить к')).toBeVisible()
  },
}
