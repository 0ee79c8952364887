import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { toEpochSecond } from '../../src/lib/dates'
import { formatMinutes, type StagedOrder, type Stages, stagesOf } from '../../src/pages/orders/list/stages'

const at = (time: string) => `2026-11-21 ${time}:00`
const second = (time: string) => toEpochSecond(at(time), 5)
const NOW = second('12:30')

const steps = (...history: [message: string, time: string][]): Order['statusesHistory'] =>
  history.map(([message, time]) => ({ message, userName: undefined, createdAt: at(time) }))

const order = (fields: Partial<StagedOrder> = {}): StagedOrder => ({ status: 10, createdAt: at('12:00'), ...fields })

/** Minutes of each stage; one that still runs counts to now and is marked. */
const minutes = (order: StagedOrder, isActive: boolean) =>
  Object.fromEntries(
    Object.entries(stagesOf(order, isActive, NOW) as Required<Stages>).map(([key, { from, to }]) => [
      key,
      to === undefined ? `${(NOW - from) / 60}…` : String((to - from) / 60),
    ]),
  )

test('an order that nobody has taken up is being processed', () => {
  expect(minutes(order({ statusesHistory: steps(['Новый', '12:00']) }), true)).toEqual({ processing: '30…' })
  expect(minutes(order(), true)).toEqual({ processing: '30…' })
})

test('what the history does not tell of a later status is unknown', () => {
  expect(minutes(order({ status: 50 }), true)).toEqual({})
})

test('preparation runs from the acceptance until the order is ready', () => {
  const history = steps(['Новый', '12:00'], ['Принят', '12:04'], ['Курьер назначен', '12:06'], ['Готовится', '12:10'])
  expect(minutes(order({ status: 50, statusesHistory: history }), true)).toEqual({
    processing: '4',
    preparation: '26…',
  })
  const ready = [...(history ?? []), ...(steps(['Готов', '12:20']) ?? [])]
  expect(minutes(order({ status: 60, statusesHistory: ready }), true)).toEqual({ processing: '4', preparation: '16' })
})

test('the way runs from its step to the next one, in whatever order the history comes', () => {
  const history = steps(['У клиента', '12:27'], ['В пути', '12:20'], ['Принят', '12:04'], ['Новый', '12:00'])
  expect(minutes(order({ status: 80, statusesHistory: history }), true)).toEqual({
    processing: '4',
    preparation: '16',
    onTheWay: '7',
  })
  const going = order({ status: 70, statusesHistory: steps(['Принят', '12:04'], ['В пути', '12:20']) })
  expect(minutes(going, true)).toMatchObject({ onTheWay: '10…' })
})

test('words around the name of a step do not hide it', () => {
  const history = steps(
    ['Заказ создан', '12:00'],
    ['Статус изменён на «Принят»', '12:02'],
    ['Заказ готов к выдаче', '12:12'],
  )
  expect(minutes(order({ status: 60, statusesHistory: history }), true)).toEqual({ processing: '2', preparation: '10' })
})

test('an archived order has a total and nothing that runs', () => {
  const cancelled = order({
    status: 0,
    finishedAt: at('12:09'),
    statusesHistory: steps(['Новый', '12:00'], ['Отменён', '12:09']),
    deliveryStartAt: at('12:10'),
    deliveryEndAt: at('12:20'),
  })
  expect(minutes(cancelled, false)).toEqual({ total: '9' })
  const delivered = order({ status: 100, finishedAt: at('12:25'), statusesHistory: steps(['Принят', '12:04']) })
  expect(minutes(delivered, false)).toEqual({ total: '25', processing: '4' })
})

test('without a history the fields tell of the way, unless they lie in the future', () => {
  const fields = { status: 100, deliveryStartAt: at('12:10'), deliveryEndAt: at('12:22') }
  expect(minutes(order(fields), false)).toEqual({ onTheWay: '12' })
  expect(minutes(order({ status: 70, deliveryStartAt: at('12:10') }), true)).toEqual({ onTheWay: '20…' })
  expect(minutes(order({ ...fields, status: 50, deliveryEndAt: at('12:45') }), true)).toEqual({})
})

test('an end before the beginning is unknown', () => {
  expect(minutes(order({ status: 100, finishedAt: at('11:00') }), false)).toEqual({})
})

test.each([
  [0, undefined, '<1 мин'],
  [-5, undefined, '<1 мин'],
  [59 * 60 + 59, undefined, '59 мин'],
  [65 * 60, undefined, '1 ч 05 мин'],
  [30, 20, '<1/20 мин'],
  [65 * 60, 40, '65/40 мин'],
])('%d seconds of a plan of %s read %s', (seconds, plan, text) => {
  expect(formatMinutes(seconds, plan).replaceAll('\u00a0', ' ')).toBe(text)
})
