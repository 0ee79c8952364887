import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { StructError } from 'superstruct'
import { splitEndpoint } from '../../src/api/endpoints'
import { deleteRole, loadRole } from '../../src/api/roles'
import { updateScheduleDay } from '../../src/api/schedules'
import { streamUrl } from '../../src/api/streamEvents'
import { API_CALLS } from './calls/all'
import { ALL_ENDPOINTS, endpointBody, matchesEndpoint } from './endpointTable'
import { startServer } from './server'

const API = join(__dirname, '../../src/api')
const TOOLS = ['client.ts', 'fieldFormats.ts', 'streamEvents.ts', 'requestBody.ts', 'endpoints.ts']

beforeEach(() => {
  // The test server always responds with `{}`, so most calls log an error about an invalid response. Hide these logs: this test checks only
  // the requests.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each(API_CALLS.map((call) => [`${call.endpoint} as ${call.wire.path}`, call] as const))(
  '%s',
  async (_name, { endpoint, run, wire }) => {
    const { sent } = startServer()
    await run().catch(() => undefined)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: splitEndpoint(endpoint).method, path: wire.path })
    expect(sent[0]?.body).toEqual(wire.body)
    expect(matchesEndpoint(endpoint, wire.path.replace(/\?.*/, ''))).toBe(true)
    expect(sent[0]?.headers).toEqual(['accept', 'authorization', ...(wire.body === undefined ? [] : ['content-type'])])
  },
)

describe('payloads', () => {
  const withPayload = API_CALLS.flatMap(({ endpoint, wire: { body, path } }) => {
    const struct = endpointBody(endpoint)
    return struct ? [{ body, path, struct }] : []
  })

  test.each(withPayload)('$path fits its struct', ({ body, struct }) => {
    expect(struct.validate(body)[0]).toBeUndefined()
  })

  test.each(withPayload.filter(({ body }) => !Array.isArray(body)))(
    '$path rejects unknown fields',
    ({ body, struct }) => {
      expect(struct.validate({ ...(body as object), other: 1 })[0]).toBeInstanceOf(StructError)
    },
  )

  test('fields of a loaded row outside the contract are not sent back', async () => {
    const { sent } = startServer()
    const loaded = { pointId: 4, courierId: 3, shiftId: 9, timeStart: '09:00', timeEnd: '21:00', courier: {}, slot: {} }
    await updateScheduleDay(11, '2026-11-24', [{ ...loaded, breakTimeStart: '' }])
    expect(sent[0]?.body).toEqual({
      items: [{ pointId: 4, courierId: 3, timeStart: '09:00', timeEnd: '21:00' }],
    })
  })

  test('a role name is encoded as one path segment', async () => {
    const { sent } = startServer()
    await deleteRole('старший/оператор?')
    await loadRole('a b').catch(() => undefined)
    expect(sent.map(({ rawPath }) => rawPath)).toEqual([
      `/v1/manage/role/${encodeURIComponent('старший/оператор?')}`,
      '/v1/manage/role/a%20b',
    ])
  })
})

describe('completeness', () => {
  test('every endpoint of both documents has a call', () => {
    const stream = `GET ${new URL(streamUrl('https://stream.test/', KEY_TO_ESCAPE)).pathname}`
    expect([...new Set<string>([...API_CALLS.map(({ endpoint }) => endpoint), stream])].sort()).toEqual(
      [...ALL_ENDPOINTS].sort(),
    )
    expect(new Set(ALL_ENDPOINTS).size).toBe(ALL_ENDPOINTS.length)
  })

  test('every function of the API is in the tables', async () => {
    const called = new Set(API_CALLS.map(({ fn }) => fn))
    const files = readdirSync(API).filter((file) => file.endsWith('.ts') && !TOOLS.includes(file))
    for (const file of files) {
      const exports: Record<string, unknown> = await import(join(API, file))
      const missing = Object.entries(exports).filter(([, value]) => typeof value === 'function' && !called.has(value))
      expect([file, missing.map(([name]) => name)]).toEqual([file, []])
    }
  })

  test('the session key is escaped in the stream URL', () => {
    expect(streamUrl('https://stream.test/', KEY_TO_ESCAPE)).toBe(
      'https://stream.test/v1/sse/order?access-token=a%26b%3D1',
    )
  })
})

const KEY_TO_ESCAPE = 'a&b=1'
