import { describe, expect, test } from '@jest/globals'
import { RequestFailure } from '../../src/lib/failure'
import { API_CALLS } from './calls/all'
import { type Answer, json, startServer } from './server'

/**
 * Responses that mean success for a request that changes data: any 2xx status with any body, because the contract does not define the body.
 * One of the bodies is not JSON.
 */
const SUCCESSES: Answer[] = [
  { status: 204 },
  { status: 200 },
  json({}),
  json({ id: 7, name: 'Центр' }),
  { status: 200, body: '<ok>' },
  { ...json({ id: 7 }), status: 201 },
]

const CHANGES = API_CALLS.filter(({ kind }) => kind === 'change')

describe.each(CHANGES.map((call) => [`${call.endpoint} as ${call.wire.path}`, call] as const))(
  '%s',
  (_name, { run }) => {
    test('succeeds with any body', async () => {
      for (const answer of SUCCESSES) {
        const { sent, ...server } = startServer()
        server.answer(answer)
        expect([undefined, 7]).toContain(await run())
        expect(sent).toHaveLength(1)
      }
    })

    test('a change of data is never sent twice', async () => {
      for (const failure of [{ status: 503 }, { status: 502 }, { status: 429 }, new TypeError('Failed to fetch')]) {
        const { sent, ...server } = startServer()
        server.answer(failure)
        await expect(run()).rejects.toBeInstanceOf(RequestFailure)
        expect(sent).toHaveLength(1)
      }
    })
  },
)

test('a refused change returns the message and field errors of the server', async () => {
  const [change] = CHANGES
  const server = startServer()
  server.answer({ ...json({ message: 'Проверьте данные', errors: { name: 'Занято' } }), status: 422 })
  const failure = await change?.run().catch((error: RequestFailure) => error.failure)
  expect(failure).toEqual({ message: 'Проверьте данные', status: 422, fields: { name: 'Занято' } })
})
