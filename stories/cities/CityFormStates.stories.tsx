import type { Meta } from 'storybook-react-rsbuild'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Справочники/Города: форма',
  component: CitiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/directories/cities?form=add',
  filled: '/directories/cities?form=edit&entry=1',
  field: /Название/,
  dialogs: ['Новый город', 'Редактирование города'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
