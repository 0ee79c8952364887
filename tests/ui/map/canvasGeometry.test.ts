/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { ageText, positionAge } from '../../../src/domain/positionAge'
import { affineBetween, pixelAt } from '../../../src/ui/map/canvas/affine'
import { GLIDE_MS, glideBetween, glidePosition, isGliding, LEAP_MS } from '../../../src/ui/map/canvas/glide'
import { type GroupKind, groupMarks } from '../../../src/ui/map/canvas/grouping'
import { nearestTarget } from '../../../src/ui/map/canvas/hitTest'
import { placeAt, worldMetres, worldPixels, worldPoint } from '../../../src/ui/map/mercator'

const KARAGANDA = { lat: 49.8, long: 73.1 }
/** A place so many metres to the north. */
const north = (metres: number) => ({ lat: KARAGANDA.lat + metres / 111_195, long: KARAGANDA.long })

describe('mercator', () => {
  test('there and back', () => {
    const { lat, long } = placeAt(worldPoint(KARAGANDA))
    expect(lat).toBeCloseTo(49.8, 9)
    expect(long).toBeCloseTo(73.1, 9)
  })

  test('metres are those of the ground, not of the stretched map', () => {
    expect(worldMetres(worldPoint(KARAGANDA), worldPoint(north(1000)))).toBeCloseTo(1000, -1)
  })
})

test('two corners tell where everything is', () => {
  const world = worldPixels(14)
  const shown = (place: typeof KARAGANDA) => {
    const { x, y } = worldPoint(place)
    return { x: x * world - 1000, y: y * world + 250 }
  }
  const [a, b, other] = [KARAGANDA, { lat: 51, long: 74 }, { lat: 49.2, long: 72.5 }]
  const affine = affineBetween(worldPoint(a), shown(a), worldPoint(b), shown(b))
  const { x, y } = pixelAt(affine, worldPoint(other))
  expect(x).toBeCloseTo(shown(other).x, 3)
  expect(y).toBeCloseTo(shown(other).y, 3)
})

describe('a glide', () => {
  const from = worldPoint(KARAGANDA)
  const to = worldPoint(north(300))

  test('takes 1.2 seconds, and never goes beyond the last known position', () => {
    const glide = glideBetween(from, to, 1000, 30)
    expect(glidePosition(glide, 1000)).toEqual(from)
    expect(glidePosition(glide, 1000 + GLIDE_MS)).toEqual(to)
    expect(glidePosition(glide, 1000 + 60_000)).toEqual(to)
    const half = worldMetres(from, glidePosition(glide, 1000 + GLIDE_MS / 2))
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(300)
    expect(isGliding(glide, 1000 + GLIDE_MS - 1)).toBe(true)
    expect(isGliding(glide, 1000 + GLIDE_MS)).toBe(false)
  })

  test.each([
    [1900, 600, false],
    [2100, 600, true],
    // 90 km/h are 25 metres a second.
    [1400, 60, false],
    [1600, 60, true],
    [1900, undefined, false],
  ])('%d metres in %p seconds: a leap %p', (metres, seconds, isLeap) => {
    const glide = glideBetween(from, worldPoint(north(metres)), 0, seconds)
    expect(glide.isLeap).toBe(isLeap)
    if (isLeap) expect(glidePosition(glide, 1)).toEqual(glide.to)
    expect(isGliding(glide, LEAP_MS - 1)).toBe(isLeap)
  })
})

