import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { SwitchField } from '../../src/ui/form/SwitchField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: boolean }

const meta: Meta<typeof SwitchField> = {
  title: 'Компоненты/Поля/Переключатель',
  component: SwitchField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Да или нет, действует после «Сохранить».', {
    do: 'Подпись называет включённое состояние.',
    dont: 'Не применяйте сразу: это форма.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Курьер штатный' },
  render: (args) => (
    <InForm>
      <SwitchField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof SwitchField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Курьер штатный' })).toBeVisible()
  },
}
