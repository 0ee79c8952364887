/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { orderFineComment, promisedDeliverySecond } from '../../src/domain/orderDelay'
import { toEpochSecond } from '../../src/lib/moments'

const at = (time: string) => toEpochSecond(`2026-03-18 ${time}:00`, 5)

test('the promise is the requested delivery time, else creation plus both durations, else none', () => {
  const times = { createdAt: '2026-03-18 12:00:00', timeForReady: 20, timeForDelivery: 30 }
  expect(promisedDeliverySecond({ ...times, deliveryDateTime: '2026-03-18 14:00:00' }, 5)).toBe(at('14:00'))
  expect(promisedDeliverySecond(times, 5)).toBe(at('12:50'))
  expect(promisedDeliverySecond({ ...times, timeForReady: undefined }, 5)).toBeUndefined()
})

test.each([
  [{ deliveryEndAt: '2026-03-18 13:14:59' }, 14],
  [{ finishedAt: '2026-03-18 13:02:00' }, 2],
  [{}, 30],
  [{ deliveryEndAt: '2026-03-18 12:59:00' }, undefined],
  [{ deliveryEndAt: '2026-03-18 13:00:59' }, undefined],
])('late by %p: %p minutes', (end, minutes) => {
  const comment = orderFineComment({ id: 7, deliveryDateTime: '2026-03-18 13:00:00', ...end }, 5, at('13:30'))
  expect(comment).toBe(minutes === undefined ? 'Заказ 7' : `Заказ 7, опоздание ${minutes} мин`)
})

test('the comment of a fine contains the order and its delay', () => {
  const order = { id: 1042, deliveryDateTime: '2026-03-18 13:00:00', deliveryEndAt: '2026-03-18 13:14:10' }
  expect(orderFineComment(order, 5, 0)).toBe('Заказ 1042, опоздание 14 мин')
  expect(orderFineComment({ id: 1042 }, 5, 0)).toBe('Заказ 1042')
})