describe('groups', () => {
  const mark = (key: string, metres: number, part: string = 'free', kind: GroupKind = 'courier') => ({
    key,
    kind,
    part,
    ...worldPoint(north(metres)),
  })
  const keysOf = (marks: readonly { key: string }[]) => marks.map(({ key }) => key)

  test('marks of one cell become a group with counts, a lonely one stays a mark', () => {
    const { groups, singles } = groupMarks([mark('a', 0), mark('b', 1, 'busy'), mark('c', 9000, 'late')], 10)
    expect(groups).toMatchObject([{ keys: ['a', 'b'], isStack: true }])
    expect([...(groups[0]?.counts ?? [])]).toEqual([
      ['free', 1],
      ['busy', 1],
    ])
    expect(keysOf(singles)).toEqual(['c'])
  })

  test('a closer look parts them, unless they stand on one spot', () => {
    const marks = [mark('a', 0), mark('b', 400)]
    expect(groupMarks(marks, 8).groups).toMatchObject([{ isStack: false }])
    expect(groupMarks(marks, 16).groups).toEqual([])
    const onePlace = [mark('a', 0), mark('b', 0), mark('c', 0)]
    expect(groupMarks(onePlace, 18).groups).toMatchObject([{ keys: ['a', 'b', 'c'], isStack: true }])
  })

  test('who is looked at is never in a group', () => {
    const { groups, singles } = groupMarks([mark('a', 0), mark('b', 0), mark('c', 0)], 12, new Set(['b']))
    expect(groups.map(({ keys }) => keys)).toEqual([['a', 'c']])
    expect(keysOf(singles)).toEqual(['b'])
  })

  test('orders and couriers of one place are two groups', () => {
    const marks = ['a', 'b'].flatMap((key) => [mark(key, 0), mark(`order ${key}`, 0, 'red', 'order')])
    expect(groupMarks(marks, 18).groups.map(({ kind, keys }) => [kind, ...keys])).toEqual([
      ['order', 'order a', 'order b'],
      ['courier', 'a', 'b'],
    ])
  })

  test('order dots are told apart where couriers would lie over each other', () => {
    const far = (kind: GroupKind) => groupMarks([mark('a', 0, '', kind), mark('b', 500, '', kind)], 12).groups
    expect(far('courier')).toHaveLength(1)
    expect(far('order')).toHaveLength(0)
  })

  test('every mark is in one place alone', () => {
    const marks = Array.from({ length: 400 }, (_, id) => mark(`${id}`, id * 37, '', id % 3 ? 'courier' : 'order'))
    for (const zoom of [5, 11, 14, 18]) {
      const { groups, singles } = groupMarks(marks, zoom)
      const all = [...groups.flatMap(({ keys }) => keys), ...keysOf(singles)]
      expect(all.sort()).toEqual(keysOf(marks).sort())
    }
  })
})

test('the nearest mark within 14 pixels is meant', () => {
  const targets = [
    { name: 'a', x: 100, y: 100 },
    { name: 'b', x: 110, y: 100 },
    { name: 'wide', x: 200, y: 100, reach: 20 },
  ]
  expect(nearestTarget(targets, 103, 100)?.name).toBe('a')
  expect(nearestTarget(targets, 108, 100)?.name).toBe('b')
  expect(nearestTarget(targets, 110, 114)?.name).toBe('b')
  expect(nearestTarget(targets, 110, 115)).toBeUndefined()
  expect(nearestTarget(targets, 182, 100)?.name).toBe('wide')
  const above = { name: 'above', x: 100, y: 100 }
  expect(nearestTarget([...targets, above], 103, 100)?.name).toBe('above')
})

describe('the age of a position', () => {
  test.each([
    [undefined, 'live'],
    [90, 'live'],
    [91, 'stale'],
    [600, 'stale'],
    [601, 'old'],
  ])('%p seconds: %s', (seconds, age) => expect(positionAge(seconds)).toBe(age))

  test.each([
    [-3, '0\u00a0с'],
    [42, '42\u00a0с'],
    [119, '119\u00a0с'],
    [14 * 60 + 59, '14\u00a0мин'],
    [3 * 3600, '3\u00a0ч'],
    [47 * 3600, '47\u00a0ч'],
    [5 * 86_400 + 3600, '5\u00a0дн'],
  ])('%d seconds read %s', (seconds, text) => expect(ageText(seconds)).toBe(text))
})
