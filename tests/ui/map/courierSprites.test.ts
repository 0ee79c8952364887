import { expect, test } from '@jest/globals'
import { COURIER_TYPE_LABEL } from '../../../src/domain/couriers'
import { courierPositionMark } from '../../../src/parts/couriers/CourierPositionMap'
import { paintCourier } from '../../../src/ui/map/canvas/courierSprites'
import type { CourierMark } from '../../../src/ui/map/canvas/mapMarkTypes'
import { cssVariables, type ThemeMode } from '../../../src/ui/theme'

function fills(mode: ThemeMode, courierTypeId: number): unknown[] {
  const filled: unknown[] = []
  const drawn: Record<PropertyKey, unknown> = {}
  const context = new Proxy(drawn, {
    get: (target, name) =>
      name === 'fill' ? () => filled.push(target.fillStyle) : (target[name] ?? (() => undefined)),
  }) as unknown as CanvasRenderingContext2D
  Object.assign(globalThis, { Path2D: class {} })
  paintCourier(
    context,
    mode,
    courierPositionMark({ place: { lat: 49.8, long: 73.1 }, fio: 'Ким', courierTypeId }) as CourierMark,
  )
  return filled
}

test.each<ThemeMode>(['light', 'dark'])(
  'on the map of a single courier the marker has the colour of the courier type, %s',
  (mode) => {
    const types = Object.keys(COURIER_TYPE_LABEL).map(Number)
    const discs = types.map((type) => fills(mode, type)[1])
    expect(discs).toEqual(types.map((type) => cssVariables(mode)[`--courier-type-${type}`]))
    expect(new Set(discs).size).toBe(4)
  },
)
