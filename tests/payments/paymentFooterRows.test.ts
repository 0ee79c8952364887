import { expect, test } from '@jest/globals'
import type { Payment } from '../../src/api/payments'
import { paymentFooterRows } from '../../src/pages/payments/paymentListDefinition'

const payment = (id: number, methodId: number | undefined, amount: number | undefined): Payment => ({
  id,
  methodId,
  amount,
})
const footer = (...rows: Payment[]) =>
  paymentFooterRows(rows).map(({ label, cells }) => `${label}, ${cells.amount}`.replace(/\s/g, ' '))

test('totals by method add up to the total', () => {
  expect(footer(payment(1, 2, 700), payment(2, 1, 50), payment(3, 2, 300), payment(4, undefined, 5))).toEqual([
    'Итого: 4 оплаты, 1 055 ₸',
    'Наличные: 1 оплата, 50 ₸',
    'Банковский перевод: 2 оплаты, 1 000 ₸',
    'Способ не указан: 1 оплата, 5 ₸',
  ])
})

test('a single method has no total of its own', () => {
  expect(footer(payment(1, 2, 700), payment(2, 2, undefined))).toEqual(['Итого: 2 оплаты, 700 ₸, без 1 строки'])
})
