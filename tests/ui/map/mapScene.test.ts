import { describe, expect, test } from '@jest/globals'
import {
  type DrawnHitTarget,
  findHitTargetByKey,
  hitTargetKey,
  isSelectableHitTarget,
} from '../../../src/ui/map/canvas/hitTest'
import type { CourierMark } from '../../../src/ui/map/canvas/mapMarkTypes'
import { createMapScene } from '../../../src/ui/map/canvas/mapScene'
import { mercatorWidthPx, projectLatLong } from '../../../src/ui/map/mercator'

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
