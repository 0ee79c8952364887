import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { formStates } from '../form/formStates'
import { pictureFile } from '../pictureFile'
import { onStage, stageLoader } from '../stage'
import { PATH } from './employeesScreen'

const meta: Meta = {
  title: 'Люди/Фото сотрудника: форма',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const FILE = /Новое фото/
const TITLE = 'Фото сотрудника'

const form = formStates({
  blank: `${PATH}?role=viewer&form=photo&entry=${DEMO_ACCOUNTS.viewer.id}`,
  field: FILE,
  told: (shown) => shown.queryByText('photo.png')?.textContent ?? '',
  change: async (shown) => userEvent.upload(await shown.findByLabelText(FILE), pictureFile()),
  submit: 'Загрузить',
  dialogs: [TITLE, TITLE],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
