import { describe, expect, jest, test } from '@jest/globals'
import { configureHttp, loadJson, peekNextRequestNumber, sendMutationRequest } from '../../src/lib/http'
import { API_BASE, mockFetch, type Reply } from '../session/mockFetch'
import { failureOf, onResponse, onUnauthorized, outcomeOf, PUBLISH, SEARCH, signedIn } from './httpCalls'

describe('what is sent', () => {
  test('a key makes a bearer header, and no header needs an unsupported preflight', async () => {
    const { calls } = mockFetch()
    await loadJson(SEARCH)
    await sendMutationRequest({ method: 'DELETE', path: '/v1/manage/city/5' })
    expect(calls.map(({ key, method, path }) => [key, method, path])).toEqual([
      ['key-1', 'POST', '/v1/manage/city/search'],
      ['key-1', 'DELETE', '/v1/manage/city/5'],
    ])
    for (const { headers } of calls) {
      const others = [...headers.keys()].filter((name) => !['accept', 'authorization', 'content-type'].includes(name))
      expect(others).toEqual([])
    }
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ name: 'Ка' })
  })

  test('without a key only the sign-in is sent, without an authorization header', async () => {
    signedIn.key = null
    const { calls } = mockFetch()
    await sendMutationRequest({ method: 'POST', path: '/v1/auth/login', json: {}, isSignIn: true })
    expect(await outcomeOf(() => loadJson(SEARCH))).toMatchObject({ name: 'AbortError' })
    expect(await outcomeOf(() => sendMutationRequest(PUBLISH))).toMatchObject({ name: 'AbortError' })
    expect(calls.map(({ path, headers }) => [path, headers.has('authorization')])).toEqual([['/v1/auth/login', false]])
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('query values are encoded, undefined ones are left out, zero and false are sent', async () => {
    const { calls } = mockFetch()
    await loadJson({
      ...PUBLISH,
      query: { page: 2, cityId: undefined, isActive: false, from: 0, expand: 'slot,history' },
    })
    expect(calls[0]?.path).toBe('/v1/manage/schedule/5/publish?page=2&isActive=false&from=0&expand=slot%2Chistory')
  })

  test('a slash at the end of the base URL is not doubled', async () => {
    configureHttp({ apiBase: `${API_BASE}/`, authKey: () => signedIn.key, onUnauthorized, onResponse })
    const { calls } = mockFetch()
    await loadJson(SEARCH)
    expect(calls[0]?.path).toBe('/v1/manage/city/search')
  })

  test('a form is sent as multipart', async () => {
    const { calls } = mockFetch()
    const form = new FormData()
    form.append('title', 'Паспорт')
    await sendMutationRequest({ method: 'POST', path: '/v1/manage/employee/5/upload-file', form })
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(calls[0]?.body).toContain('Паспорт')
  })
})

describe('retries', () => {
  test.each([502, 503, 504])('a load is retried on %i, search by POST too', async (status) => {
    const { calls } = mockFetch(() => (calls.length < 3 ? { status, body: {} } : { body: [1] }))
    expect(await outcomeOf(() => loadJson(SEARCH))).toMatchObject({ body: [1] })
    expect(calls).toHaveLength(3)
  })

  test('a load is retried on a network failure, and fails if it persists', async () => {
    const { calls } = mockFetch(() => new TypeError('Failed to fetch'))
    expect(await failureOf(() => loadJson(SEARCH))).toEqual({ message: 'Ошибка', hint: 'Нет связи с сервером' })
    expect(calls).toHaveLength(3)
  })

  test.each([400, 403, 404, 408, 409, 413, 422, 429, 500])('a load is not retried on %i', async (status) => {
    const { calls } = mockFetch(() => ({ status, body: {}, headers: { 'Retry-After': '1' } }))
    await failureOf(() => loadJson(SEARCH))
    expect(calls).toHaveLength(1)
  })

  test.each([502, 503, 504])(
    'a change is never sent twice on %i, a GET that changes state included',
    async (status) => {
      const { calls } = mockFetch(() => ({ status, body: {}, headers: { 'Retry-After': '1' } }))
      await failureOf(() => sendMutationRequest(PUBLISH))
      await failureOf(() => sendMutationRequest({ method: 'POST', path: '/v1/manage/pay', json: {} }))
      expect(calls).toHaveLength(2)
    },
  )

  test('a change is never sent twice on a network failure', async () => {
    const { calls } = mockFetch(() => new TypeError('Failed to fetch'))
    await failureOf(() => sendMutationRequest(PUBLISH))
    expect(calls).toHaveLength(1)
  })

  test('a timeout is reported and not retried', async () => {
    jest.useFakeTimers()
    const { calls } = mockFetch(() => new Promise<Reply>(() => undefined))
    const outcome = loadJson(SEARCH).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(61_000)
    expect(await outcome).toMatchObject({ failure: { message: 'Ошибка', hint: 'Сервер не ответил вовремя' } })
    expect(calls).toHaveLength(1)
  })
})

