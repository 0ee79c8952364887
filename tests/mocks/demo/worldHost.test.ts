/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startWorldHost, type WorldHost } from '../../../mocks/demo/worldHost'
import { type WorldParams, worldKey } from '../../../mocks/demo/worldParams'
import type { WorldMetadata } from '../../../mocks/demo/worldStorage'
import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../../mocks/seeds/specialOrders'
import { STORY_MOMENT } from '../../../mocks/testing'
import { memoryStorage } from './memoryStorage'

const HOUR = 3_600_000
const ASKED: WorldParams = { seed: 3, size: 20, at: null, speed: null }
const KEY = worldKey(ASKED)

let wall: number
let storage: ReturnType<typeof memoryStorage>
let hosts: WorldHost[]
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  wall = STORY_MOMENT.toEpochMilli()
  storage = memoryStorage()
  hosts = []
})
afterEach(() => {
  for (const host of hosts) host.stop()
  jest.useRealTimers()
})

async function start(change: Partial<WorldParams> = {}, over: typeof storage | null = storage): Promise<WorldHost> {
  const host = await startWorldHost({ ...ASKED, ...change }, over, () => wall)
  hosts.push(host)
  return host
}

async function call(host: WorldHost, method: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${demoUserSessionKey('administrator')}` }
  const sent = body ? { body: JSON.stringify(body) } : {}
  return host.respond(new Request(`http://world/v1${path}`, { method, headers, ...sent }))
}

const CITY = { name: 'Абай', timezone: 5, status: true, deliveryService: 'YANDEX' }
const rename = (host: WorldHost, name = CITY.name) => call(host, 'POST', '/manage/city/1', { ...CITY, name })
const cityName = async (host: WorldHost) =>
  ((await (await call(host, 'GET', '/manage/city/1')).json()) as typeof CITY).name
const kinds = (host: WorldHost) => host.status().notices.map(({ kind }) => kind)
const headOf = () => storage.kept.get(KEY)?.head as WorldMetadata

test("an operator's change is saved before its response, and is there after a reload", async () => {
  expect((await rename(await start())).ok).toBe(true)
  const again = await start()
  expect(await cityName(again)).toBe('Абай')
  expect(kinds(again)).toEqual([])
})

test('simulated changes are saved in batches', async () => {
  const host = await start()
  expect(storage.saves).toBe(0)
  host.setSpeed(60)
  for (let second = 0; second < 60; second++) {
    wall += 1000
    await jest.advanceTimersByTimeAsync(1000)
  }
  const { size } = storage.kept.get(KEY)?.changes ?? { size: 0 }
  expect(size).toBeGreaterThan(10)
  expect(storage.saves).toBeGreaterThan(3)
  expect(storage.saves).toBeLessThanOrEqual(30)
  expect(host.status().savedAt).toBeGreaterThan(wall - 10_000)
})

test('a link advances the world to its moment, never back', async () => {
  const second = STORY_MOMENT.epochSecond()
  async function reached(until: number): Promise<number> {
    const host = await start({ at: '2026-03-18T13:00', until: second + until })
    await host.save()
    return host.status().clock.world / 1000 - second
  }
  expect(await reached(1800)).toBe(1800)
  expect(await reached(600)).toBe(1800)
  expect(await reached(3600)).toBe(3600)
  // A link whose time is a month ahead does not change the clock of the mock world, because simulating a month would take too long.
  expect(await reached(30 * 86_400)).toBe(3600)
})

test('a world of a named moment pauses while hidden, a world of the present does not', async () => {
  const [named, present] = [await start({ at: '2026-03-18T13:00' }), await start()]
  const lived = () => [named, present].map((host) => (host.status().clock.world - STORY_MOMENT.toEpochMilli()) / 1000)
  for (const host of [named, present]) await host.setSeen(false)
  wall += 600_000
  expect(lived()).toEqual([0, 600])
  expect(named.status()).toMatchObject({ isHeld: true, speed: 1 })
  for (const host of [named, present]) await host.setSeen(true)
  wall += 5000
  expect(lived()).toEqual([5, 605])
  await named.setSeen(false)
  await named.advance(900)
  wall += 5000
  expect(lived()).toEqual([905, 610])
})

