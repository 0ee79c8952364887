import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Заказы/Координаты: форма',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const ORDER = SPECIAL_ORDER_IDS.full
const ADDRESS = `/orders?order=${ORDER}&form=coordinates&entry=${ORDER}`

/** The form edits existing coordinates and is never empty, so the stories of the empty form and of the filled form open the same URL. */
const form = formStates({
  blank: ADDRESS,
  filled: ADDRESS,
  field: /Широта/,
  change: async (shown) => {
    const latitude = await shown.findByLabelText(/Широта/)
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '49.8')
  },
  dialogs: [`Координаты заказа ${ORDER}`, `Координаты заказа ${ORDER}`],
  person: 'operator',
})

export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
