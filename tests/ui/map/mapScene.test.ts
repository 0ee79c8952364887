import { describe, expect, test } from '@jest/globals'
import {
  type DrawnHitTarget,
  findHitTargetByKey,
  hitTargetKey,
  isSelectableHitTarget,
} from '../../../src/ui/map/canvas/hitTest'
import type { CourierMark } from '../../../src/ui/map/canvas/mapMarkTypes'
import { createMapScene } from '../../../src/ui/map/canvas/mapScene'
import type { MapSpriteSheets } from '../../../src/ui/map/canvas/markSprites'
import { latFromMercatorY, longFromMercatorX, mercatorWidthPx, projectLatLong } from '../../../src/ui/map/mercator'

const mark = (id: number, lat: number, seenAt = 0): CourierMark => ({
  kind: 'courier',
  key: `courier-${id}`,
  place: { lat, long: 73.1 },
  seenAt,
  label: `Курьер ${id}`,
  tone: 'free',
  courierTypeId: 1,
  age: 'live',
  isFaint: false,
})

describe('how soon a gliding scene has to be drawn again', () => {
  const scale = mercatorWidthPx(13)
  const pauseAfter = (lat: number) => {
    const scene = createMapScene()
    scene.setMarks([mark(1, 49.8)], 0, true)
    scene.setMarks([mark(1, lat, 30)], 1000, true)
    return { pause: scene.pause(scale), isMoving: scene.isMoving(1000) }
  }

  test('each frame if a mark moves far, rarely if it moves a few metres', () => {
    expect(pauseAfter(49.805).pause).toBeLessThan(17)
    expect(pauseAfter(49.8001).pause).toBeGreaterThan(50)
    expect(pauseAfter(49.8001).isMoving).toBe(true)
  })

  test('early enough to show the end of a jump', () => {
    expect(pauseAfter(50.2).pause).toBeLessThanOrEqual(400)
  })

  test('a scene at rest does not move', () => {
    expect(pauseAfter(49.8).isMoving).toBe(false)
  })
})

test('an order moves to its new position at once, at any distance', () => {
  const scene = createMapScene()
  const order = (lat: number) =>
    ({
      kind: 'order',
      key: 'order-1',
      place: { lat, long: 73.1 },
      label: 'Заказ 1',
      color: 'red',
      isFaint: false,
    }) as const
  scene.setMarks([{ ...order(49.8), isSelected: false }], 0, true)
  scene.setMarks([{ ...order(50.2), isSelected: false }], 1000, true)
  expect(scene.isMoving(1000)).toBe(false)
  expect(scene.positionOf('order-1', 1000)).toEqual(projectLatLong({ lat: 50.2, long: 73.1 }))
})

describe('what a key names', () => {
  const group = { key: 'group 3 4', keys: ['3', '4'] } as unknown as Extract<DrawnHitTarget, { group: object }>['group']
  const start = {
    kind: 'start',
    key: 'start-1',
    place: { lat: 49.8, long: 73.1 },
    label: 'Заведение',
    isFaint: false,
  } as const
  const hits: DrawnHitTarget[] = [
    { x: 1, y: 1, mark: mark(1, 49.8) },
    { x: 2, y: 2, mark: mark(12, 49.8) },
    { x: 3, y: 3, group },
    { x: 4, y: 4, mark: start },
  ]

  test('is found again in another frame', () => {
    for (const hit of hits) expect(findHitTargetByKey(hits, hitTargetKey(hit))).toBe(hit)
    expect(findHitTargetByKey(hits, 'courier-2')).toBeUndefined()
    expect(findHitTargetByKey(hits, 'group 3')).toBeUndefined()
    expect(findHitTargetByKey(hits, undefined)).toBeUndefined()
  })

  test('can be selected, unless it only shows a position', () => {
    expect(hits.map(isSelectableHitTarget)).toEqual([true, true, true, false])
  })
})

describe('names of statuses on a map with more captions than can be placed', () => {
  const MARGIN = 256
  const zoom = 14
  const scale = mercatorWidthPx(zoom)
  const origin = projectLatLong({ lat: 49.8, long: 73.1 })
  const size = { width: 2000 + 2 * MARGIN, height: 2000 + 2 * MARGIN }
  const affine = { scale, left: -origin.x * scale, top: -origin.y * scale }

  /** A busy courier. `x` and `y` are pixels of the canvas. */
  const busyAt = (id: number, x: number, y: number): CourierMark => {
    const place = { lat: latFromMercatorY(origin.y + y / scale), long: longFromMercatorX(origin.x + x / scale) }
    return { ...mark(id, 0), place, tone: 'busy', caption: `Заказ ${id}` }
  }
  /** Couriers 1 to 70 in columns; the first is at (`at`, `at`). */
  const seventy = (at: number, columns: number) =>
    Array.from({ length: 70 }, (_, index) =>
      busyAt(index + 1, at + (index % columns) * 150, at + Math.floor(index / columns) * 60),
    )

  function captionsOf(marks: readonly CourierMark[], chosen: readonly string[] = []): string[] {
    const words: string[] = []
    const methods: Record<PropertyKey, unknown> = {
      fillText: (text: string) => words.push(text),
      measureText: () => ({ width: 50 }),
    }
    const context = new Proxy(methods, { get: (target, name) => target[name] ?? (() => undefined) })
    const scene = createMapScene()
    scene.setMarks(marks, 0, false)
    scene.regroup(zoom, new Set(chosen))
    const sheet = { stamp: () => undefined }
    const atlas: MapSpriteSheets = { marks: sheet, groups: sheet }
    const frame = { atlas, mode: 'light', affine, size, margin: MARGIN, now: 0 } as const
    scene.draw({ ...frame, context: context as unknown as CanvasRenderingContext2D })
    return words
  }

  test('are drawn for 60 couriers', () => {
    expect(captionsOf(seventy(300, 10))).toHaveLength(60)
  })

  test.each([1, 70])('are drawn for the chosen courier %d', (id) => {
    expect(captionsOf(seventy(300, 10), [`courier-${id}`])).toContain(`Заказ ${id}`)
  })

  test('are drawn for couriers in view before those outside', () => {
    const [seen, outside] = [busyAt(71, 1000, 1000), seventy(30, 2)]
    for (const marks of [
      [seen, ...outside],
      [...outside, seen],
    ])
      expect(captionsOf(marks)).toContain('Заказ 71')
  })
})
