import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { chooseFirstOption } from '../form/chooseOption'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Заказы/Смена курьера: форма',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const ORDER = SPECIAL_ORDER_IDS.full

const form = formStates({
  blank: `/orders?order=${ORDER}&form=courier&entry=${ORDER}`,
  field: /Причина/,
  submit: 'Сменить',
  change: async (shown) => {
    await chooseFirstOption(await shown.findByLabelText(/Курьер/))
    await userEvent.type(shown.getByLabelText(/Причина/), 'Курьер попал в пробку')
  },
  dialogs: [`Смена курьера заказа ${ORDER}`, `Смена курьера заказа ${ORDER}`],
  person: 'operator',
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
