import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { ChangePasswordPage } from '../../src/pages/profile/ChangePasswordPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Люди/Смена пароля: форма',
  component: ChangePasswordPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/profile/change-password',
  field: /Текущий пароль/,
  submit: 'Изменить пароль',
  change: async (shown) => {
    await userEvent.type(shown.getByLabelText(/Текущий пароль/), DEMO_PASSWORD)
    await userEvent.type(shown.getByLabelText(/^Новый пароль(?! ещё)/), 'new-password')
    await userEvent.type(shown.getByLabelText(/Новый пароль ещё раз/), 'new-password')
  },
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
