import { expect, test } from '@jest/globals'
import type { Order } from '../../../src/api/orders'
import { findActiveOrdersByText, foundOrderPaletteEntry } from '../../../src/app/shell/palette/foundOrders'
import { parseOrderNumber } from '../../../src/app/shell/palette/paletteEntries'

const ORDERS: Order[] = [
  { id: 510014, status: 20, externalId: '8530032', phone: '77052067336', customerName: 'Артём Ли' },
  {
    id: 510015,
    status: 30,
    companyName: 'Пицца Степь',
    addressTo: { street: 'улица Муканова', house: '78' },
    courier: { id: 4, fio: 'Оспанов Руслан' },
    addressFrom: { address: 'улица Жамбыла, 27' },
  },
  { id: 510016, status: 100, customerName: 'Артём Ли' },
]
const found = (query: string) => findActiveOrdersByText(ORDERS, query).map(({ id }) => id)

test('the search of orders finds an active order by its number, outer number and phone, however that is typed', () => {
  expect(found('510014')).toEqual([510014])
  expect(found('0014')).toEqual([510014])
  expect(found('8530032')).toEqual([510014])
  expect(found('+7 (705) 206-73-36')).toEqual([510014])
  expect(found('8 705 206 73 36')).toEqual([510014])
})

test('the search of orders finds an order by customer, street, courier, company and branch, all words together', () => {
  expect(found('артем')).toEqual([510014])
  expect(found('муканова 78')).toEqual([510015])
  expect(found('оспанов')).toEqual([510015])
  expect(found('степь муканова')).toEqual([510015])
  expect(found('жамбыла')).toEqual([510015])
  expect(found('степь гоголя')).toEqual([])
})

test('two digits, a letter or nothing find no order', () => {
  expect(found('51')).toEqual([])
  expect(found('а')).toEqual([])
  expect(found('')).toEqual([])
})

test('links to the list that contains the order and names that list', () => {
  const [active, , archived] = ORDERS as [Order, Order, Order]
  expect(foundOrderPaletteEntry(active, 'Принят')).toMatchObject({
    to: '/orders?order=510014',
    hint: 'Принят · Артём Ли',
  })
  expect(foundOrderPaletteEntry(archived, 'Доставлен')).toMatchObject({
    to: '/archive-orders?order=510016',
    hint: 'Доставлен, в архиве · Артём Ли',
  })
})

test('an exact phone or number comes before a fragment, and the matched field is shown', () => {
  const orders: Order[] = [
    { id: 77, status: 20, phone: '77052067336' },
    { id: 7705, status: 20, externalId: '1' },
    { id: 9000, status: 20, externalId: '7705' },
    { id: 9001, status: 20, courier: { id: 4, fio: 'Оспанов Руслан' } },
  ]
  const hints = (query: string) =>
    findActiveOrdersByText(orders, query).map((order) => [
      order.id,
      foundOrderPaletteEntry(order, 'Принят', query)
        .hint?.replaceAll(/[\u2068\u2069]/g, '')
        .replaceAll('\u00a0', ' '),
    ])
  expect(hints('7705')).toEqual([
    [9000, 'Принят · внешний № 7705'],
    [7705, 'Принят'],
    [77, 'Принят · телефон +7 (705) 206-73-36'],
  ])
  expect(hints('8 705 206 73 36')).toEqual([[77, 'Принят · телефон +7 (705) 206-73-36']])
  expect(hints('оспанов')).toEqual([[9001, 'Принят · курьер Оспанов Руслан']])
})

test('a phone is no order number', () => {
  expect(['87052067336', '77052067336', '7052067336'].map(parseOrderNumber)).toEqual([undefined, undefined, undefined])
})

test('an order number is a number alone, with or without «№»', () => {
  expect(parseOrderNumber(' № 0510014 ')).toBe(510014)
  expect(parseOrderNumber('510014 а')).toBeUndefined()
})
