import type { Meta } from 'storybook-react-rsbuild'
import { staticResponseHandler } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { SELECT } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { COURIER } from './courierCard'
import { COURIERS_PATH, KARAGANDA_PATH, withRoute } from './couriersScreen'

const meta: Meta = {
  title: 'Курьеры/Смена точки: форма',
  component: CouriersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: withRoute(COURIERS_PATH, <CouriersPage />),
}
export default meta

const POINT = /Отправная точка/
const TITLE = 'Смена отправной точки'

/** In the story of the empty form, the URL has an id that no courier of the city has, so the courier's current point is unknown. */
const form = formStates({
  blank: `${KARAGANDA_PATH}&form=point&entry=999`,
  filled: `${KARAGANDA_PATH}&form=point&entry=${COURIER.id}`,
  field: POINT,
  told: (shown) => shown.getByLabelText(POINT).closest(SELECT)?.textContent?.replace('Выберите', '') ?? '',
  change: async (shown) => chooseOption(await shown.findByLabelText(POINT), 'Степной'),
  dialogs: [TITLE, TITLE],
  responses: [
    staticResponseHandler('/manage/courier/online', [{ point: { id: 1, name: 'Центр' }, couriers: [COURIER] }]),
  ],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
