import { describe, expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { toMapOrders } from '../../src/pages/orders/map/mapOrders'
import {
  mapMarksLabel,
  mapSelectionPlaces,
  orderIdOfMark,
  orderMarkers,
  pickupMarks,
} from '../../src/pages/orders/map/orderMarkers'
import { nextMarkInDirection } from '../../src/ui/map/arrowNavigation'

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

describe('an order on the map', () => {
  const shown = (one: Order) => toMapOrders([], [one])

  test('its address, its start and its courier', () => {
    const courier = { id: 7, fio: 'Мусин Олег' } as Order['courier']
    expect(shown(order(1, { courier }))).toMatchObject([
      {
        address: 'улица Лободы, 3',
        to: { lat: 49.8, long: 73.1 },
        from: { lat: 49.81, long: 73.2 },
        courierId: 7,
        courierName: 'Мусин Олег',
        isExternal: false,
      },
    ])
  })

  test.each([
    ['none', undefined],
    ['half of them', at(49.8, undefined)],
    ['zeros', at(0, 0)],
    ['off the globe', at(149.8, 73.1)],
  ])('coordinates: %s, no place', (_, addressTo) => {
    expect(shown(order(1, { addressTo })).map(({ to }) => to)).toEqual([undefined])
  })
})

describe('live updates', () => {
  test('of fields that the map does not show change nothing', () => {
    const last = toMapOrders([], [order(1), order(2)])
    const pushed = [order(1, { sumTotal: 100, comments: 'Позвоните' }), structuredClone(order(2))]
    expect(toMapOrders(last, pushed)).toBe(last)
  })

  test('give the changed order a new object and leave the others', () => {
    const last = toMapOrders([], [order(1), order(2)])
    const next = toMapOrders(last, [order(1, { status: 70 }), order(2)])
    expect(next).not.toBe(last)
    expect(next.map(({ id, status }) => [id, status])).toEqual([
      [2, 50],
      [1, 70],
    ])
    expect(next[0]).toBe(last[0])
  })

  test('remove ended orders', () => {
    const last = toMapOrders([], [order(1), order(2)])
    expect(toMapOrders(last, [order(2)]).map(({ id }) => id)).toEqual([2])
  })
})

describe('marks', () => {
  const orders = toMapOrders([], [order(1), order(2), order(3, { addressTo: undefined })])
  const place = { lat: 49.82, long: 73.3 }
  const STATUSES = [{ key: 50, value: 'Готовится', color: 'red' }]
  const NOTHING = { orders: [], courier: undefined, courierPlace: undefined, courierId: undefined }

  test('orders have the colour of their status, those without a position are left out', () => {
    const marks = orderMarkers(orders, NOTHING, STATUSES)
    expect(marks.map(({ key, label, color, isFaint }) => [orderIdOfMark(key), label, color, isFaint])).toEqual([
      [2, 'Заказ 2, Готовится, улица Лободы, 3', 'red', false],
      [1, 'Заказ 1, Готовится, улица Лободы, 3', 'red', false],
    ])
  })

  test('all markers except the selection are faint', () => {
    const chosen = orders.filter(({ id }) => id === 1)
    const marks = orderMarkers(orders, { ...NOTHING, orders: chosen, courierPlace: place }, STATUSES)
    expect(marks.map(({ key, isSelected, isFaint }) => [orderIdOfMark(key), isSelected, isFaint])).toEqual([
      [2, false, true],
      [1, true, false],
    ])
  })

  test('each branch once, and only those of the selection if there is one', () => {
    const all = [...orders, ...toMapOrders([], [order(4, { addressFrom: at(49.9, 73.4) as Order['addressFrom'] })])]
    const labels = pickupMarks(all, NOTHING).map(({ label, isFaint }) => [label, isFaint])
    expect(labels).toEqual([
      ['Заведение: улица Жамбыла, 27', true],
      ['Заведение', true],
    ])
    const chosen = orders.filter(({ id }) => id === 1)
    expect(pickupMarks(all, { ...NOTHING, orders: chosen }).map(({ isFaint }) => isFaint)).toEqual([false])
  })

  test('the drawing is described in words, with couriers if there are any', () => {
    expect(mapMarksLabel(57, 0)).toBe('Заказы на карте: 57')
    expect(mapMarksLabel(57, 23)).toBe('Заказы на карте: 57, курьеры: 23')
  })

  test('the view of a selection contains its branches, customers and courier', () => {
    const chosen = orders.filter(({ id }) => id === 1)
    expect(mapSelectionPlaces({ ...NOTHING, orders: chosen, courierPlace: place }).map(({ long }) => long)).toEqual([
      73.2, 73.1, 73.3,
    ])
    expect(mapSelectionPlaces(NOTHING)).toEqual([])
  })

  test('an order is due by the clock of its city', () => {
    const due = toMapOrders([], [order(4, { dateTimeStatusFinish: '2026-03-18 13:00:00' }), order(5)])
    expect(due.map(({ id, dueAt }) => [id, dueAt])).toEqual([
      [5, undefined],
      [4, Date.UTC(2026, 2, 18, 8) / 1000],
    ])
  })

  test('an order is late from its promise if that is before the end of its status, as in the list', () => {
    const [promised] = toMapOrders(
      [],
      [order(4, { dateTimeStatusFinish: '2026-03-18 13:00:00', deliveryDateTime: '2026-03-18 12:40:00' })],
    )
    const end = Date.UTC(2026, 2, 18, 8) / 1000
    expect([promised?.dueAt, promised?.statusEndsAt]).toEqual([end - 20 * 60, end])
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
    expect(nextMarkInDirection(from, marks, arrow)?.key).toBe(expected)
  })
})
