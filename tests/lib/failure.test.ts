import { expect, jest, test } from '@jest/globals'
import { StructError } from 'superstruct'
import { createMalformedResponseError, isAbortError, RequestFailure, toFailure } from '../../src/lib/failure'
import { setProblemReporter } from '../../src/lib/reportProblem'

test('a failure of the HTTP layer is shown unchanged', () => {
  const failure = { message: 'Занято', status: 409 }
  expect(toFailure(new RequestFailure(failure))).toBe(failure)
})

test('a bug shows the fallback and is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const bug = new TypeError('x is undefined')
  expect(toFailure(bug)).toEqual({ message: 'Ошибка' })
  expect(log).toHaveBeenCalledWith(bug)
})

test.each<[(string | number)[], string]>([
  [['fio'], ', поле fio'],
  [['allowedCities', 0, 'id'], ', поле allowedCities[0].id'],
  [[2, 'orderItems', 1, 'price'], ', поле [2].orderItems[1].price'],
  [[], ''],
])('a malformed answer names endpoint and field: %j', (path, field) => {
  const cause = new StructError(
    { path, message: '', value: 1, key: '', type: '', refinement: undefined, branch: [] },
    function* () {},
  )
  expect(createMalformedResponseError('GET /v1/user', cause).failure).toEqual({
    message: 'Ошибка',
    hint: `Неверный ответ сервера: GET /v1/user${field}`,
  })
})

test('only a cancellation is an abort', () => {
  expect(isAbortError(new DOMException('x', 'AbortError'))).toBe(true)
  expect(isAbortError(new DOMException('x', 'TimeoutError'))).toBe(false)
  expect(isAbortError(new Error('AbortError'))).toBe(false)
})

test('a response that is not JSON violates the contract, and is reported without its text', () => {
  const sink = jest.fn()
  setProblemReporter(sink)
  createMalformedResponseError('GET /v1/user', new SyntaxError('Unexpected token < in <html>'))
  setProblemReporter(undefined)
  expect(sink.mock.calls).toEqual([['contract', 'GET /v1/user: no JSON']])
})
