import type { OrderValues } from '../../src/pages/orders/form/orderValues'

export const NEW_ORDER: OrderValues = {
  cityId: 1,
  branchId: 2,
  customerName: 'Айгуль',
  phone: '77011234567',
  street: 'Ерубаева',
  house: '10',
  paymentTypeId: 3,
  timeForReady: 20,
  orderItems: [{ name: 'Плов', quantity: 1, price: 1800 }],
}
export const PLACED_ORDER = { ...NEW_ORDER, lat: 49.8, long: 73.1 }
