/** @jest-environment node */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { EventReader } from './eventReader'

let world: World
let abort: AbortController
beforeEach(() => {
  world = createTestWorld({ size: 3000 }).world
  abort = new AbortController()
})
afterEach(() => abort.abort())

async function listen(): Promise<EventReader> {
  const url = `http://stream.test/v1/sse/order?access-token=${demoUserSessionKey('administrator')}`
  return new EventReader(
    (await getResponse(createHandlers(world), new Request(url, { signal: abort.signal }))) as Response,
  )
}

const order = (index: number) => world.db.orders.all()[index]?.id as number

async function happen(count: number, comments: string): Promise<void> {
  for (let index = 0; index < count; index++) {
    world.events.emit({ type: 'order', order: world.db.orders.update(order(index), { comments }) })
    await Promise.resolve()
  }
}

test('a client that reconnects gets the last state of each order once', async () => {
  const events = await listen()
  await events.next()
  for (let round = 0; round < 30; round++) await happen(100, `round ${round}`)
  const last = new Map<number, string>()
  let heard = 0
  for (; last.size < 100 || [...last.values()].some((comments) => comments !== 'round 29'); heard++) {
    const { event, data } = await events.next()
    if (event !== 'order') continue
    const { id, comments } = JSON.parse(data) as { id: number; comments: string }
    last.set(id, comments)
  }
  expect(heard).toBeLessThan(1000)
})

test('a client that is too far behind is dropped, and nothing more is buffered for it', async () => {
  const events = await listen()
  await events.next()
  await happen(2500, 'news')
  let heard = 0
  await expect(
    (async () => {
      for (; ; heard++) await events.next()
    })(),
  ).rejects.toThrow('The stream has ended')
  expect(heard).toBeLessThan(1500)
  expect(heard).toBeGreaterThan(0)
})
