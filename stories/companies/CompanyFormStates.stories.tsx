import type { Meta } from 'storybook-react-rsbuild'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { CompanyScreens } from './companiesScreen'

const meta: Meta = {
  title: 'Контрагенты/Форма контрагента: состояния',
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/companies/add',
  filled: '/companies/edit/1',
  field: 'Название',
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
