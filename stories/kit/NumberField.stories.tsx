import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { NumberField } from '../../src/ui/form/NumberField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: number }

const meta: Meta<typeof NumberField> = {
  title: 'Компоненты/Поля/Число',
  component: NumberField,
  argTypes: {
    suffix: { description: 'Единица' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Число с единицей; неверный текст остаётся в поле с объяснением.', {
    do: 'Всегда указывайте единицу: ₸, мин, %.',
    dont: 'Не исправляйте введённое за человека.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Стоимость', suffix: '₸' },
  render: (args) => (
    <InForm>
      <NumberField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof NumberField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Стоимость')).toBeVisible()
  },
}