test('time jumps to the next notice', async () => {
  const host = await start({ at: '2026-03-18T13:00', size: 1000 })
  const search = async (list: string, filter: object) =>
    (await (await call(host, 'POST', `/manage/${list}/search?page=1`, filter)).json()) as { id: number }[]
  const records = async () => [...(await search('order', {})), ...(await search('notification', { status: true }))]
  const before = new Set((await records()).map(({ id }) => id))
  expect(await host.advanceTo({ to: 'event', key: demoUserSessionKey('administrator') })).toMatch(
    /^(Новый заказ|Заказ|Нет свободных курьеров для заказа) № \d+/,
  )
  const passed = host.status().clock.world - STORY_MOMENT.toEpochMilli()
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThan(HOUR)
  expect((await records()).some(({ id }) => !before.has(id))).toBe(true)
})

test('fast-forward runs until the order ends', async () => {
  const host = await start({ at: '2026-03-18T13:00', size: 1000 })
  const statusOf = async (id: number) =>
    ((await (await call(host, 'GET', `/manage/order/${id}`)).json()) as { status: number }).status
  const { fresh } = SPECIAL_ORDER_IDS
  expect(await statusOf(fresh)).toBe(10)
  expect(await host.advanceTo({ to: 'end', orderId: fresh })).toMatch(
    new RegExp(`^Заказ № ${fresh}: (доставлен|отменён|отказ клиента|отказ заведения|дубликат)$`),
  )
  expect([100, 0, -1, -2, -3]).toContain(await statusOf(fresh))
  expect(host.status().clock.world - STORY_MOMENT.toEpochMilli()).toBeLessThan(3 * HOUR)
  expect(await host.advanceTo({ to: 'end', orderId: fresh })).toBe(`Заказ ${fresh} уже завершён.`)
  expect(await host.advanceTo({ to: 'end', orderId: 1 })).toBe('Заказа 1 нет в этом мире.')
})

test('a world closed for hours catches up; one closed for days continues where it stopped and says so', async () => {
  await rename(await start())
  wall += 3 * HOUR
  const caughtUp = await start()
  expect(caughtUp.status().clock).toEqual({ world: wall, wall })
  expect(kinds(caughtUp)).toEqual(['caughtUp'])
  await caughtUp.save()
  wall += 72 * HOUR
  const behind = await start()
  expect(behind.status().clock.world).toBe(wall - 72 * HOUR)
  expect(kinds(behind)).toEqual(['behind'])
  expect(await cityName(behind)).toBe('Абай')
})

test('after the computer slept, a world also catches up or continues where it stopped', async () => {
  const host = await start()
  wall += 2 * HOUR
  await jest.advanceTimersByTimeAsync(500)
  expect(kinds(host)).toEqual(['caughtUp'])
  expect(host.status().clock.world).toBe(wall)
  wall += 48 * HOUR
  await jest.advanceTimersByTimeAsync(500)
  expect(kinds(host)).toEqual(['caughtUp', 'behind'])
})

test('a world of a named moment continues where it stopped, however long ago', async () => {
  const at = '2026-01-15T13:00'
  const first = await start({ at, speed: 60 })
  wall += 60_000
  await rename(first)
  const { world } = first.status().clock
  wall += 500 * HOUR
  const again = await start({ at })
  expect(again.status()).toMatchObject({ clock: { world }, speed: 60, notices: [] })
})

test('a world of older seeds is unchanged until it is reset', async () => {
  await rename(await start())
  const old = { ...headOf(), seeds: 'older' }
  Object.assign(storage.kept.get(KEY) as object, { head: old })
  const host = await start()
  expect(kinds(host)).toEqual(['outdated'])
  expect(await cityName(host)).toBe('Караганда')
  await rename(host, 'Сарань')
  expect(headOf()).toEqual(old)
  expect(await host.reset()).toBe('')
  const fresh = await start()
  expect(kinds(fresh)).toEqual([])
  expect(await cityName(fresh)).toBe('Караганда')
  expect(headOf().seeds).not.toBe('older')
})

test('a reset forgets every change', async () => {
  const host = await start()
  await rename(host)
  await host.reset()
  expect(await cityName(await start())).toBe('Караганда')
})

