/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createPaymentRecorder } from '../../src/pages/payments/recordPayment'
import { configureApi } from '../session/mockFetch'

/** A payment is recorded at most once, for any number of clicks and of lost responses. */
const PAYMENT = { companyId: 3, methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: null }

type Recorded = { id?: number; companyId?: number; methodId?: number; amount?: number | null; payedAt: string }

let recorded: Recorded[]
let sent: number
/**
 * Outcomes of the next requests that record a payment: `cut` records it but loses the response; `late` loses the response and records the
 * payment only when the test calls `settle`.
 */
let problems: ('cut' | 'late' | 'refused')[]
let isListBroken: boolean
let settle: () => void

beforeEach(() => {
  recorded = []
  sent = 0
  problems = []
  isListBroken = false
  settle = () => undefined
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname.endsWith('/search')) {
      if (isListBroken) return new Response('{"message":"Нет доступа"}', { status: 403 })
      return new Response(JSON.stringify(recorded), { status: 200 })
    }
    sent++
    const { methodId, amount, payedAt } = (await request.json()) as Recorded
    const record = () => void recorded.push({ id: 100 + sent, methodId, amount, payedAt })
    const problem = problems.shift()
    if (problem === 'refused') return new Response('{"message":"Период закрыт"}', { status: 409 })
    if (problem === 'late') settle = record
    else record()
    if (problem) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204 })
  })
})
afterEach(() => void jest.restoreAllMocks())

/** Like the bank statement import, refuses to send a payment that an earlier attempt may already have recorded. */
async function refuse(_: unknown, mayBeRecorded: boolean): Promise<void> {
  if (mayBeRecorded) throw new Error('may be recorded')
}

test('a payment recorded only after the check is found by the retry, which sends nothing', async () => {
  problems = ['late']
  const record = createPaymentRecorder()
  await expect(record(PAYMENT)).rejects.toMatchObject({ failure: { outcome: 'unknown' } })
  settle()
  expect(await record(PAYMENT)).toBe('duplicate')
  expect([sent, recorded.length]).toEqual([1, 1])
})

test('an unreadable list after a lost response: nothing more is sent until it can be read', async () => {
  problems = ['cut']
  const record = createPaymentRecorder()
  const agree = jest.fn(async () => {
    isListBroken = true
  })
  await expect(record(PAYMENT, agree)).rejects.toMatchObject({ failure: { outcome: 'unknown' } })
  await expect(record(PAYMENT)).rejects.toMatchObject({
    failure: { hint: expect.stringContaining('повторно записать оплату нельзя') },
  })
  expect(sent).toBe(1)
  isListBroken = false
  expect(await record(PAYMENT)).toBe('duplicate')
  expect([sent, recorded.length]).toEqual([1, 1])
})

test('an unrecorded payment is sent again', async () => {
  problems = ['late']
  const record = createPaymentRecorder()
  await expect(record(PAYMENT)).rejects.toMatchObject({ failure: { outcome: 'unknown' } })
  expect(await record(PAYMENT)).toBe('added')
  expect([sent, recorded.length]).toEqual([2, 1])
})

test('a refusal has a known outcome, and a different amount is a different payment', async () => {
  problems = ['refused', 'late']
  const record = createPaymentRecorder()
  await expect(record(PAYMENT)).rejects.toMatchObject({ failure: { message: 'Период закрыт' } })
  await expect(record(PAYMENT)).rejects.toMatchObject({ failure: { outcome: 'unknown' } })
  settle()
  expect(await record({ ...PAYMENT, amount: 6000 })).toBe('added')
  expect(recorded.map(({ amount }) => amount)).toEqual([5000, 6000])
})

test('similar payments are shown first, and nothing is sent if there are enough', async () => {
  recorded = [{ id: 9, methodId: 1, amount: 5000, payedAt: '2026-03-14' }]
  const refuse = jest.fn(async (doubles: { id: number }[]) => {
    if (doubles.length > 0) throw new Error('enough')
  })
  await expect(createPaymentRecorder()(PAYMENT, refuse)).rejects.toThrow('enough')
  expect(refuse.mock.calls[0]?.[0].map(({ id }) => id)).toEqual([9])
  expect(sent).toBe(0)
})

