/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { SeededRandom } from '../../mocks/store/random'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'

/** Digest of all mock data: a diff of the data itself would be unreadable. */
const print = ({ db }: World) =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(db).map((entry) => ('all' in entry ? entry.all() : null))))
    .digest('hex')

test('the same seed, size and moment give the same world, independent of earlier worlds', () => {
  const first = print(createTestWorld({ size: 300 }).world)
  createTestWorld({ seed: 99, size: 10 })
  expect(print(createTestWorld({ size: 300 }).world)).toBe(first)
  expect(print(createTestWorld({ size: 300, seed: 8 }).world)).not.toBe(first)
  expect(print(createTestWorld({ size: 300, at: STORY_MOMENT.plusSeconds(1) }).world)).not.toBe(first)
})

test('events do not depend on how often the simulation is called', () => {
  const often = createTestWorld({ size: 50 })
  for (let i = 0; i < 1800; i++) {
    often.clock.advance(2)
    often.world.settle()
  }
  const once = createTestWorld({ size: 50 })
  once.clock.advance(3600)
  once.world.settle()
  expect(print(once.world)).toBe(print(often.world))
})

test('nothing reads the wall clock or the runtime’s random numbers', () => {
  const forbidden = () => {
    throw new Error('read')
  }
  const { random } = Math
  const { now } = Date
  Math.random = forbidden
  Date.now = forbidden
  try {
    const { world, clock } = createTestWorld({ size: 50 })
    clock.advance(600)
    world.settle()
    expect(world.db.activeOrders().length).toBeGreaterThan(10)
  } finally {
    Math.random = random
    Date.now = now
  }
})

test('no module that makes, runs or serialises a world uses them', () => {
  const rooms = ['store', 'http', 'seeds', 'simulation', 'money', 'serializers', 'handlers']
  const files = rooms.flatMap((room) => {
    const folder = join(__dirname, '../../mocks', room)
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  })
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(150)
  const forbidden =
    /\bDate\.now\b|new Date\(\)|\b(Instant|Local\w+|ZonedDateTime)\.now\b|Math\.random|randomUUID|getRandomValues/
  expect(sources.filter(([, text]) => forbidden.test(text)).map(([file]) => file)).toEqual([])
})

test('a world without a clock is paused', () => {
  const world = createWorld({ size: 10, at: STORY_MOMENT })
  const before = print(world)
  world.settle()
  expect(print(world)).toBe(before)
})

test('forks of the generator depend on their name, not on what was drawn', () => {
  const one = new SeededRandom(7)
  const before = one.fork('orders', 5).next()
  for (let i = 0; i < 10; i++) one.next()
  expect(one.fork('orders', 5).next()).toBe(before)
  expect(one.fork('orders', 6).next()).not.toBe(before)
  expect(new SeededRandom(8).fork('orders', 5).next()).not.toBe(before)
})

test('numbers are spread evenly and stay within bounds', () => {
  const random = new SeededRandom(3)
  const counts = new Map<number, number>()
  for (let i = 0; i < 6000; i++) {
    const value = random.int(1, 6)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  const consecutive = Array.from({ length: 2000 }, (_, id) => new SeededRandom(7).fork('order', id).next())
  expect(Math.abs(consecutive.reduce((sum, value) => sum + value, 0) / 2000 - 0.5)).toBeLessThan(0.03)
  expect(new Set(consecutive).size).toBeGreaterThan(1990)
})
