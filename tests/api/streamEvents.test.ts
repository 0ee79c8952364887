import { beforeEach, expect, jest, test } from '@jest/globals'
import { parseNotificationCount, parseOrderEvent } from '../../src/api/streamEvents'
import { setProblemReporter } from '../../src/lib/reportProblem'

let complaints: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each([
  ['4', 4],
  [' 0\n', 0],
  ['"12"', 12],
])('the notification event %j is the count %d', (data, count) => {
  expect(parseNotificationCount(data)).toBe(count)
  expect(complaints).not.toHaveBeenCalled()
})

test.each(['', 'many', 'null', '-1', '2.5', '{"count":4}', '""'])('the notification event %j is skipped', (data) => {
  expect(parseNotificationCount(data)).toBeUndefined()
  expect(complaints).toHaveBeenCalledTimes(1)
})

test.each(['{"id":', '[]', 'null', '{"id":1,"createdAt":"2026-11-21 12:00:00"}'])(
  'the order event %j is skipped',
  (data) => {
    expect(parseOrderEvent(data)).toBeUndefined()
    expect(complaints).toHaveBeenCalledTimes(1)
  },
)

test('a malformed optional field of an order event is treated as absent and logged', () => {
  expect(parseOrderEvent('{"id":1,"status":10,"createdAt":"0000-00-00 00:00:00"}')).toEqual({ id: 1, status: 10 })
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('createdAt'))
})

test('an order event with few fields, and text in place of numbers, is accepted', () => {
  expect(parseOrderEvent('{"id":"7","status":"10","createdAt":"2026-11-21 12:00:00","courier":null}')).toMatchObject({
    id: 7,
    status: 10,
  })
})

test.each([
  ['{"id":1,"status":10,"phone":{"secret":7}}', 'event order: phone: string'],
  ['{"id":1}', 'event order: status: number'],
  ['{"secret', 'event order: : no JSON'],
])('a contract violation in the order event %j is reported without its values', (data, text) => {
  const sink = jest.fn()
  setProblemReporter(sink)
  parseOrderEvent(data)
  setProblemReporter(undefined)
  expect(sink.mock.calls).toEqual([['contract', text]])
})
