import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextAreaField } from '../../src/ui/form/TextAreaField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof TextAreaField> = {
  title: 'Компоненты/Поля/Текст',
  component: TextAreaField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Несколько строк; поле растёт втрое.', {
    do: 'Для комментариев и причин.',
    dont: 'Не ставьте там, где ждут одну строку.',
  }),
  argTypes: { rows: { description: 'Наименьшая высота, строк' } },
  args: { name: fieldNames<Values>()('value'), label: 'Комментарий' },
  render: (args) => (
    <InForm>
      <TextAreaField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof TextAreaField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Комментарий')).toBeVisible()
  },
}
