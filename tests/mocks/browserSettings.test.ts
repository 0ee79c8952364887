import { beforeEach, expect, test } from '@jest/globals'
import { parseMoment, readDemo } from '../../mocks/browserSettings'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 21, 7)

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
beforeEach(() => {
  kept = new Map()
})
const read = (search: string, now = NOON) => {
  const { start, now: worldNow, ...rest } = readDemo(search, storage, now)
  return { ...rest, start: start.toString(), now: worldNow.toString() }
}

test('a plain address shows the default world at the machine’s now', () => {
  expect(read('')).toEqual({
    seed: 7,
    size: 20_000,
    speed: 1,
    start: '2026-11-21T07:00:00Z',
    now: '2026-11-21T07:00:00Z',
  })
})

test('the address names seed, size, moment and speed', () => {
  expect(read('?seed=3&size=1000&at=2026-03-18T13:00&speed=60&page=2')).toEqual({
    seed: 3,
    size: 1000,
    speed: 60,
    start: '2026-03-18T08:00:00Z',
    now: '2026-03-18T08:00:00Z',
  })
})

test('what was asked outlives navigation, and a reload goes on from the same start', () => {
  read('?seed=3&at=2026-03-18T13:00&speed=10')
  expect(read('?page=2', NOON + HOUR)).toEqual({
    seed: 3,
    size: 20_000,
    speed: 10,
    start: '2026-03-18T08:00:00Z',
    now: '2026-03-18T18:00:00Z',
  })
})

test('another seed is another world, and a day later it is a fresh one', () => {
  read('')
  expect(read('?seed=9', NOON + HOUR)).toMatchObject({ seed: 9, start: '2026-11-21T08:00:00Z' })
  expect(read('', NOON + 30 * HOUR)).toMatchObject({ seed: 9, start: '2026-11-22T13:00:00Z' })
})

test.each(['?seed=abc', '?seed=-1', '?size=1e9', '?speed=fast', '?at=tomorrow', '?seed=', '?seed=1.5'])(
  'the bad value in %s is ignored',
  (search) => {
    const fresh = read('')
    kept.clear()
    expect(read(search)).toEqual(fresh)
  },
)

test('a spoilt memory is replaced', () => {
  kept.set('mock-world', '{"seed":"x"}')
  expect(read('')).toMatchObject({ seed: 7 })
  expect(parseMoment('2026-13-40T00:00')).toBeNull()
})
