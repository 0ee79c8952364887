import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { empty, responding } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { choose } from '../form/choose'
import { restingForm } from '../form/restingForm'
import { onStage, stageLoader } from '../stage'
import { onPath } from './couriersScreen'

const meta: Meta = {
  title: 'Курьеры/Штраф: форма',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: onPath('/couriers/:id', <CourierPage />),
}
export default meta

const CARD = '/manage/courier/777'

const form = restingForm({
  blank: '/couriers/777?form=fine',
  field: /Комментарий/,
  submit: 'Оштрафовать',
  change: async (shown) => {
    await choose(await shown.findByLabelText(/Вид штрафа/), 'Опоздание — 1 000 ₸')
    await userEvent.type(shown.getByLabelText(/Комментарий/), 'Заказ 510014, опоздание 14 мин')
  },
  dialogs: [/^Штраф/, /^Штраф/],
  responses: [
    responding(CARD, { id: 777, fio: 'Ахметов Ержан', cityId: 1, courierTypeId: 5 }),
    responding(`${CARD}/statistics`, {}),
    empty(`${CARD}/penalty`),
    responding('/manage/penalty/search', [
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
