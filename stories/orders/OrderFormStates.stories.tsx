import type { Meta } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { formStates } from '../form/formStates'
import { orderFormMeta } from './orderFormScreen'

const meta: Meta = {
  title: 'Заказы/Новый заказ: форма',
  ...orderFormMeta,
}
export default meta

const form = formStates({
  blank: '/orders/add',
  filled: `/orders/edit/${SPECIAL_ORDER_IDS.full}`,
  field: 'Имя',
  person: 'partner',
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
