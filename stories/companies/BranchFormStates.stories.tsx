import type { Meta } from 'storybook-react-rsbuild'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { CompanyScreens } from './companiesScreen'

const meta: Meta = {
  title: 'Контрагенты/Форма филиала: состояния',
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/companies/1/branches/add',
  filled: '/companies/1/branches/edit/2',
  field: 'Адрес',
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
