import type { Meta } from 'storybook-react-rsbuild'
import { PointsPage } from '../../src/pages/points/PointsPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Справочники/Отправные точки: форма',
  component: PointsPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/points?cityId=1&form=add',
  filled: '/points?cityId=1&form=edit&entry=3',
  field: /Название/,
  dialogs: ['Новая отправная точка', 'Редактирование отправной точки'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
