import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { emptyListHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { chooseOption } from '../form/chooseOption'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { withRoute } from './couriersScreen'

const meta: Meta = {
  title: 'Курьеры/Штраф: форма',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: withRoute('/couriers/:id', <CourierPage />),
}
export default meta

const CARD = '/manage/courier/777'

const form = formStates({
  blank: '/couriers/777?form=fine',
  field: /Комментарий/,
  submit: 'Оштрафовать',
  change: async (shown) => {
    await chooseOption(await shown.findByLabelText(/Вид штрафа/), 'Опоздание: −1 000 ₸')
    await userEvent.type(shown.getByLabelText(/Комментарий/), 'Заказ 510014, опоздание 14 мин')
  },
  dialogs: [/^Штраф/, /^Штраф/],
  responses: [
    staticResponseHandler(CARD, { id: 777, fio: 'Ахметов Ержан', cityId: 1, courierTypeId: 5 }),
    staticResponseHandler(`${CARD}/statistics`, {}),
    emptyListHandler(`${CARD}/penalty`),
    staticResponseHandler('/manage/penalty/search', [
      { id: 1, name: 'Опоздание', description: 'Опоздание', price: 1000 },
      { id: 2, name: 'Грубость', description: 'Грубость', price: 5000 },
    ]),
  ],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
