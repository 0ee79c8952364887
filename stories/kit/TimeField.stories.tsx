import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TimeField } from '../../src/ui/form/TimeField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof TimeField> = {
  title: 'Компоненты/Поля/Время',
  component: TimeField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Время суток чч:мм.', {
    do: 'Шаг списка — как в правилах участка.',
    dont: 'Не принимайте 24:00: пишите 00:00.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Начало смены' },
  render: (args) => (
    <InForm>
      <TimeField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof TimeField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Начало смены')).toBeVisible()
  },
}
