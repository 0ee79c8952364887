import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { DEMO_SCENARIOS } from '../../../mocks/demo/scenarios'
import { parseOfficeDateTime, readWorldParams, worldKey, worldQueryString } from '../../../mocks/demo/worldParams'

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
beforeEach(() => {
  kept = new Map()
})
const read = (search: string) => readWorldParams(search, storage)
const DEFAULT = { seed: 7, size: 50_000, at: null, speed: null }

test('a plain address opens the default world at the machine’s time', () => {
  expect(read('')).toEqual(DEFAULT)
})

test('the address names seed, size, moment and speed', () => {
  expect(read('?seed=3&size=1000&at=2026-03-18T13:00&speed=60&page=2')).toEqual({
    seed: 3,
    size: 1000,
    at: '2026-03-18T13:00',
    speed: 60,
  })
})

test('the tab keeps its world over navigation and reloads; the speed is the world’s own', () => {
  read('?seed=3&at=2026-03-18T13:00&speed=10')
  expect(read('?page=2')).toEqual({ seed: 3, size: 50_000, at: '2026-03-18T13:00', speed: null })
  expect(read('?seed=9&at=now')).toEqual({ ...DEFAULT, seed: 9 })
})

test('the address of a world opens it, even if the tab remembers another one', () => {
  const worlds = [DEFAULT, { seed: 3, size: 0, at: '2026-03-18T13:00+05:00', speed: 60 }]
  for (const world of worlds) {
    read('?seed=5&size=100&at=2020-01-01T00:00')
    expect(read(worldQueryString(world))).toEqual(world)
  }
})

test('worlds are saved separately by seed, size and start, not by speed', () => {
  const key = worldKey(DEFAULT)
  for (const other of [{ seed: 8 }, { size: 20 }, { at: '2026-03-18T13:00' }])
    expect(worldKey({ ...DEFAULT, ...other })).not.toBe(key)
  expect(worldKey(read('?speed=60'))).toBe(key)
})

test.each(DEMO_SCENARIOS)('the scenario «$title» is a valid address, and is in docs/demo.md', ({ search }) => {
  const { seed, size, at, speed } = read(search)
  expect(`?seed=${seed}&size=${size}&at=${at ?? 'now'}&speed=${speed}`).toBe(search)
  expect(readFileSync(join(__dirname, '../../../docs/demo.md'), 'utf8')).toContain(`\`${search}\``)
})

test.each(['?seed=abc', '?seed=-1', '?size=1e9', '?speed=fast', '?at=tomorrow', '?seed=', '?seed=1.5'])(
  'the bad value in %s is ignored',
  (search) => {
    expect(read(search)).toEqual(DEFAULT)
  },
)

test('corrupt stored data is replaced', () => {
  kept.set('mock-world', '{"seed":"x"}')
  expect(read('')).toEqual(DEFAULT)
})

test.each([
  ['2026-03-18T13:00', '2026-03-18T08:00:00Z'],
  ['2026-03-18T08:00:00Z', '2026-03-18T08:00:00Z'],
  ['2026-03-18T14:00+06:00', '2026-03-18T08:00:00Z'],
  ['2026-03-18T14:00 06:00', '2026-03-18T08:00:00Z'],
  ['2026-13-40T00:00', undefined],
])('the moment %s is %s', (text, moment) => {
  expect(parseOfficeDateTime(text)?.toString()).toBe(moment)
})