test('a reset fails no request: the tabs reload before a response', async () => {
  const host = await start()
  const answered: number[] = []
  const watch = () => void rename(host).then(({ status }) => answered.push(status))
  const resetting = host.reset()
  watch()
  await resetting
  watch()
  await jest.advanceTimersByTimeAsync(1000)
  expect(answered).toEqual([])
})

test('if a reset fails, the requests that arrived during it get their responses', async () => {
  const host = await start({}, { ...storage, forget: () => Promise.reject(new Error('full')) })
  const resetting = host.reset()
  const renamed = rename(host)
  await expect(resetting).rejects.toThrow('full')
  expect((await renamed).ok).toBe(true)
})

test('a world opened in another tab stops in this one, which says so', async () => {
  const here = await start()
  await rename(here)
  const there = await start()
  await rename(there, 'Сарань')
  await rename(here, 'Шахтинск')
  expect(here.status()).toMatchObject({ isRunning: false, notices: [{ kind: 'elsewhere' }] })
  expect(await cityName(await start())).toBe('Сарань')
})

test('without a storage the world works and warns that it will be lost', async () => {
  const host = await start({}, null)
  expect((await rename(host)).ok).toBe(true)
  expect(kinds(host)).toEqual(['unsaved'])
  await expect(host.importWorld(host.exportWorld())).rejects.toThrow('Браузер не даёт хранить данные')
})

test('a failing storage is reported; the world continues and is saved once the storage works again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // Stop the simulated clock: simulated changes are saved too, so the test could pass without the retry of the failed save.
  const host = await start({ speed: 0 })
  const { save } = storage
  storage.save = () => Promise.reject(new Error('full'))
  expect((await rename(host)).ok).toBe(true)
  expect(kinds(host)).toEqual(['unsaved'])
  storage.save = save
  wall += 2000
  await jest.advanceTimersByTimeAsync(500)
  expect(kinds(host)).toEqual([])
  expect(await cityName(await start())).toBe('Абай')
})

test('an exported world continues elsewhere, under its address', async () => {
  const at = '2026-03-18T13:00'
  const origin = await start({ at })
  await rename(origin)
  const text = origin.exportWorld()
  storage = memoryStorage()
  const host = await start()
  const search = await host.importWorld(text)
  expect(search).toBe('?seed=3&size=20&at=2026-03-18T13%3A00')
  expect(await cityName(await start({ at }))).toBe('Абай')
  expect(await cityName(await start())).toBe('Караганда')
})

test('a refused import changes nothing', async () => {
  const host = await start()
  await rename(host)
  const file = JSON.parse(host.exportWorld())
  const before = structuredClone(storage.kept)
  const city = file.changes.cities[0]
  const refusals: [unknown, RegExp][] = [
    ['{', /не JSON/],
    [{ rows: [] }, /не файл демо-мира/],
    [{ ...file, format: 9 }, /формат — 9/],
    [{ ...file, size: -1 }, /недостаёт полей/],
    [{ ...file, now: '2020-01-01T00:00:00Z' }, /недостаёт полей/],
    [{ ...file, seeds: 'older' }, /другой версией исходных данных/],
    [{ ...file, changes: { dragons: [{ id: 1 }] } }, /неизвестная таблица «dragons»/],
    [{ ...file, changes: { cities: [{ name: 'Без номера' }] } }, /запись без номера/],
    [{ ...file, changes: { cities: [{ ...city, name: 7 }] } }, /«cities», запись 1, поле «name»/],
    [{ ...file, changes: { cities: [{ ...city, mayor: 'Кто-то' }] } }, /поле «mayor»/],
    [{ ...file, removed: { branches: file.changes.cities.map(() => 1), cities: [1, 2, 3] } }, /Файл повреждён/],
  ]
  for (const [wrong, reason] of refusals) {
    const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong)
    await expect(host.importWorld(text)).rejects.toThrow(reason)
  }
  expect(storage.kept).toEqual(before)
  expect(await cityName(host)).toBe('Абай')
}, 120_000)

test('after sleep, a page continues a world with a fixed start where it stopped', async () => {
  const host = await start({ at: '2026-03-18T13:00', speed: 1 })
  await host.setSeen(true)
  const before = host.status().clock.world
  const received: number[] = []
  host.onStatus(({ clock }) => received.push(clock.world))
  wall += 4 * HOUR
  await host.setSeen(true)
  expect(received.at(-1)).toBe(before)
})
