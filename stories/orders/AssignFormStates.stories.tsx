import { screen, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { chooseFirstOption } from '../form/chooseOption'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { findRow } from './ordersScreen'

const meta: Meta = {
  title: 'Заказы/Назначение нескольких: форма',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const ORDERS = [SPECIAL_ORDER_IDS.withoutCourier, SPECIAL_ORDER_IDS.full]
const TITLE = /^Назначить курьера: 2.заказа/

async function chooseOrders(): Promise<void> {
  await findRow(document.body, SPECIAL_ORDER_IDS.full)
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать несколько' }))
  for (const id of ORDERS) await userEvent.click(await screen.findByRole('checkbox', { name: `Выбрать: заказ ${id}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Назначить курьера' }))
}

const form = formStates({
  blank: '/orders?cityId=1',
  open: chooseOrders,
  field: /Причина/,
  change: async (shown) => {
    await chooseFirstOption(await shown.findByLabelText(/Курьер/))
    await userEvent.type(shown.getByLabelText(/Причина/), 'Много заказов')
  },
  submit: 'Назначить',
  refusal: 'Назначено 0 из 2, не назначено: 2',
  dialogs: [TITLE, TITLE],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
