import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { distanceText } from '../../src/domain/geo'
import { DATE_PRESETS, presetRange } from '../../src/pages/orders/archive/datePresets'
import { mergeArchived } from '../../src/pages/orders/live/liveRules'

const order = (id: number, fields: Partial<Order> = {}): Order => ({
  id,
  status: 100,
  createdAt: '2026-11-21 12:00:00',
  ...fields,
})

test('an update of an archived order replaces its entry, where it stands', () => {
  const rows = [order(1, { companyName: 'Кафе' }), order(9)]
  expect(mergeArchived(rows, [order(1, { status: 0 })])).toEqual({
    orders: [order(1, { companyName: 'Кафе', status: 0 }), order(9)],
    totalChange: 0,
  })
})

test('what is active again leaves, whatever came before it in the batch', () => {
  expect(mergeArchived([order(1), order(2)], [order(2, { status: 0 }), order(2, { status: 10 })])).toEqual({
    orders: [order(1)],
    totalChange: -1,
  })
})

test('what is active and archived again within a batch stays', () => {
  const rows = [order(1), order(2)]
  expect(mergeArchived(rows, [order(2, { status: 20 }), order(2, { status: -1 })]).orders).toEqual([
    order(1),
    order(2, { status: -1 }),
  ])
})

test('an order that ends elsewhere does not enter', () => {
  expect(mergeArchived([order(1)], [order(7)])).toEqual({ orders: [order(1)], totalChange: 0 })
})

test.each([
  ['Сегодня', { dateStart: '2026-03-01', dateEnd: '2026-03-01' }],
  ['Вчера', { dateStart: '2026-02-28', dateEnd: '2026-02-28' }],
  ['7 дней', { dateStart: '2026-02-23', dateEnd: '2026-03-01' }],
])('%s in a city where the day has begun already', (label, range) => {
  const preset = DATE_PRESETS.find((known) => known.label === label)
  if (!preset) throw new Error(`no preset ${label}`)
  expect(presetRange(preset, Date.parse('2026-02-28T19:30:00Z'), 5)).toEqual(range)
})

test('a distance has one decimal; without one of the places there is none', () => {
  expect(distanceText({ lat: 49.8, long: 73.1 }, { lat: 49.82, long: 73.1 })).toBe('2,2\u00a0км')
  expect(distanceText({ lat: 49.8, long: undefined }, { lat: 49.8, long: 73.1 })).toBeUndefined()
  expect(distanceText(undefined, { lat: 49.8, long: 73.1 })).toBeUndefined()
  // What a server writes that knows no place.
  expect(distanceText({ lat: 0, long: 0 }, { lat: 49.8, long: 73.1 })).toBeUndefined()
})
