import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { createOrderBook, type OrderBook, type OrderChange } from '../../src/live/orderBook/orderBook'

/** Contract: «an order, wherever it comes from», «which of two states is newer». */

const entry = (message: string) => ({ message, userName: undefined, createdAt: undefined })
const history = (length: number) => Array.from({ length }, (_, step) => entry(`шаг ${step}`))

const order = (id: number, change: Partial<Order> = {}): Order => ({ id, status: 20, ...change })

let book: OrderBook
let changes: OrderChange[]

beforeEach(() => {
  book = createOrderBook()
  changes = []
  book.follow({ onChanges: (batch) => changes.push(...batch) })
})

const shown = (id: number) => book.row(id)?.order
const search = (...orders: Order[]) => book.storeOrders(orders, book.startRequest())

describe('an order is whole', () => {
  test('removed fields disappear, by an event or a response', () => {
    const courier = { id: 3, fio: 'Ахметов Данияр', phone: undefined, courierTypeId: 1 }
    search(order(1, { courier, comments: 'Код 12', deliveryService: 'YANDEX', isExternalCourier: true }))
    book.receive([order(1, { comments: undefined })])
    expect(shown(1)).toEqual({ id: 1, status: 20 })
    search(order(1, { courier }))
    search(order(1))
    expect(shown(1)).toEqual({ id: 1, status: 20 })
  })

  test('items, transitions, earlier couriers and history are kept if a search or event omits them', () => {
    const whole = {
      orderItems: [{ name: 'Плов', quantity: 1, price: 2000 }],
      transitions: [{ status: 30, title: 'Курьер назначен' }],
      oldCouriers: [{ courier: undefined, reason: 'Заболел' }],
      statusesHistory: history(2),
    }
    book.storeFullOrder(order(1, whole), book.startRequest())
    book.receive([order(1, { sumTotal: 5 })])
    search(order(1, { sumTotal: 6 }))
    expect(shown(1)).toEqual(order(1, { ...whole, sumTotal: 6 }))
    expect(book.isComplete(1)).toBe(true)
  })

  test('after a status change the order is incomplete unless the event contains its transitions', () => {
    const orderItems = [{ name: 'Плов', quantity: 1, price: 2000 }]
    book.storeFullOrder(order(1, { orderItems, transitions: [] }), book.startRequest())
    book.receive([order(1, { status: 30 })])
    expect(book.isComplete(1)).toBe(false)
    book.receive([order(1, { status: 50, transitions: [] })])
    expect(book.isComplete(1)).toBe(true)
  })

  test('transitions alone do not complete an order without items', () => {
    search(order(1))
    const requestTick = book.startRequest()
    book.receive([order(1, { status: 30, transitions: [] })])
    book.storeFullOrder(order(1, { sumTotal: 7 }), requestTick)
    expect(book.isComplete(1)).toBe(false)
    expect(shown(1)).toEqual(order(1, { status: 30, transitions: [] }))
  })

  test('fields omitted by an event come from the response that it overtook', () => {
    const items = {
      orderItems: [{ name: 'Плов', quantity: 1, price: 2000 }],
      oldCouriers: [{ courier: { id: 3, fio: 'Ержан' } }],
    }
    const requestTick = book.startRequest()
    book.receive([order(1, { status: 30, sumTotal: 8 })])
    book.storeFullOrder(order(1, { ...items, transitions: [{ status: 30 }], sumTotal: 7 }), requestTick)
    expect(shown(1)).toEqual(order(1, { status: 30, sumTotal: 8, ...items }))
    expect(book.isComplete(1)).toBe(false)
    // The response was requested before the event arrived. Both contain the same order status, so the allowed status changes in the
    // response (`transitions`) are still valid.
    const later = book.startRequest()
    book.receive([order(2, { sumTotal: 8 })])
    book.storeFullOrder(order(2, { ...items, transitions: [], sumTotal: 7 }), later)
    expect(shown(2)).toEqual(order(2, { sumTotal: 8, ...items, transitions: [] }))
    expect(book.isComplete(2)).toBe(true)
  })

  test('the response of a single order omits no fields', () => {
    book.storeFullOrder(order(1, { orderItems: [{ name: 'Плов', quantity: 1, price: 1 }] }), book.startRequest())
    book.storeFullOrder(order(1), book.startRequest())
    expect(shown(1)).toEqual(order(1))
  })
})

describe('the newer state', () => {
  test('is the one with the longer history, in any order of arrival', () => {
    book.receive([order(1, { status: 50, statusesHistory: history(4) })])
    book.receive([order(1, { status: 30, statusesHistory: history(3) })])
    search(order(1, { status: 20, statusesHistory: history(2) }))
    expect(shown(1)?.status).toBe(50)
    const requestTick = book.startRequest()
    book.receive([order(1, { status: 50, statusesHistory: history(4) })])
    book.storeOrders([order(1, { status: 60, statusesHistory: history(5) })], requestTick)
    expect(shown(1)?.status).toBe(60)
  })

  test('is the later one of two with equal histories, or without both', () => {
    book.receive([order(1, { sumTotal: 1, statusesHistory: history(2) })])
    book.receive([order(1, { sumTotal: 2, statusesHistory: history(2) })])
    expect(shown(1)?.sumTotal).toBe(2)
    book.receive([order(1, { sumTotal: 3 })])
    expect(shown(1)?.sumTotal).toBe(3)
    search(order(1, { sumTotal: 4, statusesHistory: history(1) }))
    expect(shown(1)?.sumTotal).toBe(4)
  })

  test("is the event's, if the response was requested before it arrived", () => {
    search(order(1))
    const requestTick = book.startRequest()
    book.receive([order(1, { status: 40 })])
    book.storeOrders([order(1, { status: 30 })], requestTick)
    expect(shown(1)?.status).toBe(40)
    search(order(1, { status: 30 }))
    expect(shown(1)?.status).toBe(30)
  })

  test('an event without news changes nothing', () => {
    search(order(1, { addressTo: { street: 'Абая', house: '1' } as Order['addressTo'] }))
    const row = book.row(1)
    changes = []
    book.receive([order(1, { addressTo: { street: 'Абая', house: '1' } as Order['addressTo'] })])
    expect(changes).toEqual([])
    expect(row?.changes).toBe(0)
  })
})

describe('announced events', () => {
  test('a row remains the same object, and equal parts keep their identity', () => {
    search(order(1, { point: { id: 4, name: 'Центр' } }))
    const row = book.row(1)
    const before = row?.order.point
    book.receive([order(1, { status: 30, point: { id: 4, name: 'Центр' } })])
    expect(book.row(1)).toBe(row)
    expect(row?.order.point).toBe(before)
    expect(row?.changes).toBe(1)
  })

  test('an active order above every id seen is new; an old, an archived and a searched one is not', () => {
    search(order(5))
    book.receive([order(7), order(6), order(9, { status: 100 })])
    expect(changes.map(({ row, isNew }) => [row.id, isNew])).toEqual([
      [5, false],
      [7, true],
      [6, false],
      [9, false],
    ])
  })

  test('after an interruption the earlier state is unknown until a response or event has the order', () => {
    search(order(1), order(2))
    book.reconnect()
    search(order(2))
    changes = []
    book.receive([order(1, { status: 100 }), order(2, { status: 100 })])
    expect(changes.map(({ before }) => before?.id)).toEqual([undefined, 2])
  })
})
