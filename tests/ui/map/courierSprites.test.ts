import { describe, expect, test } from '@jest/globals'
import { COURIER_TYPE_LABEL } from '../../../src/domain/couriers'
import { courierPositionMark } from '../../../src/parts/couriers/CourierPositionMap'
import { paintCourier, paintCourierGroup } from '../../../src/ui/map/canvas/courierSprites'
import type { CourierMark } from '../../../src/ui/map/canvas/mapMarkTypes'
import { cssVariables, PALETTES } from '../../../src/ui/theme'
import { contrast } from '../../../stories/catalogue/contrast'
import { AA_GRAPHICS } from '../../../stories/catalogue/contrastPairs'

const MODES = ['light', 'dark'] as const

type Drawing = { fills: unknown[]; strokes: unknown[]; opacities: unknown[] }

/** Records the colours of the filled and stroked shapes, and the opacity of each filled shape. */
function draw(paint: (context: CanvasRenderingContext2D) => void): Drawing {
  const drawing: Drawing = { fills: [], strokes: [], opacities: [] }
  const drawn: Record<PropertyKey, unknown> = {
    fill: () => {
      drawing.fills.push(drawn.fillStyle)
      drawing.opacities.push(drawn.globalAlpha)
    },
    stroke: () => drawing.strokes.push(drawn.strokeStyle),
  }
  Object.assign(globalThis, { Path2D: class {} })
  paint(
    new Proxy(drawn, {
      get: (target, name) => target[name] ?? (() => undefined),
    }) as unknown as CanvasRenderingContext2D,
  )
  return drawing
}

test.each(MODES)('on the map of a single courier the marker has the colour of the courier type, %s', (mode) => {
  const types = Object.keys(COURIER_TYPE_LABEL).map(Number)
  const disc = (courierTypeId: number) => {
    const position = { place: { lat: 49.8, long: 73.1 }, fio: 'Ким', courierTypeId, age: 'live' } as const
    const mark = courierPositionMark(position) as CourierMark
    return draw((context) => paintCourier(context, mode, mark)).fills[1]
  }
  const discs = types.map(disc)
  expect(discs).toEqual(types.map((type) => cssVariables(mode)[`--courier-type-${type}`]))
  expect(new Set(discs).size).toBe(4)
})

describe.each(MODES)('a courier whose position is old, %s', (mode) => {
  const paint = (tone: CourierMark['tone'], age: CourierMark['age']) =>
    draw((context) => paintCourier(context, mode, { tone, age, courierTypeId: 1, isFaint: false }))

  test.each([
    ['free', 'success'],
    ['busy', 'danger'],
    ['late', 'danger'],
    ['gone', 'neutral'],
  ] as const)('keeps the colour of «%s»', (tone, name) => {
    const { solid } = PALETTES[mode].tones[name]
    const { fills, strokes } = paint(tone, 'old')
    expect([fills[1], strokes[0], strokes[1]]).toEqual([solid, solid, solid])
  })

  test('is paler than one whose position is a few minutes old, and its glyph is readable', () => {
    const opacityOf = (age: CourierMark['age']) => Number(paint('free', age).opacities[1])
    expect(opacityOf('old')).toBeLessThan(opacityOf('stale'))
    expect(opacityOf('stale')).toBeLessThan(opacityOf('live'))
    for (const name of ['success', 'danger', 'neutral'] as const) {
      const { solid } = PALETTES[mode].tones[name]
      expect(contrast(solid, mix(solid, PALETTES[mode].card, opacityOf('old')))).toBeGreaterThanOrEqual(AA_GRAPHICS)
    }
  })
})

test.each(MODES)('a group shows late couriers in red, with a badge, %s', (mode) => {
  const { danger, warning } = PALETTES[mode].tones
  const group = (tone: string) => {
    const counts = new Map([[tone, 2]])
    const center = { x: 0, y: 0 }
    return { key: 'group 1 2', kind: 'courier', center, keys: ['1', '2'], count: 2, counts, isStack: false } as const
  }
  const late = draw((context) => paintCourierGroup(context, mode, group('late')))
  const busy = draw((context) => paintCourierGroup(context, mode, group('busy')))
  expect([late.strokes[0], busy.strokes[0]]).toEqual([danger.solid, danger.solid])
  expect(late.fills).toContain(warning.solid)
  expect(busy.fills).not.toContain(warning.solid)
})

function mix(top: string, ground: string, opacity: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => channel(top, at) * opacity + channel(ground, at) * (1 - opacity))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
