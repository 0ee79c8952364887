/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { paidOrderChangeText } from '../../src/domain/paidOrderChange'

test.each([
  [5300, 5800, 'Сумма оплаченного заказа изменилась: было 5 300 ₸, стало 5 800 ₸, доплата клиента 500 ₸'],
  [5300, 5000, 'Сумма оплаченного заказа изменилась: было 5 300 ₸, стало 5 000 ₸, вернуть клиенту 300 ₸'],
  [5300, 5300, undefined],
  [undefined, 5300, undefined],
  [5300, undefined, undefined],
])('a paid order that went from %s to %s', (before, now, expected) => {
  expect(paidOrderChangeText(before, now)?.replaceAll('\u00a0', ' ')).toBe(expected)
})
