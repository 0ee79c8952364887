/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type MockServer, startMockServer } from '../../mocks/node'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { STORY_MOMENT } from '../../mocks/testing'
import { EventReader } from './eventReader'

/** The time of the mock server is paused, so that only the tests' commands change its data. */
let server: MockServer
const settings = { size: 1000, at: STORY_MOMENT, speed: 0 }
beforeEach(async () => {
  server = await startMockServer({ ...settings, control: true })
})
afterEach(() => server.close())

const HEADERS = { Authorization: `Bearer ${demoUserSessionKey('operator')}`, 'Content-Type': 'application/json' }
const command = (name: string, payload: unknown = {}) =>
  fetch(`${server.apiUrl}/__world/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const status = async () => (await fetch(`${server.apiUrl}/__world`)).json() as Promise<Status>
type Status = {
  now: string
  speed: number
  faults: unknown[]
  script: { done: { second: number; result: string }[]; pending: unknown[] }
}
const call = (path: string, init?: RequestInit) =>
  fetch(`${server.apiUrl}/v1/manage${path}`, { headers: HEADERS, ...init })
const orderStatus = async (id: number): Promise<number> =>
  ((await (await call(`/order/${id}`)).json()) as { status: number }).status
const accept = () => call(`/order/${SPECIAL_ORDER_IDS.fresh}/change-status/20`)
const acceptAt = (second: number) => ({
  ...{ second, command: 'call' },
  payload: {
    person: DEMO_ACCOUNTS.operator.phone,
    method: 'GET',
    path: `/manage/order/${SPECIAL_ORDER_IDS.fresh}/change-status/20`,
  },
})

test('exists only if enabled', async () => {
  const closed = await startMockServer(settings)
  expect((await fetch(`${closed.apiUrl}/__world`)).status).toBe(404)
  expect((await fetch(`${closed.apiUrl}/__world/reset`, { method: 'POST' })).status).toBe(404)
  await closed.close()
})

test('the control API refuses unknown and invalid commands, and simple requests of a foreign page', async () => {
  const refused = [
    ['fly', {}, 404],
    ['speed', { speed: 601 }, 422],
    ['jump', { seconds: -1 }, 422],
    ['jump', { seconds: 8 * 24 * 3600 }, 422],
    ['faults', { rules: [{ kind: 'rain' }] }, 422],
    ['faults', { rules: [{ kind: 'slow' }] }, 422],
    ['faults', { rules: [{ kind: 'status', status: 200 }] }, 422],
    ['holdUp', { orderId: SPECIAL_ORDER_IDS.late, minutes: 0 }, 422],
    ['holdUp', { orderId: SPECIAL_ORDER_IDS.delivered, minutes: 5 }, 409],
    ['breakDown', { courierId: DEMO_ACCOUNTS.operator.id }, 404],
    ['noShow', {}, 422],
    ['rush', { factor: 0, minutes: 5 }, 422],
    ['script', { entries: [{ second: -1, command: 'call' }] }, 422],
    ['faults', { rules: [{ kind: 'slow', ms: 5, person: '77001234567' }] }, 422],
    ['import', '{"kind":"something"}', 422],
  ] as const
  for (const [name, payload, code] of refused)
    expect([name, (await command(name, payload)).status]).toEqual([name, code])
  const unasked = await fetch(`${server.apiUrl}/__world/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(unasked.status).toBe(415)
  const preflight = await fetch(`${server.apiUrl}/__world/reset`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://evil.test' },
  })
  expect(preflight.status).toBe(403)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test.each([
  ['faults', { rules: [{ kind: 'lost', path: '/manage/orders' }] }, 'правило 1: нет такого адреса: /manage/orders'],
  ['faults', { rules: [{ kind: 'drop', path: '/user' }] }, 'drop бывает только в потоке GET /sse/order, а не в /user'],
  ['faults', { rules: [{ kind: 'slow' }] }, 'Для slow нужно ms'],
  ['script', { entries: [{ second: 9, command: 'fly' }] }, 'секунда 9: нет команды «fly», есть speed, call'],
  ['script', { entries: [{ second: 9, command: 'holdUp', payload: { orderId: 1 } }] }, 'секунда 9, holdUp: '],
  ['speed', { speed: 601 }, 'speed — '],
])('the control API explains why %s is refused (%#)', async (name, payload, reason) => {
  const { message } = (await (await command(name, payload)).json()) as { message: string }
  expect(message).toContain(reason)
})

test('a call returns its own status and body', async () => {
  const { payload } = acceptAt(0)
  const accepted = await command('call', payload)
  expect([accepted.status, await accepted.json()]).toMatchObject([200, { id: SPECIAL_ORDER_IDS.fresh, status: 20 }])
  const again = await command('call', payload)
  expect([again.status, await again.json()]).toMatchObject([409, { message: expect.any(String) }])
})

test('a reset begins the exercise again: its faults and its script', async () => {
  const rules = [{ kind: 'status', status: 503, path: '/manage/role' }]
  await command('faults', { rules })
  const entries = [{ second: 60, command: 'faults', payload: { rules: [] } }]
  await command('script', { entries })
  await command('jump', { seconds: 120 })
  expect(await status()).toMatchObject({ faults: [], script: { done: entries, pending: [] } })
  await command('reset')
  expect(await status()).toMatchObject({ faults: rules, script: { done: [], pending: entries } })
})

