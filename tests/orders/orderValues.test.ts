import { describe, expect, test } from '@jest/globals'
import { is } from 'superstruct'
import { Order, OrderBody } from '../../src/api/orders'
import { orderSums, readyTimeOptions } from '../../src/domain/orders'
import { validateLeniently } from '../../src/lib/validateLeniently'
import {
  editedOrderBody,
  negativeTotalError,
  newOrderBody,
  newOrderValues,
  type OrderValues,
  orderValues,
} from '../../src/pages/orders/form/orderValues'

const FRUGAL = { id: 7, status: 20, createdAt: '2026-03-18 12:00:00' }
const orderOf = (fields: object) => validateLeniently(Order, { ...FRUGAL, ...fields }, () => undefined)

const FILLED: OrderValues = {
  customerName: ' Айгуль ',
  phone: '77011234567',
  street: 'Ерубаева',
  house: '10а',
  cityId: 1,
  branchId: 8,
  paymentTypeId: 1,
  timeForReady: 25,
  orderItems: [{ name: ' Плов ', quantity: 2, price: 1800 }],
  customerAmount: 5000,
}

describe('a new order', () => {
  test('selects the only city, and offers a choice of several', () => {
    expect(newOrderValues([{ id: 4 }])).toEqual({ cityId: 4, orderItems: [{ quantity: 1 }] })
    expect(newOrderValues([{ id: 4 }, { id: 5 }])).toEqual({ orderItems: [{ quantity: 1 }] })
    expect(newOrderValues([])).toEqual({ orderItems: [{ quantity: 1 }] })
  })
})

describe('an order to edit', () => {
  test('shows its own fields, moments in city time without seconds', () => {
    const order = orderOf({
      cityId: 1,
      addressTo: { street: 'Мира', house: 5, flat: null, lat: '49.8', long: '73.1' },
      deliveryDateTime: '2026-03-18T08:30:40Z',
      orderItems: [{ name: 'Чай', quantity: '2', price: '0', weight: 300 }],
      paymentTypeId: 1,
      customerAmount: '5000',
    })
    expect(orderValues(order)).toMatchObject({
      street: 'Мира',
      house: '5',
      deliveryDateTime: '2026-03-18 13:30:00',
      orderItems: [{ name: 'Чай', quantity: 2, price: 0 }],
      customerAmount: 5000,
    })
    expect(Object.keys(orderValues(order).orderItems?.[0] ?? {})).toEqual(['name', 'quantity', 'price'])
  })

  test('starts with an empty item if there is none, and hides change unless paid in cash', () => {
    const values = orderValues(orderOf({ paymentTypeId: 2, customerAmount: 5000 }))
    expect(values.orderItems).toEqual([{ quantity: 1 }])
    expect(values.customerAmount).toBeUndefined()
  })
})

describe('what is sent', () => {
  test('is every field of the contract and no other, empty ones as null, texts trimmed', () => {
    const body = newOrderBody({ ...FILLED, comments: '  ' })
    expect(body).toEqual({
      ...FILLED,
      customerName: 'Айгуль',
      orderItems: [{ name: 'Плов', quantity: 2, price: 1800 }],
      flat: null,
      comments: null,
      deliveryDateTime: null,
      deliveryPrice: 0,
      correctionalPrice: 0,
    })
    expect(is(body, OrderBody)).toBe(true)
  })

  test('omits change unless the order is paid in cash, and an unknown branch', () => {
    const { branchId: _none, ...values } = FILLED
    expect(newOrderBody({ ...values, paymentTypeId: 2 })).toMatchObject({ customerAmount: null, branchId: null })
  })
})

describe('what an edit sends', () => {
  const edit = (values: OrderValues) => editedOrderBody({ ...values, customerName: 'Айгуль Н.' }, orderValues(LOADED))
  const LOADED = orderOf({
    ...{ cityId: 1, paymentTypeId: 1, timeForReady: 25, phone: FILLED.phone, orderItems: FILLED.orderItems },
    ...{ addressTo: { street: 'Мира', house: 5 }, comments: 'Позвонить' },
    ...{ deliveryPrice: '1 200', deliveryDateTime: '26-11-2026 18:00', customerAmount: 5000 },
  })

  test('lacks the fields that the response left out or that could not be read', () => {
    const body = edit({ ...FILLED, ...orderValues(LOADED), branchId: undefined } as OrderValues)
    const unknown = ['flat', 'branchId', 'deliveryDateTime', 'deliveryPrice', 'correctionalPrice']
    expect(Object.keys(body).filter((key) => unknown.includes(key))).toEqual([])
    expect(body).toMatchObject({ customerName: 'Айгуль Н.', comments: 'Позвонить', customerAmount: 5000 })
    expect(is(body, OrderBody)).toBe(true)
  })

  test('contains what the user cleared or typed', () => {
    const values = { ...FILLED, ...orderValues(LOADED), comments: ' ', customerAmount: undefined, deliveryPrice: 300 }
    expect(edit(values as OrderValues)).toMatchObject({ comments: null, customerAmount: null, deliveryPrice: 300 })
  })
})

test('the total may be 0, never less', () => {
  const orderItems = [{ name: 'Плов', quantity: 2, price: 100 }, {}]
  expect(orderSums({ orderItems, deliveryPrice: 50 })).toEqual({ items: 200, delivery: 50, correction: 0, total: 250 })
  expect(negativeTotalError({ orderItems, correctionalPrice: -200 })).toBeUndefined()
  expect(negativeTotalError({ orderItems, correctionalPrice: -201 })).toMatch(/положительным/)
})

test.each([
  ['a price with a fraction', { orderItems: [{ quantity: 1, price: '1,5' }] }, ['items', 'total']],
  ['a negative price', { orderItems: [{ quantity: 1, price: '-10' }] }, ['items', 'total']],
  ['a quantity in words', { orderItems: [{ quantity: 'два', price: 10 }] }, ['items', 'total']],
  ['a delivery price', { deliveryPrice: '1,5' }, ['delivery', 'total']],
  ['a correction', { correctionalPrice: '-' }, ['correction', 'total']],
])('%s that its field refuses makes its sums unknown', (_name, typed, unknown) => {
  const order = typed as unknown as Parameters<typeof orderSums>[0]
  const sums = Object.entries(orderSums(order))
  expect(sums.filter(([, sum]) => sum === undefined).map(([name]) => name)).toEqual(unknown)
  expect(sums.filter(([, sum]) => sum !== undefined && sum !== 0)).toEqual([])
})

test("preparation takes 5 to 120 minutes in steps of 5, or the order's own value", () => {
  const values = (present?: number) => readyTimeOptions(present).map(({ value }) => value)
  expect(values()).toHaveLength(24)
  expect([values()[0], values()[23]]).toEqual([5, 120])
  expect(values(25)).toEqual(values())
  expect(values(17).slice(2, 5)).toEqual([15, 17, 20])
  expect(values(150).at(-1)).toBe(150)
})
