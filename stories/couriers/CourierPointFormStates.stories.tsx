import type { Meta } from 'storybook-react-rsbuild'
import { responding } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { SELECT } from '../../tests/antdParts'
import { choose } from '../form/choose'
import { restingForm } from '../form/restingForm'
import { onStage, stageLoader } from '../stage'
import { COURIER } from './courierCard'
import { COURIERS, KARAGANDA_PATH, onPath } from './couriersScreen'

const meta: Meta = {
  title: 'Курьеры/Смена точки: форма',
  component: CouriersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: onPath(COURIERS, <CouriersPage />),
}
export default meta

const POINT = /Отправная точка/
const TITLE = 'Смена отправной точки'

/** For the state with an empty form the ID in the URL belongs to no courier of the city, so the courier's current point is unknown. */
const form = restingForm({
  blank: `${KARAGANDA_PATH}&form=point&entry=999`,
  filled: `${KARAGANDA_PATH}&form=point&entry=${COURIER.id}`,
  field: POINT,
  told: (shown) => shown.getByLabelText(POINT).closest(SELECT)?.textContent?.replace('Выберите', '') ?? '',
  change: async (shown) => choose(await shown.findByLabelText(POINT), 'Степной'),
  dialogs: [TITLE, TITLE],
  responses: [responding('/manage/courier/online', [{ point: { id: 1, name: 'Центр' }, couriers: [COURIER] }])],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
