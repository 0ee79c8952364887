/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import { createTabMessageHandler } from '../../../mocks/demo/createTabMessageHandler'
import { createDemoServer } from '../../../mocks/demo/demoServer'
import type { WorldHost, WorldHostStatus } from '../../../mocks/demo/worldHost'
import type { MessageFromWorldHost } from '../../../mocks/demo/worldHostMessages'
import { createRunningClock } from '../../../mocks/store/clock'
import { createTestWorld, STORY_MOMENT } from '../../../mocks/testing'

const STATUS: WorldHostStatus = {
  seed: 7,
  size: 20,
  at: null,
  start: 0,
  isHeld: false,
  speed: 1,
  clock: { world: 0, wall: 0 },
  savedAt: null,
  isRunning: true,
  notices: [],
  training: null,
  faults: [],
}

function serve(world: Partial<WorldHost> = {}) {
  const messages: MessageFromWorldHost[] = []
  const listeners = new Set<(status: WorldHostStatus) => void>()
  const host: WorldHost = {
    status: () => STATUS,
    advanceTo: async () => '',
    setSeen: async () => undefined,
    onStatus: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    respond: async () => new Response(null, { status: 204 }),
    setSpeed: () => undefined,
    advance: async () => undefined,
    server: createDemoServer({ world: createTestWorld().world, clock: createRunningClock(STORY_MOMENT), start: 0 }),
    save: async () => undefined,
    reset: async () => '',
    exportWorld: () => '{}',
    importWorld: async () => '',
    stop: () => undefined,
    ...world,
  }
  let respond: (message: MessageFromWorldHost) => void
  const answered = new Promise<MessageFromWorldHost>((resolve) => {
    respond = resolve
  })
  const postMessage = (message: MessageFromWorldHost) => {
    messages.push(message)
    if (message.type === 'response') respond(message)
  }
  const handle = createTabMessageHandler({ postMessage } as unknown as MessagePort, host, () => undefined)
  return { messages, answered, handle, listeners }
}

test('a closed tab receives nothing more', () => {
  const { messages, handle, listeners } = serve()
  for (const listener of listeners) listener(STATUS)
  expect(messages).toHaveLength(2)
  handle({ type: 'bye' })
  expect(listeners.size).toBe(0)
})

test('a call in which the world breaks is answered all the same, and the bug is seen', async () => {
  const seen = jest.spyOn(console, 'error').mockReturnValue()
  const { answered, handle } = serve({ respond: () => Promise.reject(new Error('bug')) })
  handle({ type: 'call', id: 1, method: 'GET', url: 'http://world/v1/user', headers: [], body: null })
  expect(await answered).toMatchObject({ id: 1, status: 500 })
  expect(seen).toHaveBeenCalledTimes(1)
})
