import { expect, test } from '@jest/globals'
import { distanceKm } from '../../src/domain/geo'
import { formatMoney } from '../../src/domain/money'
import { isActiveOrderStatus, isOrderEnteredLate, orderPlatform, shortStatusTitle } from '../../src/domain/orders'
import { isAccessAllowed } from '../../src/domain/permissions'
import { formatPhone, isPhone, parsePhone, phoneLink } from '../../src/domain/phones'
import { countWithNoun, NBSP } from '../../src/domain/textFormatting'

test('money has no-break spaces between thousands and before the tenge sign', () => {
  expect(formatMoney(12_500)).toBe(`12${NBSP}500${NBSP}₸`)
  expect(formatMoney(0)).toBe(`0${NBSP}₸`)
  expect(formatMoney(-1_234_567)).toBe(`−1${NBSP}234${NBSP}567${NBSP}₸`)
})

test.each([
  [1, 'заказ'],
  [3, 'заказа'],
  [11, 'заказов'],
  [21, 'заказ'],
  [112, 'заказов'],
])('%i needs the word form «%s»', (count, noun) => {
  expect(countWithNoun(count, 'заказ', 'заказа', 'заказов')).toBe(`${count}${NBSP}${noun}`)
})

test('phones are stored as 11 digits and shown with the mask', () => {
  expect(parsePhone('+7 (700) 123-45-67')).toBe('77001234567')
  expect(parsePhone('+7 (')).toBe('')
  expect(formatPhone('77001234567').replaceAll(NBSP, ' ')).toBe('+7 (700) 123-45-67')
  expect(formatPhone('8 800')).toBe('8 800')
  expect(isPhone('7700123456')).toBe(false)
})

test('a phone is called by its international number, however it is written', () => {
  for (const written of ['77001234567', '+7 (700) 123-45-67', '8 700 123 45 67']) {
    expect(phoneLink(written)).toBe('tel:+77001234567')
  }
  expect(phoneLink('109')).toBe('tel:109')
})

test.each([
  [0, false],
  [1, true],
  [99, true],
  [100, false],
  [-1, false],
])('status %i is active: %s', (status, isActive) => {
  expect(isActiveOrderStatus(status)).toBe(isActive)
})

test('status tiles omit the word «курьер»', () => {
  expect(shortStatusTitle('Курьер назначен')).toBe('Назначен')
  expect(shortStatusTitle('Ожидает курьера')).toBe('Ожидает')
  expect(shortStatusTitle('Готов')).toBe('Готов')
  expect(shortStatusTitle('Курьер')).toBe('Курьер')
})

test('device types are grouped, unknown ones have no icon', () => {
  expect([1, 7, 9, 8, 10, 2, undefined].map(orderPlatform)).toEqual([
    'web',
    'apple',
    'apple',
    'android',
    'android',
    undefined,
    undefined,
  ])
})

test('a gap of 5 minutes or more is a late entry', () => {
  expect([4, 5].map(isOrderEnteredLate)).toEqual([false, true])
})

test('distance is the great circle on a radius of 6371 km', () => {
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371)
  expect(distanceKm({ lat: 49.77253, long: 73.130004 }, { lat: 49.77253, long: 73.130004 })).toBe(0)
})

test('a rule requires all or any of its permissions', () => {
  expect(isAccessAllowed(['order_view'], { every: ['order_view', 'order_create'] })).toBe(false)
  expect(isAccessAllowed(['order_view'], { some: ['order_view', 'order_create'] })).toBe(true)
  expect(isAccessAllowed([], { every: [] })).toBe(true)
  expect(isAccessAllowed([], { some: ['order_view'] })).toBe(false)
})
