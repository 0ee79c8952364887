/** @jest-environment node */
import { describe, expect, jest, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createFaultInjector, type FaultRule } from '../../mocks/server/faults'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'

const { world } = createTestWorld()

type Outcome = number | 'error' | 'broken' | 'no JSON'

function player(rules: FaultRule[], of: World = world) {
  const faults = createFaultInjector(of, rules)
  const applied: string[] = []
  async function call(path: string, { method = 'GET', key = demoUserSessionKey('operator') } = {}): Promise<Outcome> {
    const request = new Request(`http://api.test/v1${path}`, { method, headers: { Authorization: `Bearer ${key}` } })
    const response = await faults.pass(request, async () => {
      applied.push(path)
      return Response.json([{ id: 1, name: 'Караганда' }])
    })
    if (response.type === 'error') return 'error'
    const text = await response.text().catch(() => 'broken' as const)
    if (text === 'broken') return 'broken'
    try {
      JSON.parse(text)
    } catch {
      return 'no JSON'
    }
    return response.status
  }
  return { faults, call, applied }
}

const times = async (count: number, run: () => Promise<Outcome>): Promise<Outcome[]> => {
  const out: Outcome[] = []
  for (let i = 0; i < count; i++) out.push(await run())
  return out
}

test('a rule applies only to its method, path and user', async () => {
  const person = DEMO_ACCOUNTS.operator.phone
  const { call } = player([{ kind: 'status', status: 503, method: 'POST', path: '/manage/order/{id}', person }])
  expect(await call('/manage/order/7', { method: 'POST' })).toBe(503)
  expect(await call('/manage/order/7')).toBe(200)
  expect(await call('/manage/order/7/phone', { method: 'POST' })).toBe(200)
  expect(await call('/manage/city/7', { method: 'POST' })).toBe(200)
  expect(await call('/manage/order/7', { method: 'POST', key: demoUserSessionKey('viewer') })).toBe(200)
})

test('a share of the calls fails, the same ones each time, independent of calls in between', async () => {
  const rules: FaultRule[] = [{ kind: 'status', status: 500, share: 0.3 }]
  const first = player(rules)
  const alone = await times(200, () => first.call('/manage/city/1'))
  const struck = alone.filter((outcome) => outcome === 500).length
  expect(struck).toBeGreaterThan(35)
  expect(struck).toBeLessThan(85)

  const second = player(rules)
  const among: Outcome[] = []
  for (let i = 0; i < 200; i++) {
    await second.call('/manage/city/2')
    among.push(await second.call('/manage/city/1'))
  }
  expect(among).toEqual(alone)

  second.faults.set(rules)
  expect(await times(200, () => second.call('/manage/city/1'))).toEqual(alone)
  const otherSeed = player(rules, createTestWorld({ seed: 8 }).world)
  expect(await times(200, () => otherSeed.call('/manage/city/1'))).not.toEqual(alone)
})

describe('a call', () => {
  test('that is refused is not applied; one whose response is lost is applied', async () => {
    const refused = player([{ kind: 'status', status: 502 }])
    expect(await refused.call('/user')).toBe(502)
    expect(refused.applied).toEqual([])
    const lost = player([{ kind: 'lost' }])
    expect(await lost.call('/user')).toBe('error')
    expect(lost.applied).toEqual(['/user'])
  })

  test('may be invalid JSON or break off in the middle', async () => {
    expect(await player([{ kind: 'malformed' }]).call('/user')).toBe('no JSON')
    expect(await player([{ kind: 'cut' }]).call('/user')).toBe('broken')
  })

  test('may be slow but correct', async () => {
    jest.useFakeTimers()
    const { call, applied } = player([{ kind: 'slow', ms: 3000 }])
    const outcome = call('/user')
    await jest.advanceTimersByTimeAsync(2999)
    expect(applied).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe(200)
    jest.useRealTimers()
  })
})

describe('of the live stream', () => {
  const EVENTS = Array.from({ length: 40 }, (_, id) => `event: order\ndata: {"id":${100 + id}}\n\n`)

  async function heard(rule: FaultRule, { isOpen = false } = {}): Promise<(number | null)[]> {
    const faults = createFaultInjector(world, isOpen ? [] : [rule])
    const request = new Request(`http://stream.test/v1/sse/order?access-token=${demoUserSessionKey('operator')}`)
    const response = await faults.pass(request, async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const bytes = new TextEncoder().encode(EVENTS.join(''))
          for (let at = 0; at < bytes.length; at += 50) controller.enqueue(bytes.slice(at, at + 50))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    })
    if (isOpen) faults.set([rule])
    let text = ''
    const decoder = new TextDecoder()
    const reader = response.body?.getReader()
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += decoder.decode(part.value)
    } catch {
      // The stream was cut. Return the events that arrived before.
    }
    return text
      .split('\n\n')
      .filter(Boolean)
      .map((event) => Number(/data: \{"id":(\d+)\}/.exec(event)?.[1] ?? Number.NaN))
      .map((id) => (Number.isNaN(id) ? null : id))
  }
  const ALL = EVENTS.map((_, id) => 100 + id)

  test('events are dropped, duplicated or swapped', async () => {
    const dropped = await heard({ kind: 'drop', share: 0.4 })
    expect(dropped.length).toBeLessThan(ALL.length)
    expect(dropped.length).toBeGreaterThan(5)
    expect(dropped).toEqual(ALL.filter((id) => dropped.includes(id)))
    expect(await heard({ kind: 'drop', share: 0.4 })).toEqual(dropped)

    const twice = await heard({ kind: 'duplicate', share: 0.4 })
    expect(twice.length).toBeGreaterThan(ALL.length)
    expect([...new Set(twice)]).toEqual(ALL)

    const mixed = await heard({ kind: 'reorder', share: 0.4 })
    expect(mixed).not.toEqual(ALL.filter((id) => mixed.includes(id)))
    expect(ALL.filter((id) => !mixed.includes(id)).length).toBeLessThanOrEqual(1)
  })

  test('events are malformed, the stream breaks off, or is silent', async () => {
    const malformed = await heard({ kind: 'malformed', share: 0.4 })
    expect(malformed.filter((id) => id === null).length).toBeGreaterThan(5)
    expect(malformed).toHaveLength(ALL.length)
    const cut = await heard({ kind: 'cut', share: 0.1 })
    expect(cut.length).toBeLessThan(ALL.length)
    expect(cut).toEqual(ALL.slice(0, cut.length))
    expect(await heard({ kind: 'silence' })).toEqual([])
    expect(await heard({ kind: 'silence', share: 0 })).toEqual(ALL)
  })
  test('faults also affect a stream that is already open', async () => {
    expect((await heard({ kind: 'cut' }, { isOpen: true })).length).toBeLessThan(3)
    expect((await heard({ kind: 'silence' }, { isOpen: true })).length).toBeLessThan(3)
  })
})
