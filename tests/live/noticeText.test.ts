import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { noticeText } from '../../src/app/shell/notices/noticeText'

const order = (id: number, change: Partial<Order> = {}): Order => ({
  id,
  status: 10,
  createdAt: '2026-11-21 11:00:00',
  cityId: 1,
  ...change,
})
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index + 1))
const city = () => 'Караганда'
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('a single order is announced with number, place and sum, and can be opened', () => {
  const { title, body, orderId } = noticeText('new', [order(510, { companyName: 'Дастархан', sumTotal: 12500 })], city)
  expect(spaced(`${title} | ${body}`)).toBe('Новый заказ № 510 | Караганда · Дастархан · 12 500 ₸')
  expect(orderId).toBe(510)
  expect(spaced(noticeText('late', [order(7)], () => undefined).title)).toBe('Заказ № 7 опаздывает')
  expect(spaced(noticeText('unassigned', [order(7)], () => undefined).title)).toBe('Заказ № 7 без курьера')
  expect(spaced(noticeText('waiting', [order(7)], () => undefined).title)).toBe('Клиент ждёт заказ № 7')
})

test.each([
  ['new', 2, '2 новых заказа'],
  ['new', 5, '5 новых заказов'],
  ['new', 21, '21 новый заказ'],
  ['late', 3, '3 заказа опаздывают'],
  ['late', 11, '11 заказов опаздывают'],
  ['late', 21, '21 заказ опаздывает'],
  ['unassigned', 2, '2 заказа без курьера'],
  ['waiting', 2, '2 клиента ждут заказ'],
  ['waiting', 21, '21 клиент ждёт заказ'],
] as const)('%s, %d of them: %s', (kind, count, title) => {
  const text = noticeText(kind, orders(count), city)
  expect(spaced(text.title)).toBe(title)
  expect(text.orderId).toBeUndefined()
})

test('of many the first three are named', () => {
  expect(spaced(noticeText('new', orders(50), city).body)).toBe('№ 1, № 2, № 3 и ещё 47')
  expect(spaced(noticeText('new', orders(3), city).body)).toBe('№ 1, № 2, № 3')
})