describe('401 and other refusals', () => {
  test('a 401 reports the refused key', async () => {
    mockFetch(() => {
      signedIn.key = 'key-2'
      return { status: 401, body: { message: 'Войдите снова' } }
    })
    expect(await failureOf(() => loadJson(SEARCH))).toEqual({ message: 'Войдите снова', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['key-1']])
  })

  test('a 401 of a change counts too', async () => {
    mockFetch(() => ({ status: 401, body: {} }))
    await failureOf(() => sendMutationRequest(PUBLISH))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('a 401 of the sign-in is an ordinary failure', async () => {
    mockFetch(() => ({ status: 401, body: { message: 'Неверный пароль' } }))
    const failure = await failureOf(() =>
      sendMutationRequest({ method: 'POST', path: '/v1/auth/login', json: {}, isSignIn: true }),
    )
    expect(failure.message).toBe('Неверный пароль')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('a 403 shows its message and does not sign out', async () => {
    mockFetch(() => ({ status: 403, body: { message: 'Недостаточно прав' } }))
    expect(await failureOf(() => loadJson(SEARCH))).toEqual({ message: 'Недостаточно прав', status: 403 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each<[string, Reply]>([
    ['no JSON', { status: 500, raw: '<html>Bad gateway</html>' }],
    ['an empty body', { status: 500, raw: '' }],
    ['no message', { status: 500, body: { error: 'x' } }],
    ['a blank message', { status: 500, body: { message: '  ' } }],
    ['a message that is no text', { status: 500, body: { message: { text: 'x' } } }],
    ['a list', { status: 500, body: [] }],
  ])('%s returns the fallback', async (_name, reply) => {
    mockFetch(() => reply)
    expect(await failureOf(() => loadJson(SEARCH))).toEqual({ message: 'Ошибка', status: 500 })
  })

  test('a 422 has messages of fields; values that are not text are left out', async () => {
    mockFetch(() => ({ status: 422, body: { message: 'Проверьте поля', errors: { name: 'Занято', price: 5 } } }))
    expect(await failureOf(() => sendMutationRequest(PUBLISH))).toEqual({
      message: 'Проверьте поля',
      status: 422,
      fields: { name: 'Занято' },
    })
  })

  test('other statuses carry no fields', async () => {
    mockFetch(() => ({ status: 400, body: { message: 'Нет', errors: { name: 'Занято' } } }))
    expect(await failureOf(() => sendMutationRequest(PUBLISH))).toEqual({ message: 'Нет', status: 400 })
  })
})

describe('answers', () => {
  test('a load resolves with body and headers', async () => {
    mockFetch(() => ({ body: [{ id: 1 }], headers: { 'x-pagination-total-count': '41' } }))
    const { body, headers } = await loadJson(SEARCH)
    expect(body).toEqual([{ id: 1 }])
    expect(headers.get('x-pagination-total-count')).toBe('41')
  })

  test.each(['<!doctype html>', '', '[{"id":1}'])(
    'a load with the response %j fails and names its endpoint',
    async (raw) => {
      mockFetch(() => ({ raw }))
      expect(await failureOf(() => loadJson(SEARCH))).toEqual({
        message: 'Ошибка',
        hint: 'Неверный ответ сервера: POST /v1/manage/city/search',
      })
    },
  )

  test.each<Reply>([{ status: 204 }, { body: {} }, { raw: '' }, { raw: 'OK' }])(
    'a change succeeds with the response %j',
    async (reply) => {
      mockFetch(() => reply)
      await expect(sendMutationRequest(PUBLISH)).resolves.toEqual(expect.any(String))
    },
  )

  test('each success is reported with the key and the order in which it was sent; failures are not', async () => {
    mockFetch(({ path }) => (path.endsWith('/2') ? { status: 500, body: {} } : { body: {} }))
    const before = peekNextRequestNumber()
    await Promise.allSettled([1, 2, 3].map((id) => sendMutationRequest({ method: 'GET', path: `/v1/${id}` })))
    expect(onResponse.mock.calls.map(([{ request }]) => request)).toEqual([
      { path: '/v1/1', key: 'key-1', sequence: before },
      { path: '/v1/3', key: 'key-1', sequence: before + 2 },
    ])
    expect(peekNextRequestNumber()).toBe(before + 3)
  })
})

test("nothing is read from or stored in the browser's cache", async () => {
  mockFetch()
  await loadJson(SEARCH)
  await sendMutationRequest(PUBLISH)
  const cacheModes = jest.mocked(globalThis.fetch).mock.calls.map(([input]) => (input as Request).cache)
  expect(cacheModes).toEqual(['no-store', 'no-store'])
})

test('a cancelled load is a cancellation, not a failure', async () => {
  mockFetch(() => new Promise<Reply>(() => undefined))
  const controller = new AbortController()
  const outcome = loadJson({ ...SEARCH, signal: controller.signal }).catch((error: unknown) => error)
  controller.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a call sent before the last setup ends no session', async () => {
  mockFetch(() => ({ status: 401, body: {} }))
  let isOver = false
  const finish = () => {
    isOver = true
  }
  loadJson(SEARCH).then(finish, finish)
  configureHttp({ apiBase: API_BASE, authKey: () => signedIn.key, onUnauthorized, onResponse })
  await loadJson(SEARCH).catch(() => undefined)
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
  expect(isOver).toBe(false)
})
