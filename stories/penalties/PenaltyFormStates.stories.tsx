import type { Meta } from 'storybook-react-rsbuild'
import { PenaltiesPage } from '../../src/pages/penalties/PenaltiesPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Справочники/Штрафы: форма',
  component: PenaltiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/directories/penalties?form=add',
  filled: '/directories/penalties?form=edit&entry=1',
  field: /Название/,
  dialogs: ['Новый вид штрафа', 'Редактирование вида штрафа'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
