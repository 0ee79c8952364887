import { describe, expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { mapOrderOf, updatedMapOrders } from '../../src/pages/orders/map/mapOrders'
import { marksOf, placesOf } from '../../src/pages/orders/map/marks'
import { nextMark } from '../../src/pages/orders/map/walk'

const order = (id: number, change: Partial<Order> = {}): Order => ({
  id,
  status: 50,
  createdAt: '2026-03-18 12:00:00',
  cityId: 1,
  addressTo: { street: 'улица Лободы', house: '3', lat: 49.8, long: 73.1 } as Order['addressTo'],
  addressFrom: { address: 'улица Жамбыла, 27', lat: 49.81, long: 73.2 } as Order['addressFrom'],
  ...change,
})

const at = (lat: number | undefined, long: number | undefined) => ({ lat, long }) as Order['addressTo']

describe('what the map shows of an order', () => {
  test('its address, its start and its courier', () => {
    const courier = { id: 7, fio: 'Мусин Олег' } as Order['courier']
    expect(mapOrderOf(order(1, { courier }))).toMatchObject({
      address: 'улица Лободы, 3',
      to: { lat: 49.8, long: 73.1 },
      from: { lat: 49.81, long: 73.2 },
      courierId: 7,
      courierName: 'Мусин Олег',
      isExternal: false,
    })
  })

  test.each([
    ['none', undefined],
    ['half of them', at(49.8, undefined)],
    ['zeros', at(0, 0)],
    ['off the globe', at(149.8, 73.1)],
  ])('coordinates: %s, no place', (_, addressTo) => {
    expect(mapOrderOf(order(1, { addressTo })).to).toBeUndefined()
  })
})

describe('live updates', () => {
  test('of what the map does not show change nothing', () => {
    const last = updatedMapOrders([], [order(1), order(2)])
    const pushed = [order(1, { sumTotal: 100, comments: 'Позвоните' }), structuredClone(order(2))]
    expect(updatedMapOrders(last, pushed)).toBe(last)
  })

  test('give the changed order a new object and leave the others', () => {
    const last = updatedMapOrders([], [order(1), order(2)])
    const next = updatedMapOrders(last, [order(1, { status: 70 }), order(2)])
    expect(next).not.toBe(last)
    expect(next.map(({ id, status }) => [id, status])).toEqual([
      [2, 50],
      [1, 70],
    ])
    expect(next[0]).toBe(last[0])
  })

  test('take away what has ended', () => {
    const last = updatedMapOrders([], [order(1), order(2)])
    expect(updatedMapOrders(last, [order(2)]).map(({ id }) => id)).toEqual([2])
  })
})

describe('marks', () => {
  const orders = updatedMapOrders([], [order(1), order(2), order(3, { addressTo: undefined })])
  const courier = { courierId: 7, fio: 'Мусин Олег', courierTypeId: 5, lat: 49.82, long: 73.3 } as never
  const STATUSES = [{ key: 50, value: 'Готовится', color: 'red' }]
  const NOTHING = { orders: [], courier: undefined, courierPlace: undefined }

  test('orders in the colour of their status, those without a place left out, and couriers', () => {
    const marks = marksOf(orders, [courier], NOTHING, STATUSES)
    expect(marks.map(({ kind, id, label, color, isFaint }) => [kind, id, label, color, isFaint])).toEqual([
      ['order', 2, 'Заказ 2, Готовится, улица Лободы, 3', 'red', false],
      ['order', 1, 'Заказ 1, Готовится, улица Лободы, 3', 'red', false],
      ['courier', 7, 'Курьер Мусин Олег', undefined, false],
    ])
  })

  test('all but the choice step back', () => {
    const chosen = orders.filter(({ id }) => id === 1)
    const marks = marksOf(orders, [courier], { ...NOTHING, orders: chosen, courierPlace: courier }, STATUSES)
    expect(marks.map(({ id, isSelected, isFaint }) => [id, isSelected, isFaint])).toEqual([
      [2, false, true],
      [1, true, false],
      [7, false, false],
    ])
  })

  test('to see a choice is to see its starts, its customers and its courier', () => {
    const places = placesOf({ orders: orders.filter(({ id }) => id === 1), courier: undefined, courierPlace: courier })
    expect(places.map(({ long }) => long)).toEqual([73.2, 73.1, 73.3])
    expect(placesOf(NOTHING)).toEqual([])
  })
})

describe('arrows', () => {
  const mark = (key: string, x: number, y: number) => ({ key, x, y })
  const marks = [
    mark('here', 0, 0),
    mark('right', 50, 5),
    mark('far', 200, 0),
    mark('aside', 20, 90),
    mark('up', 0, -40),
  ]
  const from = marks[0] as (typeof marks)[number]

  test.each([
    ['ArrowRight', 'right'],
    ['ArrowDown', 'aside'],
    ['ArrowUp', 'up'],
    ['ArrowLeft', undefined],
  ])('%s leads to %s', (arrow, expected) => {
    expect(nextMark(from, marks, arrow)?.key).toBe(expected)
  })
})