test('the commands jump, speed and reset change the mock world', async () => {
  expect(await orderStatus(SPECIAL_ORDER_IDS.fresh)).toBe(10)
  expect((await command('jump', { seconds: 3600 })).status).toBe(204)
  expect(await status()).toMatchObject({ now: STORY_MOMENT.plusSeconds(3600).toString(), speed: 0 })
  expect((await accept()).status).not.toBe(500)
  await command('speed', { speed: 60 })
  expect(await status()).toMatchObject({ speed: 60 })

  const listening = new EventReader(
    await fetch(`${server.streamUrl}/v1/sse/order?access-token=${demoUserSessionKey('operator')}`),
  )
  await listening.next()
  expect((await command('reset')).status).toBe(204)
  await expect(listening.ended()).rejects.toThrow()
  expect(await status()).toMatchObject({ now: STORY_MOMENT.toString(), speed: 0 })
  expect(await orderStatus(SPECIAL_ORDER_IDS.fresh)).toBe(10)
})

test('an exported world continues with its faults and its remaining script', async () => {
  await accept()
  await command('jump', { seconds: 60 })
  await command('faults', { rules: [{ kind: 'slow', ms: 1 }] })
  await command('script', { entries: [{ second: 3600, command: 'speed', payload: { speed: 2 } }] })
  const file = await (await command('export')).text()
  const before = await status()
  await command('reset')
  expect((await command('import', file)).status).toBe(204)
  expect(await status()).toEqual(before)
  expect(await orderStatus(SPECIAL_ORDER_IDS.fresh)).not.toBe(10)
})

describe('faults over HTTP', () => {
  test('a change whose response is lost has been made', async () => {
    await command('faults', { rules: [{ kind: 'lost', path: '/manage/order/{id}/change-status/{status}' }] })
    await expect(accept()).rejects.toThrow()
    expect(await orderStatus(SPECIAL_ORDER_IDS.fresh)).toBe(20)
    await command('faults', { rules: [] })
    expect((await accept()).status).toBe(409)
  })

  test('a response is refused, no JSON, or breaks off', async () => {
    const kinds = async (rule: object) => {
      await command('faults', { rules: [{ path: '/manage/role', ...rule }] })
      const admin = { headers: { ...HEADERS, Authorization: `Bearer ${demoUserSessionKey('administrator')}` } }
      return call('/role', admin)
    }
    expect((await kinds({ kind: 'status', status: 503, message: 'Профилактика' })).status).toBe(503)
    const malformed = await kinds({ kind: 'malformed' })
    expect(malformed.status).toBe(200)
    await expect(malformed.json()).rejects.toThrow('JSON')
    const cut = await kinds({ kind: 'cut' })
    await expect(cut.text()).rejects.toThrow('terminated')
  })

  test('the stream drops and repeats events until the rules are removed', async () => {
    const events = new EventReader(
      await fetch(`${server.streamUrl}/v1/sse/order?access-token=${demoUserSessionKey('operator')}`),
    )
    expect((await events.next()).event).toBe('notification')
    await events.close()

    await command('faults', { rules: [{ kind: 'duplicate', path: '/sse/order' }] })
    const twice = new EventReader(
      await fetch(`${server.streamUrl}/v1/sse/order?access-token=${demoUserSessionKey('operator')}`),
    )
    expect(await twice.next()).toEqual(await twice.next())
    await command('faults', { rules: [] })
    await accept()
    expect((await twice.next()).event).toBe('order')
    await twice.close()
  })
})

describe('a script', () => {
  test('runs its commands at their seconds of the world, in order, also in a long jump', async () => {
    await command('script', {
      entries: [
        { second: 1200, command: 'speed', payload: { speed: 3 } },
        acceptAt(2),
        { second: 900, command: 'breakDown', payload: { courierId: 1 } },
        { second: 60, command: 'holdUp', payload: { orderId: SPECIAL_ORDER_IDS.partner, minutes: 90 } },
        { second: 7200, command: 'speed', payload: { speed: 5 } },
      ],
    })
    expect(await orderStatus(SPECIAL_ORDER_IDS.fresh)).toBe(10)
    await command('jump', { seconds: 3600 })
    const { script, speed } = await status()
    expect(speed).toBe(3)
    expect(script.done.map(({ second, result }) => [second, result.slice(0, 3)])).toEqual([
      [2, '200'],
      [60, ''],
      [900, 'Кур'],
      [1200, ''],
    ])
    expect(script.pending).toHaveLength(1)
    expect(await orderStatus(SPECIAL_ORDER_IDS.partner)).toBe(60)
    const order = server.world.db.order(SPECIAL_ORDER_IDS.fresh)
    expect(order.history.find((entry) => entry.status === 20)).toMatchObject({
      at: STORY_MOMENT.epochSecond() + 2,
      userId: DEMO_ACCOUNTS.operator.id,
    })
    expect((await command('script', { entries: [acceptAt(2)] })).status).toBe(422)
  })

  test('produces the same world each time', async () => {
    const run = async () => {
      await command('reset')
      await command('script', { entries: [acceptAt(2)] })
      await command('jump', { seconds: 3600 })
      return (await command('export')).text()
    }
    expect(await run()).toBe(await run())
  })
})
