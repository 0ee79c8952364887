/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { formatDataAge, positionFreshness } from '../../../src/domain/positionAge'
import { createAffineTransform, transformToPixel } from '../../../src/ui/map/canvas/affine'
import { MARK_GROUP_RADIUS } from '../../../src/ui/map/canvas/courierSprites'
import { groupMapMarks, type MarkGroupKind } from '../../../src/ui/map/canvas/groupMapMarks'
import { findNearestHitTarget } from '../../../src/ui/map/canvas/hitTest'
import { createMarkMotion, glidePosition, isMarkGliding, MARK_GLIDE_MS } from '../../../src/ui/map/canvas/markMotion'
import {
  latFromMercatorY,
  longFromMercatorX,
  mercatorDistanceMetres,
  mercatorWidthPx,
  projectLatLong,
} from '../../../src/ui/map/mercator'

const LEAP_MS = 4000
/** Cell size in px of the grid that groups map markers. */
const CELL: Record<MarkGroupKind, number> = { courier: 48, order: 24 }

const KARAGANDA = { lat: 49.8, long: 73.1 }
const north = (metres: number) => ({ lat: KARAGANDA.lat + metres / 111_195, long: KARAGANDA.long })

describe('mercator', () => {
  test('a projected position converts back', () => {
    const { x, y } = projectLatLong(KARAGANDA)
    expect(latFromMercatorY(y)).toBeCloseTo(49.8, 9)
    expect(longFromMercatorX(x)).toBeCloseTo(73.1, 9)
  })

  test('metres are those of the ground, not of the stretched map', () => {
    expect(mercatorDistanceMetres(projectLatLong(KARAGANDA), projectLatLong(north(1000)))).toBeCloseTo(1000, -1)
  })
})

test('two corners define all positions', () => {
  const world = mercatorWidthPx(14)
  const shown = (place: typeof KARAGANDA) => {
    const { x, y } = projectLatLong(place)
    return { x: x * world - 1000, y: y * world + 250 }
  }
  const [a, b, other] = [KARAGANDA, { lat: 51, long: 74 }, { lat: 49.2, long: 72.5 }]
  const affine = createAffineTransform(projectLatLong(a), shown(a), projectLatLong(b), shown(b))
  const { x, y } = transformToPixel(affine, projectLatLong(other))
  expect(x).toBeCloseTo(shown(other).x, 3)
  expect(y).toBeCloseTo(shown(other).y, 3)
})

describe('a glide', () => {
  const from = projectLatLong(KARAGANDA)
  const to = projectLatLong(north(300))

  test('takes 1.2 seconds, and never passes the last known position', () => {
    const glide = createMarkMotion(from, to, 1000, 30)
    expect(glidePosition(glide, 1000)).toEqual(from)
    expect(glidePosition(glide, 1000 + MARK_GLIDE_MS)).toEqual(to)
    expect(glidePosition(glide, 1000 + 60_000)).toEqual(to)
    const half = mercatorDistanceMetres(from, glidePosition(glide, 1000 + MARK_GLIDE_MS / 2))
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(300)
    expect(isMarkGliding(glide, 1000 + MARK_GLIDE_MS - 1)).toBe(true)
    expect(isMarkGliding(glide, 1000 + MARK_GLIDE_MS)).toBe(false)
  })

  test.each([
    [1900, 600, false],
    [2100, 600, true],
    // A marker that would move faster than 90 km/h (25 m/s) leaps instead of gliding: 1,400 m in 60 s is slower, 1,600 m is faster.
    [1400, 60, false],
    [1600, 60, true],
    [1900, undefined, false],
  ])('%d metres in %p seconds: a leap %p', (metres, seconds, isLeap) => {
    const glide = createMarkMotion(from, projectLatLong(north(metres)), 0, seconds)
    expect(glide.isLeap).toBe(isLeap)
    if (isLeap) expect(glidePosition(glide, 1)).toEqual(glide.to)
    expect(isMarkGliding(glide, LEAP_MS - 1)).toBe(isLeap)
  })
})

