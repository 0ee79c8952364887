import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PasswordField } from '../../src/ui/form/PasswordField'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: string }

const meta: Meta<typeof PasswordField> = {
  title: 'Компоненты/Поля/Пароль',
  component: PasswordField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Пароль, который его владелец может показать.', {
    do: 'Скажите менеджеру паролей, новый он или нынешний.',
    dont: 'Не запрещайте вставку.',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Пароль', autoComplete: 'current-password' },
  render: (args) => (
    <InForm>
      <PasswordField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof PasswordField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(input).toBeVisible()
    input.focus()
    // The frame around the input and its button shows the focus, so the input has no focus ring of its own.
    await expect(input).toHaveStyle({ outlineStyle: 'none' })
    input.blur()
  },
}
