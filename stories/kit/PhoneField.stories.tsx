import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PhoneField } from '../../src/ui/form/PhoneField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof PhoneField> = {
  title: 'Компоненты/Поля/Телефон',
  component: PhoneField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Телефон с маской +7; вставленный в любом виде понимается.', {
    do: 'Одно поле на один номер.',
    dont: 'Не просите вводить код страны.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Телефон' },
  render: (args) => (
    <InForm>
      <PhoneField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof PhoneField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Телефон')).toBeVisible()
  },
}
