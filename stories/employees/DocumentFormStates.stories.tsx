import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { formStates } from '../form/formStates'
import { pictureFile } from '../pictureFile'
import { onStage, stageLoader } from '../stage'
import { PATH } from './employeesScreen'

const meta: Meta = {
  title: 'Люди/Документ сотрудника: форма',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const NAME = /Название документа/
const TITLE = 'Документы сотрудника'

const form = formStates({
  blank: `${PATH}?role=viewer&form=documents&entry=${DEMO_ACCOUNTS.viewer.id}`,
  field: NAME,
  change: async (shown) => {
    await userEvent.upload(await shown.findByLabelText(/^Файл/), pictureFile())
    await userEvent.type(await shown.findByLabelText(NAME), 'Паспорт')
  },
  submit: 'Добавить документ',
  dialogs: [TITLE, TITLE],
  leave: (shown) => userEvent.click(shown.getByRole('button', { name: 'Закрыть' })),
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
