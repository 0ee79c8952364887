import { afterEach, expect, jest, test } from '@jest/globals'
import { render, renderHook, screen } from '@testing-library/react'
import { act } from 'react'
import type { Order } from '../../src/api/orders'
import { ORDER_ATTENTION_REASON } from '../../src/domain/ordersAttention'
import { OrderRow, useOrderValue } from '../../src/live/orderBook/orderRow'
import { OrderActionsCell } from '../../src/pages/orders/list/OrderActionsCell'
import { OrderExpectedArrivalText } from '../../src/pages/orders/list/OrderExpectedArrivalText'
import { OrderAddressCell, OrderCourierCell, OrderTotalCell } from '../../src/pages/orders/list/orderCells'
import { CountdownCell } from '../../src/pages/orders/list/timeCells'
import { setUpScreens } from '../form/setUpScreens'

const ORDER = { id: 1, status: 10, sumTotal: 5400 } as Order

setUpScreens({ accesses: ['order_change_courier', 'order_update'] })
afterEach(() => {
  jest.useRealTimers()
})

const change = (row: OrderRow, fields: Partial<Order>) => act(() => void row.replace({ ...row.order, ...fields }, true))

test('a sum follows its order', () => {
  const row = new OrderRow(ORDER)
  const { container } = render(<OrderTotalCell row={row} />)
  change(row, { sumTotal: 12_000 })
  expect(container).toHaveProperty('textContent', '12\u00a0000\u00a0₸')
})

test('a street takes its comma along when it is truncated, so that no gap precedes the comma', () => {
  const addressTo = { street: 'улица Университетская', house: '99', flat: '5' } as Order['addressTo']
  const { container } = render(<OrderAddressCell row={new OrderRow({ ...ORDER, addressTo })} />)
  expect(container).toHaveProperty('textContent', 'ул. Университетская, 99, кв.\u00a05')
  expect(container.querySelector('.order-address__street')).toHaveProperty('textContent', 'ул. Университетская,')
})

test('the courier of a cancelled order that is still listed cannot be changed', () => {
  const row = new OrderRow({ ...ORDER, courier: { id: 4, fio: 'Курманов Ержан' } })
  render(<OrderActionsCell row={row} />)
  expect(screen.getByRole('link', { name: 'Сменить курьера заказа 1' })).toBeTruthy()
  change(row, { status: -10 })
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('a courier is assigned, an external one takes over with his service, and leaves', () => {
  const row = new OrderRow(ORDER)
  const { container } = render(<OrderCourierCell row={row} />)
  expect(container.textContent).toBe('—')
  change(row, { courier: { id: 4, fio: 'Курманов Ержан' } })
  expect(container.textContent).toContain('Курманов Ержан')
  expect(container.firstElementChild).toHaveProperty('title', expect.stringContaining('Курманов Ержан'))
  change(row, { courier: undefined, isExternalCourier: true, externalOrderInfo: { courierName: 'Марат' } })
  expect(container.textContent).toBe('Марат')
  change(row, { deliveryService: 'Yandex' })
  expect([...(container.firstElementChild?.children ?? [])].map((line) => line.textContent)).toEqual([
    'Марат',
    'Yandex',
  ])
  change(row, { isExternalCourier: false })
  expect(container.textContent).toBe('—')
  expect(container.firstElementChild?.className).toContain('order-nothing')
})

test('a countdown ticks every second, follows a new end and stops with the order', () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-18T08:00:00Z') })
  const row = new OrderRow({ ...ORDER, dateTimeStatusFinish: '2026-03-18T08:02:30Z' } as Order)
  const { container } = render(<CountdownCell row={row} />)
  expect(container.textContent).toBe('02:30')
  act(() => jest.advanceTimersByTime(31_000))
  expect(container.textContent).toBe('01:59')
  expect(container.firstElementChild?.className).toContain('order-countdown--red')
  change(row, { dateTimeStatusFinish: '2026-03-18T08:10:31Z' })
  expect(container.textContent).toBe('10:00')
  expect(container.firstElementChild?.className).not.toContain('order-countdown--red')
  change(row, { status: 100 })
  expect(container.textContent).toBe('—')
})

test.each([
  ['07:57', 'к 13:30 ≈ +2 мин', false],
  ['08:31', 'к 13:30 ≈ +36 мин', true],
])(
  'at %s an expected delay reads «%s»; red and the reason «late» only once the promise has passed: %p',
  (at, text, isLate) => {
    jest.useFakeTimers({ now: Date.parse(`2026-03-18T${at}:00Z`) })
    const promise = { deliveryDateTime: '2026-03-18T08:30:00Z', timeForReady: 15, timeForDelivery: 20 }
    const { container } = render(<OrderExpectedArrivalText row={new OrderRow({ ...ORDER, ...promise } as Order)} />)
    expect(container.textContent?.replace(/\s/g, ' ')).toBe(text)
    const estimate = screen.getByText(/мин$/)
    expect(estimate.className.includes('late')).toBe(isLate)
    expect(estimate.title.includes(ORDER_ATTENTION_REASON.late)).toBe(isLate)
  },
)

test('a derived value of an order changes only when it differs', () => {
  const row = new OrderRow(ORDER)
  const { result } = renderHook(() => useOrderValue(row, size))
  const first = result.current
  change(row, { sumTotal: 6000 })
  change(row, { status: 20 })
  expect(result.current).toBe(first)
  change(row, { sumTotal: 11_000 })
  expect(result.current).toEqual({ isLarge: true })
})

const size = ({ sumTotal = 0 }: Order) => ({ isLarge: sumTotal > 10_000 })

test.each([
  ['Цой Жанар Болатовна', 'Цой Жанар Болатовна'],
  ['Ахметова Камила Сериковна', 'Ахметова Камила\u00a0С.'],
  ['Мусин Нурлан Бекболатович', 'Мусин Нурлан\u00a0Б.'],
  ['Курманов Ержан', 'Курманов Ержан'],
  ['Абдрахманов-Константинопольский', 'Абдрахманов-Константинопольский'],
])('the courier %s is shown as %s, with the full name in the title', (fio, shown) => {
  const { container } = render(<OrderCourierCell row={new OrderRow({ ...ORDER, courier: { id: 4, fio } })} />)
  expect(container.textContent).toBe(shown)
  expect(container.firstElementChild).toHaveProperty('title', fio)
})
