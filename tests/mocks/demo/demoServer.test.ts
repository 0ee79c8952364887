/** @jest-environment node */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createTabMessageHandler } from '../../../mocks/demo/createTabMessageHandler'
import { startWorldHost, type WorldHost } from '../../../mocks/demo/worldHost'
import type { MessageFromWorldHost } from '../../../mocks/demo/worldHostMessages'
import { type WorldParams, worldKey } from '../../../mocks/demo/worldParams'
import { DEMO_ACCOUNTS } from '../../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../../mocks/seeds/specialOrders'
import { STORY_MOMENT } from '../../../mocks/testing'
import { memoryStorage } from './memoryStorage'

const ASKED: WorldParams = { seed: 3, size: 1000, at: '2026-03-18T13:00', speed: 0 }

let storage: ReturnType<typeof memoryStorage>
let hosts: WorldHost[]
beforeEach(() => {
  storage = memoryStorage()
  hosts = []
})
afterEach(() => {
  for (const host of hosts) host.stop()
})

async function open() {
  const host = await startWorldHost(ASKED, storage, () => STORY_MOMENT.toEpochMilli())
  hosts.push(host)
  const waiting = new Map<number, (message: MessageFromWorldHost) => void>()
  const postMessage = (message: MessageFromWorldHost) =>
    'id' in message ? waiting.get(message.id)?.(message) : undefined
  const handle = createTabMessageHandler({ postMessage } as unknown as MessagePort, host, () => undefined)
  let id = 0
  const nextMessage = () => new Promise<MessageFromWorldHost>((resolve) => waiting.set(++id, resolve))
  return {
    command(name: string, payload: unknown) {
      const answer = nextMessage()
      handle({ type: 'command', id, name, payload })
      return answer
    },
    call(path: string) {
      const answer = nextMessage()
      const headers: [string, string][] = [['Authorization', `Bearer ${demoUserSessionKey('operator')}`]]
      handle({ type: 'call', id, method: 'GET', url: `http://world/v1${path}`, headers, body: null })
      return answer
    },
  }
}

const ORDER = `/manage/order/${SPECIAL_ORDER_IDS.fresh}`
const ACCEPT = {
  ...{ second: 2, command: 'call' },
  payload: { person: DEMO_ACCOUNTS.operator.phone, method: 'GET', path: `${ORDER}/change-status/20` },
}

test('faults apply to one tab and remain after a reload until they are removed', async () => {
  const tab = await open()
  expect(await tab.command('faults', { rules: [{ kind: 'slow' }] })).toMatchObject({
    ...{ type: 'refused', status: 422, errors: { rules: 'Для slow нужно ms' } },
    text: expect.stringContaining('Для slow нужно ms'),
  })
  await tab.command('faults', {
    rules: [
      { kind: 'lost', path: ORDER },
      { kind: 'cut', path: '/user' },
    ],
  })
  expect(await tab.call(ORDER)).toMatchObject({ type: 'broken' })
  expect(await tab.call('/user')).toMatchObject({ type: 'broken' })
  const again = await open()
  expect(await again.call(ORDER)).toMatchObject({ type: 'broken' })
  await again.command('faults', { rules: [] })
  expect(await again.call(ORDER)).toMatchObject({ type: 'response', status: 200 })
})

test('a script continues after a reload, runs once, and does not change the fingerprint of the seed', async () => {
  const tab = await open()
  const seeds = () => storage.kept.get(worldKey(ASKED))?.head?.seeds
  const before = seeds()
  await tab.command('script', { entries: [ACCEPT, { second: 7200, command: 'speed', payload: { speed: 5 } }] })
  const again = await open()
  await again.command('jump', { seconds: 60 })
  const status = await (await open()).command('status', {})
  expect(status).toMatchObject({
    type: 'done',
    result: { notices: [], script: { done: [{ second: 2, result: '200' }], pending: [{ second: 7200 }] } },
  })
  expect(seeds()).toBe(before)
})

test('a reset begins the exercise again', async () => {
  const tab = await open()
  await tab.command('faults', { rules: [{ kind: 'lost', path: ORDER }] })
  await tab.command('script', { entries: [ACCEPT] })
  await tab.command('jump', { seconds: 60 })
  await hosts[0]?.reset()
  const again = await open()
  expect(await again.call(ORDER)).toMatchObject({ type: 'broken' })
  expect(await again.command('status', {})).toMatchObject({ result: { script: { done: [], pending: [ACCEPT] } } })
})
