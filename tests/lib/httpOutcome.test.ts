import { describe, expect, jest, test } from '@jest/globals'
import { loadJson, sendMutationRequest } from '../../src/lib/http'
import { configureApi, mockFetch, type Reply } from '../session/mockFetch'
import { failureOf, PUBLISH, SEARCH } from './httpCalls'

describe('the outcome of a change is unknown', () => {
  const stalls = (text: string) =>
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) })
  const breaks = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('broken')) })
  const respondWith = (body: ReadableStream, status = 200) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }))

  test.each<[string, Reply | Error]>([
    ['the network breaks', new TypeError('Failed to fetch')],
    ['502 with a message', { status: 502, body: { message: 'Bad gateway' } }],
    ['503 with a message', { status: 503, body: { message: 'Позже' } }],
    ['504', { status: 504, raw: '' }],
    ['500 without a message', { status: 500, raw: '<html>' }],
    ['a message that is blank', { status: 500, body: { message: ' ' } }],
  ])('%s', async (_what, reply) => {
    mockFetch(() => reply)
    const failure = await failureOf(() => sendMutationRequest({ method: 'POST', path: '/v1/manage/city', json: {} }))
    expect(failure).toMatchObject({ message: 'Неизвестно, сохранилось ли', outcome: 'unknown' })
    expect(failure.hint).toContain('Проверьте, прежде чем отправлять снова')
  })

  test.each<[string, Reply | Error, string]>([
    [
      'a 503 with a message shows it',
      { status: 503, body: { message: 'Идут работы.' } },
      'Сервер ответил 503: Идут работы.',
    ],
    ['a 502 without one has the fallback word', { status: 502, raw: '<html>' }, 'Ошибка: сервер ответил 502.'],
    ['no response has the fallback word', new TypeError('Failed to fetch'), 'Ошибка: нет связи с сервером.'],
  ])('%s', async (_what, reply, text) => {
    mockFetch(() => reply)
    const { hint } = await failureOf(() => sendMutationRequest({ method: 'POST', path: '/v1/manage/city', json: {} }))
    expect(hint).toBe(`${text} Проверьте, прежде чем отправлять снова.`)
  })

  test('no response in time', async () => {
    jest.useFakeTimers()
    mockFetch(() => new Promise<Reply>(() => undefined))
    const outcome = sendMutationRequest(PUBLISH).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(61_000)
    expect(await outcome).toMatchObject({ failure: { outcome: 'unknown' } })
  })

  test('a request without a time limit is not given up', async () => {
    jest.useFakeTimers()
    configureApi({ timeout: false })
    mockFetch(() => new Promise<Reply>(() => undefined))
    const settle = jest.fn()
    void loadJson(SEARCH).then(settle, settle)
    await jest.advanceTimersByTimeAsync(3_600_000)
    expect(settle).not.toHaveBeenCalled()
  })

  test.each<[string, Reply]>([
    ['a 4xx', { status: 409, body: {} }],
    ['a 500 with a message', { status: 500, body: { message: 'Город занят' } }],
  ])('%s is a refusal', async (_what, reply) => {
    mockFetch(() => reply)
    expect(await failureOf(() => sendMutationRequest(PUBLISH))).not.toHaveProperty('outcome')
  })

  test('a failed load or sign-in has no unknown outcome', async () => {
    mockFetch(() => new TypeError('Failed to fetch'))
    expect(await failureOf(() => loadJson(SEARCH))).not.toHaveProperty('outcome')
    const signIn = { method: 'POST', path: '/v1/auth/login', json: {}, isSignIn: true } as const
    expect(await failureOf(() => sendMutationRequest(signIn))).not.toHaveProperty('outcome')
  })

  test.each<[string, () => ReadableStream]>([
    ['stalls', () => stalls('{"id":')],
    ['breaks', breaks],
  ])('a 2xx whose body %s succeeds within 15 s', async (_what, body) => {
    jest.useFakeTimers()
    respondWith(body())
    let isDone = false
    const outcome = sendMutationRequest(PUBLISH).then(() => {
      isDone = true
    })
    await jest.advanceTimersByTimeAsync(15_000)
    expect(isDone).toBe(true)
    await outcome
  })

  test('a refusal whose body stalls is a refusal within 15 s', async () => {
    jest.useFakeTimers()
    respondWith(stalls('{"mess'), 409)
    const outcome = sendMutationRequest(PUBLISH).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toMatchObject({ failure: { message: 'Ошибка', status: 409 } })
  })

  test('a load whose body stalls fails with a message', async () => {
    jest.useFakeTimers()
    respondWith(stalls('[{"id":'))
    const outcome = loadJson(SEARCH).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(16_000)
    expect(await outcome).toMatchObject({ failure: { hint: 'Сервер не ответил вовремя' } })
  })

  test('a slow but steady body is read to its end', async () => {
    jest.useFakeTimers()
    let turn = 0
    respondWith(
      new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 8000))
          controller.enqueue(new TextEncoder().encode(['[1', ',2', ']'][turn++]))
          if (turn === 3) controller.close()
        },
      }),
    )
    const outcome = loadJson(SEARCH)
    await jest.advanceTimersByTimeAsync(30_000)
    expect((await outcome).body).toEqual([1, 2])
  })
})
