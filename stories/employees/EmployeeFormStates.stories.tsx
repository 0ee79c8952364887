import type { Meta } from 'storybook-react-rsbuild'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Люди/Сотрудники: форма',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/employees?form=add',
  filled: '/employees?form=edit&entry=2',
  field: /Фамилия/,
  dialogs: ['Новый сотрудник', 'Редактирование сотрудника'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
