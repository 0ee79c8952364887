import { describe, expect, test } from '@jest/globals'
import { expectedArrival, expectedDelay } from '../../src/domain/orderEta'
import { toEpochSecond } from '../../src/lib/moments'

const TIMEZONE = 5
const at = (time: string) => toEpochSecond(`2026-03-18 ${time}:00`, TIMEZONE)
const moment = (time: string) => `2026-03-18 ${time}:00`
const taken = (time: string) => [
  { status: 10, createdAt: moment('12:00') },
  { status: 20, createdAt: moment(time) },
]
const order = { status: 20, createdAt: moment('12:00'), timeForReady: 20, timeForDelivery: 30 }

describe('the expected arrival', () => {
  test('is the rest of the preparation plus the ride', () => {
    expect(expectedArrival({ ...order, statusesHistory: taken('12:05') }, TIMEZONE, at('12:10'))).toBe(at('12:55'))
  })

  test('starts now if the order has not been accepted', () => {
    expect(expectedArrival({ ...order, status: 10 }, TIMEZONE, at('12:10'))).toBe(at('13:00'))
  })

  test('is delayed by a preparation or ride that takes longer than planned', () => {
    expect(expectedArrival({ ...order, statusesHistory: taken('12:05') }, TIMEZONE, at('12:40'))).toBe(at('13:10'))
    expect(expectedArrival({ ...order, deliveryStartAt: moment('12:20') }, TIMEZONE, at('13:05'))).toBe(at('13:05'))
  })

  test('counts only the ride once it has started; a promised start does not count', () => {
    expect(expectedArrival({ ...order, deliveryStartAt: moment('12:20') }, TIMEZONE, at('12:25'))).toBe(at('12:50'))
    expect(expectedArrival({ ...order, deliveryStartAt: moment('12:50') }, TIMEZONE, at('12:10'))).toBe(at('13:00'))
  })

  test('is unknown without a plan and for ended orders', () => {
    expect(expectedArrival({ ...order, timeForDelivery: undefined }, TIMEZONE, at('12:10'))).toBeUndefined()
    expect(expectedArrival({ ...order, timeForReady: undefined }, TIMEZONE, at('12:10'))).toBeUndefined()
    expect(expectedArrival({ ...order, status: 100 }, TIMEZONE, at('12:10'))).toBeUndefined()
  })
})

test('the delay is relative to the promised time and may be negative', () => {
  const late = { ...order, statusesHistory: taken('12:20') }
  expect(expectedDelay(late, TIMEZONE, at('12:25'))).toBe(20)
  expect(expectedDelay({ ...late, deliveryDateTime: moment('13:30') }, TIMEZONE, at('12:25'))).toBe(-20)
  expect(expectedDelay({ ...late, createdAt: undefined }, TIMEZONE, at('12:25'))).toBeUndefined()
})
