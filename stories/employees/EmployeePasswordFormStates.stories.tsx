import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { PATH } from './employeesScreen'

const meta: Meta = {
  title: 'Люди/Пароль сотрудника: форма',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const FIELD = /Новый пароль/
const TITLE = 'Изменение пароля'

const form = formStates({
  blank: `${PATH}?role=viewer&form=password&entry=${DEMO_ACCOUNTS.viewer.id}`,
  field: FIELD,
  change: async (shown) => userEvent.type(await shown.findByLabelText(FIELD), 'new-password'),
  submit: 'Изменить пароль',
  dialogs: [TITLE, TITLE],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
