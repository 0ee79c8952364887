import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { PASSWORD } from '../../mocks/seeds/people'
import { ChangePasswordPage } from '../../src/pages/profile/ChangePasswordPage'
import { restingForm } from '../form/restingForm'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Люди/Смена пароля: форма',
  component: ChangePasswordPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = restingForm({
  blank: '/profile/change-password',
  field: /Текущий пароль/,
  submit: 'Изменить пароль',
  change: async (shown) => {
    await userEvent.type(shown.getByLabelText(/Текущий пароль/), PASSWORD)
    await userEvent.type(shown.getByLabelText(/^Новый пароль(?! ещё)/), 'new-password')
    await userEvent.type(shown.getByLabelText(/Новый пароль ещё раз/), 'new-password')
  },
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
