import type { Meta } from 'storybook-react-rsbuild'
import { RolesPage } from '../../src/pages/roles/RolesPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Справочники/Роли: форма',
  component: RolesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/directories/roles?form=add',
  filled: '/directories/roles?form=edit&entry=viewer',
  field: /Описание/,
  dialogs: ['Новая роль', 'Редактирование роли'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
