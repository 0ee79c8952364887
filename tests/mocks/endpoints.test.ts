/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { getResponse, type RequestHandler } from 'msw'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { endpointAccess, splitEndpoint } from '../../src/api/endpoints'
import { PERMISSIONS, type Permission } from '../../src/domain/permissions'
import { ALL_ENDPOINTS, matchesEndpoint } from '../api/endpointTable'
import { ENDPOINT_CASES } from './endpointCases/all'
import type { Call, EndpointCase } from './endpointCases/case'
import { OWN_CITY } from './endpointCases/case'

/** `world` is the mock data for calls that succeed; in `narrow` the administrator may access only one city. */
let world: World
let narrow: World
let limited: World
let handlers: RequestHandler[]
let narrowHandlers: RequestHandler[]
let limitedHandlers: RequestHandler[]
beforeAll(() => {
  world = createTestWorld({ size: 800 }).world
  narrow = createTestWorld({ size: 800 }).world
  narrow.db.employees.update(1, { cities: [OWN_CITY] })
  handlers = createHandlers(world)
  narrowHandlers = createHandlers(narrow)
  limited = createTestWorld({ size: 800 }).world
  limitedHandlers = createHandlers(limited)
})

async function send(
  to: RequestHandler[],
  endpoint: EndpointCase['endpoint'],
  { path, body }: Call,
  key: string | null,
) {
  expect(matchesEndpoint(endpoint, `/v1${path.replace(/\?.*/, '')}`)).toBe(true)
  const request = new Request(`http://api.test/v1${path}`, {
    method: splitEndpoint(endpoint).method,
    headers: key === null ? {} : { Authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const response = await getResponse(to, request)
  if (!response) throw new Error(`Nobody answered ${endpoint}`)
  return response
}

async function expectRefusal(response: Response, status: number): Promise<void> {
  const body = (await response.json()) as { message: string; errors?: Record<string, string> }
  expect({ status: response.status, body }).toMatchObject({ status, body: { message: /[А-Яа-я]/ } })
  if (status !== 422) return
  expect(Object.keys(body.errors ?? {}).length).toBeGreaterThan(0)
  for (const message of Object.values(body.errors ?? {})) expect(message).toMatch(/[А-Яа-я]/)
}

test('every endpoint is in the table, once', () => {
  expect(ENDPOINT_CASES.map(({ endpoint }) => endpoint).sort()).toEqual([...ALL_ENDPOINTS].sort())
})

async function withPermissions(permissions: readonly Permission[], run: () => Promise<void>): Promise<void> {
  const { role } = limited.db.employee(1)
  const all = limited.db.role(role).permissions
  limited.db.roles.update(role, { permissions: [...permissions] })
  try {
    await run()
  } finally {
    limited.db.roles.update(role, { permissions: all })
  }
}

const EVERY_PERMISSION: readonly Permission[] = [...PERMISSIONS, 'report_delivery_view']

describe.each(ENDPOINT_CASES.map((entry) => [entry.endpoint, entry] as const))('%s', (endpoint, entry) => {
  const { well, badly, by = 'administrator' } = entry
  const access = endpointAccess(endpoint, { product: 'delivery' })
  const key = access === 'public' ? null : demoUserSessionKey('administrator')

  test('the endpoint refuses users without access', async () => {
    if (access === 'public') return expect(badly.length).toBeGreaterThan(0)
    const call = well(limited)
    await expectRefusal(await send(limitedHandlers, endpoint, call, null), 401)
    await expectRefusal(await send(limitedHandlers, endpoint, call, '1-wrong'), 401)
    if (access === 'signedIn') return
    const others = EVERY_PERMISSION.filter((permission) => !access.includes(permission))
    await withPermissions(others, async () => {
      await expectRefusal(await send(limitedHandlers, endpoint, call, key), 403)
    })
    // The message for a missing permission. All other refusals with status 403 have other messages.
    const { message: refused } = await messageOf(limitedHandlers, endpoint, call, demoUserSessionKey('newcomer'))
    for (const permission of access) {
      await withPermissions([permission], async () => {
        expect(await messageOf(limitedHandlers, endpoint, call, key)).not.toEqual({ status: 403, message: refused })
      })
    }
  })

  test('the endpoint refuses invalid calls', async () => {
    for (const [status, call] of badly) {
      await expectRefusal(await send(narrowHandlers, endpoint, call(narrow), key), status)
    }
  })

  test('responds to a valid call', async () => {
    const response = await send(handlers, endpoint, well(world), access === 'public' ? null : demoUserSessionKey(by))
    const isStream = response.headers.get('Content-Type') === 'text/event-stream'
    const text = isStream ? await response.body?.cancel() : await response.text()
    expect({ status: response.status, text }).toEqual({ status: text === '' ? 204 : 200, text })
    if (!isStream && access !== 'public') expect(response.headers.get('x-user-modified-hash')).toMatch(/^[0-9a-f]+$/)
  })
})

async function messageOf(to: RequestHandler[], endpoint: EndpointCase['endpoint'], call: Call, key: string | null) {
  const response = await send(to, endpoint, call, key)
  const text = await response.text()
  return { status: response.status, message: text === '' ? '' : (JSON.parse(text) as { message?: string }).message }
}
