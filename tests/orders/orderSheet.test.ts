import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { ORDER_SHEET } from '../../src/pages/orders/export/orderSheet'

const courierCell = (order: Partial<Order>) =>
  ORDER_SHEET.find(({ title }) => title === 'Курьер')?.value({ id: 1, status: 20, ...order } as Order)

test.each<[string, Partial<Order>, string | undefined]>([
  ['nobody', {}, undefined],
  ['a courier by his name', { courier: { id: 7, fio: 'Ибраев Дмитрий' } as Order['courier'] }, 'Ибраев Дмитрий'],
  ['a courier without a name by his number', { courier: { id: 7 } as Order['courier'] }, 'Курьер 7'],
  ['a courier without either', { courier: {} as Order['courier'] }, 'Курьер'],
  [
    'an external one with the label of his service',
    { isExternalCourier: true, externalOrderInfo: { courierName: 'Марат' }, deliveryService: 'YANDEX' },
    'Марат, Yandex',
  ],
])('the export names %s', (_who, order, expected) => {
  expect(courierCell(order)).toBe(expected)
})
