import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DateField } from '../../src/ui/form/DateField'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof DateField> = {
  title: 'Компоненты/Поля/Дата',
  component: DateField,
  argTypes: {
    notBefore: { description: 'Имя поля с самой ранней датой' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Дата дд-мм-гггг; вводится и с клавиатуры.', {
    do: 'Свяжите «с» и «по» через notAfter и notBefore: обратный период не отправится.',
    dont: 'Не показывайте месяц словами в поле.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Дата начала' },
  render: (args) => (
    <InForm>
      <DateField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof DateField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Дата начала')).toBeVisible()
  },
}
