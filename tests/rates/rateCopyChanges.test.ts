/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { RatioRate } from '../../src/api/rates'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import {
  planBonusGridCopies,
  planRatioConditionCopies,
  sendRateCopyChanges,
} from '../../src/pages/rates/copy/rateCopyChanges'
import { session } from '../../src/session/session'
import { configureApi } from '../session/mockFetch'

type Call = { method: string; path: string; body: unknown }

function serve(answers: Record<string, (() => Response | never)[]>): Call[] {
  const calls: Call[] = []
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    calls.push({ method: request.method, path: pathname + search, body: text === '' ? undefined : JSON.parse(text) })
    const waiting = answers[`${request.method} ${pathname}`]
    const answer = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]
    if (!answer) throw new Error(`Nobody answers ${request.method} ${pathname}`)
    return answer()
  })
  return calls
}
afterEach(() => void jest.restoreAllMocks())

const json = (body: unknown) => () => new Response(JSON.stringify(body), { status: 200 })
const cut = () => {
  throw new TypeError('Failed to fetch')
}
const signal = new AbortController().signal
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const step = (minQuantityOrder: number, price: number) => ({ minQuantityOrder, price })

test('grids that differ are shown, and sent as a whole', async () => {
  const calls = serve({
    'GET /v1/manage/courier-bonus-rate/2': [
      json([
        { typeId: 1, rates: [step(9, 900), step(5, 500)] },
        { typeId: 8, rates: [step(3, 300)] },
      ]),
    ],
    'POST /v1/manage/courier-bonus-rate/2': [json({})],
  })
  const grids = [
    { typeId: 1, rates: [step(5, 500), step(9, 900)] },
    { typeId: 5, rates: [step(4, 400)] },
  ]
  const steps = await planBonusGridCopies(grids, 2, signal)
  expect(steps.map(({ what, before, after }) => [what, before, after].map(plain))).toEqual([
    ['Велокурьер', 'нет', 'от 4: 400 ₸'],
    ['Мотокурьер', 'от 3: 300 ₸', 'нет'],
  ])
  for (const { send } of steps) await send()
  expect(calls.slice(1)).toEqual([
    { method: 'POST', path: '/v1/manage/courier-bonus-rate/2?typeId=5', body: { rates: [step(4, 400)] } },
    { method: 'POST', path: '/v1/manage/courier-bonus-rate/2?typeId=8', body: { rates: [] } },
  ])
})

test('a city with an unreadable grid is not overwritten, because data could be lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const calls = serve({
    'GET /v1/manage/courier-bonus-rate/2': [
      json([
        { typeId: 1, rates: [step(9, 900)] },
        { typeId: 8, rates: [{ minQuantityOrder: 3, price: 'сто' }] },
      ]),
    ],
  })
  await expect(planBonusGridCopies([{ typeId: 1, rates: [step(5, 500)] }], 2, signal)).rejects.toMatchObject({
    failure: { message: expect.stringMatching(/^1.бонусная сетка не загрузилась.*Копирование отключено/) },
  })
  expect(calls).toHaveLength(1)
})

test('conditions are not copied to a city with an unreadable condition, because they could be there already', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  serve({
    'GET /v1/manage/courier-ratio-rate/2': [
      json([
        { id: {}, ratio: 1.5 },
        { id: 6, priority: 0 },
      ]),
    ],
  })
  const condition = { id: 4, ratio: 1.5, priority: 0, days: [] } as unknown as RatioRate
  await expect(planRatioConditionCopies([condition], 2, signal)).rejects.toMatchObject({
    failure: { message: expect.stringMatching(/^1.условие не загрузилось.*Копирование отключено/) },
  })
})