describe('groups', () => {
  const mark = (key: string, metres: number, part: string = 'free', kind: MarkGroupKind = 'courier') => ({
    key,
    kind,
    part,
    ...projectLatLong(north(metres)),
  })
  const keysOf = (marks: readonly { key: string }[]) => marks.map(({ key }) => key)

  test('marks of one cell become a group with counts, a single one is a mark', () => {
    const { groups, singles } = groupMapMarks([mark('a', 0), mark('b', 1, 'busy'), mark('c', 9000, 'late')], 10)
    expect(groups).toMatchObject([{ keys: ['a', 'b'], isStack: true }])
    expect([...(groups[0]?.counts ?? [])]).toEqual([
      ['free', 1],
      ['busy', 1],
    ])
    expect(keysOf(singles)).toEqual(['c'])
  })

  test('zooming in separates them, unless they have the same position', () => {
    const marks = [mark('a', 0), mark('b', 400)]
    expect(groupMapMarks(marks, 8).groups).toMatchObject([{ isStack: false }])
    expect(groupMapMarks(marks, 16).groups).toEqual([])
    const onePlace = [mark('a', 0), mark('b', 0), mark('c', 0)]
    expect(groupMapMarks(onePlace, 18).groups).toMatchObject([{ keys: ['a', 'b', 'c'], isStack: true }])
  })

  test('the selected mark is never in a group', () => {
    const { groups, singles } = groupMapMarks([mark('a', 0), mark('b', 0), mark('c', 0)], 12, new Set(['b']))
    expect(groups.map(({ keys }) => keys)).toEqual([['a', 'c']])
    expect(keysOf(singles)).toEqual(['b'])
  })

  test('orders and couriers of one position are two groups', () => {
    const marks = ['a', 'b'].flatMap((key) => [mark(key, 0), mark(`order ${key}`, 0, 'red', 'order')])
    expect(groupMapMarks(marks, 18).groups.map(({ kind, keys }) => [kind, ...keys])).toEqual([
      ['order', 'order a', 'order b'],
      ['courier', 'a', 'b'],
    ])
  })

  test('order dots are separate at distances where couriers would overlap', () => {
    const far = (kind: MarkGroupKind) => groupMapMarks([mark('a', 0, '', kind), mark('b', 500, '', kind)], 12).groups
    expect(far('courier')).toHaveLength(1)
    expect(far('order')).toHaveLength(0)
  })

  test.each<[MarkGroupKind, number]>([
    ['courier', 2 * MARK_GROUP_RADIUS],
    // Groups of orders are at least 22 px apart (half the width of an order tile plus half the width of a two-digit count), so that no tile
    // covers the count of another group.
    ['order', 22],
  ])('groups of %ss in neighbouring cells are %d pixels apart: each count is readable', (kind, least) => {
    const zoom = 12
    const metresOfPixel = 1000 / ((projectLatLong(KARAGANDA).y - projectLatLong(north(1000)).y) * mercatorWidthPx(zoom))
    const pair = (id: number) => (id - (id % 2) / 2) * CELL[kind] * metresOfPixel
    const marks = Array.from({ length: 200 }, (_, id) => mark(`${id}`, pair(Math.floor(id / 2)), '', kind))
    const middles = groupMapMarks(marks, zoom).groups.map(({ center }) => center.y * mercatorWidthPx(zoom))
    expect(middles.length).toBeGreaterThan(20)
    const gaps = middles.toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? -1000))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least)
  })

  describe('orders in a cell of a group of couriers', () => {
    const zoom = 12
    const pixelsOf = ({ x, y }: { x: number; y: number }) =>
      [x * mercatorWidthPx(zoom), y * mercatorWidthPx(zoom)] as const
    /** Creates a map marker. `left` and `top` are px from the top left corner of a cell of the grid that groups courier markers. */
    const at = (key: string, kind: MarkGroupKind, left: number, top: number) => {
      const corner = pixelsOf(projectLatLong(KARAGANDA)).map((pixel) => Math.floor(pixel / CELL.courier) * CELL.courier)
      const [x, y] = corner.map((pixel, axis) => (pixel + (axis === 0 ? left : top)) / mercatorWidthPx(zoom))
      return { key, kind, part: '', x: Number(x), y: Number(y) }
    }
    const couriers = [at('a', 'courier', 20, 40), at('b', 'courier', 30, 46)]
    const spots = [2, 13, 24, 35, 46].flatMap((left) => [2, 13, 24, 35, 46].map((top) => [left, top] as const))

    test.each(spots)('%d, %d: a tile and a ring do not cover each other’s count', (left, top) => {
      const marks = [...couriers, at('order 1', 'order', left, top), at('order 2', 'order', left + 1, top + 1)]
      const { groups } = groupMapMarks(marks, zoom)
      expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
        ['order', 2],
        ['courier', 2],
      ])
      const [tile, ring] = groups.map(({ center }) => pixelsOf(center))
      expect(Number(tile?.[1]) - Number(ring?.[1])).toBeGreaterThanOrEqual(12 + 6)
    })

    test('are one tile, wherever they lie in it', () => {
      const orders = [at('1', 'order', 2, 2), at('2', 'order', 46, 2), at('3', 'order', 24, 46)]
      expect(groupMapMarks([...couriers, ...orders], zoom).groups.map(({ count }) => count)).toEqual([3, 2])
      expect(groupMapMarks(orders, zoom).groups).toEqual([])
    })

    test.each(spots)('%d, %d: a single order is a dot below the count of the ring', (left, top) => {
      const { groups, singles, moved } = groupMapMarks([...couriers, at('order', 'order', left, top)], zoom)
      expect(keysOf(singles)).toEqual(['order'])
      const [dot, ring] = [moved.get('order'), groups[0]?.center].map((place) => place && pixelsOf(place))
      expect(Number(dot?.[1]) - Number(ring?.[1])).toBeGreaterThanOrEqual(8 + 6)
    })

    test.each(spots)('%d, %d: a single courier does not cover the count of a tile, and is visible', (left, top) => {
      const courier = at('a', 'courier', left, top)
      for (const [x, y] of spots) {
        const orders = [at('1', 'order', x, y), at('2', 'order', x, y)]
        const { groups } = groupMapMarks([courier, ...orders], zoom)
        const [tile, his] = [groups[0]?.center ?? courier, courier].map(pixelsOf)
        const [across, down] = [0, 1].map((axis) => Math.abs(Number(tile?.[axis]) - Number(his?.[axis])))
        // The tile of an order group is 28 × 22 px and is drawn over courier marks. A courier is visible if the centre of its mark is
        // outside the tile.
        expect([groups.length, Number(across) >= 14 || Number(down) >= 11]).toEqual([1, true])
      }
    })

    test('keep their position if a single courier does not cover their count', () => {
      const far = [at('a', 'courier', 46, 46), at('1', 'order', 2, 2), at('2', 'order', 3, 3)]
      const [tile] = groupMapMarks(far, zoom).groups
      expect(tile?.center).toEqual(groupMapMarks(far.slice(1), zoom).groups[0]?.center)
      const { moved, groups } = groupMapMarks([at('a', 'courier', 20, 20), at('order', 'order', 32, 20)], zoom)
      expect([moved.size, groups]).toEqual([0, []])
    })

    test.each([
      [20, 20, 21, 21],
      [24, 24, 23, 23],
      [47, 10, 49, 10],
      [3, 47, 3, 50],
    ])('%d, %d: a single courier does not cover a single order at %d, %d', (left, top, x, y) => {
      const courier = at('a', 'courier', left, top)
      for (const apart of [new Set<string>(), new Set(['a'])]) {
        const { moved, singles } = groupMapMarks([courier, at('order', 'order', x, y)], zoom, apart)
        expect(keysOf(singles).sort()).toEqual(['a', 'order'])
        const [dot, his] = [moved.get('order') ?? courier, courier].map(pixelsOf)
        expect(Math.hypot(Number(dot?.[0]) - Number(his?.[0]), Number(dot?.[1]) - Number(his?.[1]))).toBeCloseTo(13 + 7)
      }
    })
  })

  test('every mark is in one place alone', () => {
    const marks = Array.from({ length: 400 }, (_, id) => mark(`${id}`, id * 37, '', id % 3 ? 'courier' : 'order'))
    for (const zoom of [5, 11, 14, 18]) {
      const { groups, singles } = groupMapMarks(marks, zoom)
      const all = [...groups.flatMap(({ keys }) => keys), ...keysOf(singles)]
      expect(all.sort()).toEqual(keysOf(marks).sort())
    }
  })
})

