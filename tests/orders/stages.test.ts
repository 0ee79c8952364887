import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { toEpochSecond } from '../../src/lib/moments'
import { formatSecondsAsMinutes, type OrderStageInput, orderStages } from '../../src/pages/orders/list/orderStages'

const at = (time: string) => `2026-11-21 ${time}:00`
const second = (time: string) => toEpochSecond(at(time), 5)
const NOW = second('12:30')

const steps = (...history: [status: number | undefined, time: string][]): Order['statusesHistory'] =>
  history.map(([status, time]) => ({ status, message: 'В пути', userName: undefined, createdAt: at(time) }))

const order = (fields: Partial<OrderStageInput> = {}): OrderStageInput => ({
  status: 10,
  createdAt: at('12:00'),
  ...fields,
})

/** Duration of each stage of an order in minutes. A stage that has not ended counts until now and is marked with «…». */
const minutes = (order: OrderStageInput) =>
  Object.fromEntries(
    Object.entries(orderStages(order, NOW)).flatMap(([key, span]) => {
      if (!span) return []
      const { from, to } = span
      return [[key, to === undefined ? `${(NOW - from) / 60}…` : String((to - from) / 60)]]
    }),
  )

test('an order that was not accepted is being processed', () => {
  expect(minutes(order({ statusesHistory: steps([10, '12:00']) }))).toEqual({ processing: '30…' })
})

test('without a status in the history, processing and preparation are unknown, with any texts', () => {
  const wordless = steps([undefined, '12:00'], [undefined, '12:04'])
  expect(minutes(order({ status: 50, statusesHistory: wordless, deliveryStartAt: at('12:20') }))).toEqual({
    onTheWay: '10…',
  })
  expect(minutes(order({ status: 50 }))).toEqual({})
})

test('processing ends with the first status above 10, in any order of the history', () => {
  const history = steps([50, '12:10'], [20, '12:04'], [10, '12:00'])
  expect(minutes(order({ status: 50, statusesHistory: history }))).toEqual({ processing: '4', preparation: '26…' })
})

test('preparation runs until the delivery starts, the way from there to its end', () => {
  const statusesHistory = steps([10, '12:00'], [20, '12:04'])
  const going = order({ status: 70, statusesHistory, deliveryStartAt: at('12:20') })
  expect(minutes(going)).toEqual({ processing: '4', preparation: '16', onTheWay: '10…' })
  expect(minutes({ ...going, deliveryEndAt: at('12:27') })).toEqual({
    processing: '4',
    preparation: '16',
    onTheWay: '7',
  })
})

test('a promised time in the future does not end a stage', () => {
  const statusesHistory = steps([10, '12:00'], [20, '12:04'])
  const planned = { status: 50, statusesHistory, deliveryStartAt: at('12:40'), deliveryEndAt: at('12:50') }
  expect(minutes(order(planned))).toEqual({ processing: '4', preparation: '26…' })
})

test('an archived order has a total and no running stage', () => {
  const cancelled = order({ status: 0, finishedAt: at('12:09'), statusesHistory: steps([10, '12:00'], [0, '12:09']) })
  expect(minutes(cancelled)).toEqual({ total: '9' })
  const delivered = order({ status: 100, finishedAt: at('12:25'), statusesHistory: steps([20, '12:04']) })
  expect(minutes(delivered)).toEqual({ total: '25', processing: '4' })
})

test('an end before the start is unknown', () => {
  expect(minutes(order({ status: 100, finishedAt: at('11:00') }))).toEqual({})
})

test.each([
  [0, undefined, '<1 мин'],
  [-5, undefined, '<1 мин'],
  [59 * 60 + 59, undefined, '59 мин'],
  [65 * 60, undefined, '1 ч 05 мин'],
  [30, 20, '<1/20 мин'],
  [65 * 60, 40, '65/40 мин'],
])('%d seconds of a plan of %s read %s', (seconds, plan, text) => {
  expect(formatSecondsAsMinutes(seconds, plan).replaceAll('\u00a0', ' ')).toBe(text)
})