const OTHER = { id: 6, methodId: 1, amount: 1, payedAt: '2026-03-01' }
const UNKNOWN = { failure: { outcome: 'unknown' } }
const WARNED = { failure: { outcome: 'unknown', hint: expect.stringContaining('прислал не все поля') } }

/**
 * Contract: an unknown value is not treated as empty. A listed payment with a missing field may be the payment whose save response was
 * lost.
 */
describe.each<[string, Recorded]>([
  ['without an amount', { id: 8, methodId: 2, amount: null, payedAt: '2026-03-16' }],
  ['without a method', { id: 8, amount: 5000, payedAt: '2026-03-16' }],
  ['without an id', { methodId: 2, amount: 5000, payedAt: '2026-03-16' }],
])('a new payment %s may be the lost one', (_name, incomplete) => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

  test('the first retry says so and sends nothing', async () => {
    recorded = [{ ...incomplete, ...('id' in incomplete ? { id: 7 } : {}) }, OTHER]
    problems = ['late', 'late']
    const record = createPaymentRecorder()
    await expect(record(PAYMENT)).rejects.toMatchObject({
      failure: { hint: expect.stringContaining('такой оплаты в нём нет') },
    })
    recorded.push(incomplete)
    await expect(record(PAYMENT)).rejects.toMatchObject(WARNED)
    expect(sent).toBe(1)
    await expect(record(PAYMENT)).rejects.toMatchObject(UNKNOWN)
    expect(sent).toBe(2)
  })

  test('if it is complete after the warning, nothing more is sent', async () => {
    recorded = [OTHER]
    problems = ['late']
    const record = createPaymentRecorder()
    await expect(record(PAYMENT)).rejects.toMatchObject(UNKNOWN)
    recorded = [OTHER, incomplete]
    await expect(record(PAYMENT)).rejects.toMatchObject(WARNED)
    recorded = [OTHER, { ...PAYMENT, id: 8 }]
    expect(await record(PAYMENT)).toBe('duplicate')
    expect(sent).toBe(1)
  })

  test('the first retry says so also if the list did not load before the request', async () => {
    isListBroken = true
    problems = ['late', 'late']
    const record = createPaymentRecorder()
    await expect(record(PAYMENT)).rejects.toMatchObject(UNKNOWN)
    isListBroken = false
    recorded = [OTHER, incomplete]
    await expect(record(PAYMENT)).rejects.toMatchObject(WARNED)
    expect(sent).toBe(1)
    await expect(record(PAYMENT)).rejects.toMatchObject(UNKNOWN)
    expect(sent).toBe(2)
    recorded = [OTHER, { ...PAYMENT, id: 8 }]
    await expect(record(PAYMENT, refuse)).rejects.toThrow('may be recorded')
    expect(sent).toBe(2)
  })

  test('if the list did not load before the request and it is complete after the warning, it may be recorded', async () => {
    isListBroken = true
    problems = ['late']
    const record = createPaymentRecorder()
    await expect(record(PAYMENT)).rejects.toMatchObject(UNKNOWN)
    isListBroken = false
    recorded = [OTHER, incomplete]
    await expect(record(PAYMENT)).rejects.toMatchObject(WARNED)
    recorded = [OTHER, { ...PAYMENT, id: 8 }]
    await expect(record(PAYMENT, refuse)).rejects.toThrow('may be recorded')
    expect(sent).toBe(1)
  })
})

test('after a lost response an incomplete new payment is not reported as missing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  problems = ['late']
  const agree = jest.fn(async () => void recorded.push({ id: 8, methodId: 2, amount: null, payedAt: '2026-03-16' }))
  await expect(createPaymentRecorder()(PAYMENT, agree)).rejects.toMatchObject({
    failure: { outcome: 'unknown', hint: expect.stringContaining('прислал не все поля: проверьте, не она ли это') },
  })
})
