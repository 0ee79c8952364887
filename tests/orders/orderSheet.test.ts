import { expect, jest, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { ORDER_EXPORT_COLUMNS, orderSheetLayout } from '../../src/pages/orders/export/orderSheet'

const courierCell = (order: Partial<Order>) =>
  ORDER_EXPORT_COLUMNS.find(({ title }) => title === 'Курьер')?.value({ id: 1, status: 20, ...order } as Order)

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

const cells = (order: Partial<Order>) =>
  Object.fromEntries(
    ORDER_EXPORT_COLUMNS.map(({ title, value }) => [title, value({ id: 1, status: 100, ...order } as Order)]),
  )

test('the file contains the minutes of each stage, the distance, the change and the fee', () => {
  const order = cells({
    createdAt: '2026-03-18 12:00:00',
    statusesHistory: [
      { status: 10, createdAt: '2026-03-18 12:00:00' },
      { status: 20, createdAt: '2026-03-18 12:03:30' },
    ] as Order['statusesHistory'],
    deliveryStartAt: '2026-03-18 12:25:00',
    deliveryEndAt: '2026-03-18 12:44:00',
    finishedAt: '2026-03-18 12:45:00',
    addressFrom: { lat: 49.8, long: 73.1 } as Order['addressFrom'],
    addressTo: { lat: 49.83, long: 73.1 } as Order['addressTo'],
    serviceFee: 90,
    customerAmount: 5000,
  })
  expect(order).toMatchObject({
    'Обработка, мин': 3,
    'Приготовление, мин': 21,
    'В пути, мин': 19,
    'Всего, мин': 45,
    'Расстояние, км': 3.3,
    'Сервисный сбор': 90,
    'Сдача с': 5000,
  })
})

test('unknown values have no cell', () => {
  const order = cells({})
  const titles = ['Обработка, мин', 'Всего, мин', 'Расстояние, км', 'Сервисный сбор', 'Сдача с', 'Контрагент']
  expect(titles.map((title) => order[title])).toEqual(titles.map(() => undefined))
})

test('the totals count orders and sum money, except the change for customers', () => {
  expect(orderSheetLayout([{}, {}] as Order[])).toEqual({ totalLabel: 'Итого: 2', hasFilters: true, isEmptyNone: true })
  const summed = ORDER_EXPORT_COLUMNS.filter(({ isSummed }) => isSummed).map(({ title }) => title)
  expect(summed).toEqual(['Сумма товаров', 'Доставка', 'Корректировка', 'Сервисный сбор', 'Итого'])
})

test('the file contains the delay of a late order in minutes', () => {
  const times = { createdAt: '2026-03-18 12:00:00', timeForReady: 20, timeForDelivery: 20 }
  expect(cells({ ...times, deliveryEndAt: '2026-03-18 12:47:30' })).toMatchObject({ 'Опоздание, мин': 7 })
  expect(cells({ ...times, deliveryEndAt: '2026-03-18 12:39:00' })).toMatchObject({ 'Опоздание, мин': undefined })
})

test('the minutes of an active order are those of the reason beside them', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-18T12:47:30+05:00'))
  const late = { status: 20, dateTimeStatusFinish: '2026-03-18 12:40:00', deliveryDateTime: '2026-03-18 13:00:00' }
  expect(cells(late)).toMatchObject({
    'Опоздание, мин': 7,
    'Почему опаздывает': 'Опаздывает на 7\u00a0мин',
  })
  expect(cells({ ...late, dateTimeStatusFinish: '2026-03-18 12:50:00' })).toMatchObject({
    'Опоздание, мин': undefined,
    'Почему опаздывает': undefined,
  })
})