test('a click selects the nearest mark within 14 pixels', () => {
  const targets = [
    { name: 'a', x: 100, y: 100 },
    { name: 'b', x: 110, y: 100 },
    { name: 'wide', x: 200, y: 100, reach: 20 },
  ]
  expect(findNearestHitTarget(targets, 103, 100)?.name).toBe('a')
  expect(findNearestHitTarget(targets, 108, 100)?.name).toBe('b')
  expect(findNearestHitTarget(targets, 110, 114)?.name).toBe('b')
  expect(findNearestHitTarget(targets, 110, 115)).toBeUndefined()
  expect(findNearestHitTarget(targets, 182, 100)?.name).toBe('wide')
  const above = { name: 'above', x: 100, y: 100 }
  expect(findNearestHitTarget([...targets, above], 103, 100)?.name).toBe('above')
})

describe('the age of a position', () => {
  test.each([
    [undefined, 'stale'],
    [90, 'live'],
    [91, 'stale'],
    [600, 'stale'],
    [601, 'old'],
  ])('%p seconds: %s', (seconds, age) => expect(positionFreshness(seconds)).toBe(age))

  test.each([
    [-3, '0\u00a0с'],
    [42, '42\u00a0с'],
    [119, '119\u00a0с'],
    [14 * 60 + 59, '14\u00a0мин'],
    [3 * 3600, '3\u00a0ч'],
    [47 * 3600, '47\u00a0ч'],
    [5 * 86_400 + 3600, '5\u00a0дн'],
  ])('%d seconds read %s', (seconds, text) => expect(formatDataAge(seconds)).toBe(text))
})