describe('sending', () => {
  const steps = (...sends: (() => Promise<void>)[]) =>
    sends.map((send, index) => ({ key: String(index), what: '', before: '', after: '', send }))

  test('continues after a refusal and reports each one', async () => {
    const messages: unknown[] = []
    const refuse = () => Promise.reject(new RequestFailure({ message: 'Нельзя' }))
    await sendRateCopyChanges(
      steps(refuse, async () => undefined),
      (...outcome) => messages.push(outcome),
      signal,
    )
    expect(messages).toEqual([
      ['0', 'sending'],
      ['0', { message: 'Нельзя' }],
      ['1', 'sending'],
      ['1', 'done'],
    ])
  })

  test('stops after an unknown outcome, because the user has to check the change first', async () => {
    const rest = jest.fn(async () => undefined)
    const lose = () => Promise.reject(createUnknownOutcomeError('Нет связи'))
    const result = await sendRateCopyChanges(steps(lose, rest), () => undefined, signal)
    expect(result).toMatchObject({ done: 0, failed: 0, unknown: 1, count: 2 })
    expect(rest).not.toHaveBeenCalled()
  })

  test('ends with its session: the rest would go without a key', async () => {
    session.key = 'key'
    const rest = jest.fn(async () => undefined)
    const end = async () => {
      session.key = null
      throw new RequestFailure({ message: 'Вход устарел', status: 401 })
    }
    await sendRateCopyChanges(steps(end, rest), () => undefined, signal)
    expect(rest).not.toHaveBeenCalled()
  })
})

const condition = (id: number, more: Partial<RatioRate> = {}): RatioRate => ({
  id,
  cityId: 1,
  typeId: undefined,
  ratio: 1.3,
  priority: 10,
  timeStart: '18:00',
  timeEnd: '22:00',
  dateStart: undefined,
  dateEnd: undefined,
  days: [5, 6],
  status: true,
  ...more,
})
const stored = { ...condition(70), cityId: 2, timeStart: '18:00:00', timeEnd: '22:00:00', days: [6, 5], status: false }
const LIST = 'GET /v1/manage/courier-ratio-rate/2'
const CREATE = 'POST /v1/manage/courier-ratio-rate'

test('conditions that the other city has not are created there, switched off', async () => {
  const calls = serve({ [LIST]: [json([stored])], [CREATE]: [json({})] })
  const steps = await planRatioConditionCopies(
    [condition(1), condition(2, { ratio: 1.5, typeId: 8, days: [] })],
    2,
    signal,
  )
  expect(steps.map(({ key }) => key)).toEqual(['2'])
  await steps[0]?.send()
  expect(calls.at(-1)?.body).toEqual({
    cityId: 2,
    typeId: 8,
    ratio: 1.5,
    priority: 10,
    timeStart: '18:00:00',
    timeEnd: '22:00:00',
    dateStart: null,
    dateEnd: null,
    days: [],
    status: false,
  })
})

test.each([
  ['weekday of the copied city', { days: setUnreadableCount([5], 1) }, []],
  ['weekday of the other city', {}, [{ ...stored, days: [5, 'сб'] }]],
  ['priority of the copied city', { priority: undefined }, []],
  ['priority of the other city', {}, [{ ...stored, priority: 'высокий' }]],
  ['time of the copied city', { timeEnd: undefined }, []],
  ['date of the other city', {}, [{ ...stored, dateStart: '2026-03-18', dateEnd: 'март' }]],
])('a condition with an unreadable %s stops the copying', async (_what, more, there) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  serve({ [LIST]: [json(there)] })
  await expect(planRatioConditionCopies([condition(1, more)], 2, signal)).rejects.toMatchObject({
    failure: { message: expect.stringMatching(/^1.условие не загрузилось.*Копирование отключено/) },
  })
})

test('after a lost response a condition that is there counts as copied; one that is not may be sent again', async () => {
  const calls = serve({ [LIST]: [json([]), json([stored]), json([])], [CREATE]: [cut] })
  const [first] = await planRatioConditionCopies([condition(1)], 2, signal)
  await first?.send()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await expect(first?.send()).rejects.toThrow()
})

test.each([
  ['finds the copy, counts as copied', json([stored]), false],
  ['fails, is a failure', () => new Response('{"message":"Нет доступа"}', { status: 403 }), true],
])('a second attempt after a lost response sends nothing; if its search %s', async (_case, search, isFailure) => {
  const calls = serve({ [LIST]: [json([]), json([]), search], [CREATE]: [cut] })
  const [first] = await planRatioConditionCopies([condition(1)], 2, signal)
  await expect(first?.send()).rejects.toThrow()
  const failure = await first?.send().catch((error: unknown) => error)
  expect(failure instanceof RequestFailure).toBe(isFailure)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
