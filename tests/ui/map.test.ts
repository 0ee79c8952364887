import { describe, expect, test } from '@jest/globals'
import { fitMapViewport, MIN_ZOOM } from '../../src/ui/map/mapViewport'
import { visibleMarkerCaptionIds } from '../../src/ui/map/markerCaptions'

const KARAGANDA = { lat: 49.8, long: 73.1 }
const ASTANA = { lat: 51.13, long: 71.43 }
const SIZE = { width: 900, height: 700 }

function pixelsFrom({ center, zoom }: ReturnType<typeof fitMapViewport>, { lat, long }: typeof KARAGANDA) {
  const world = 256 * 2 ** zoom
  const y = (degrees: number) => {
    const phi = (degrees * Math.PI) / 180
    return (world * (1 - Math.asinh(Math.tan(phi)) / Math.PI)) / 2
  }
  return { x: (world * (long - center.long)) / 360, y: y(lat) - y(center.lat) }
}

describe('fitMapViewport', () => {
  test('without positions: the default centre', () => {
    expect(fitMapViewport([], SIZE)).toEqual({ center: { lat: 49.77253, long: 73.130004 }, zoom: 15 })
  })

  test('a single position is centred at the requested zoom', () => {
    const view = fitMapViewport([KARAGANDA], SIZE, 17)
    expect(view.zoom).toBe(17)
    expect(view.center.lat).toBeCloseTo(KARAGANDA.lat, 6)
    expect(view.center.long).toBeCloseTo(KARAGANDA.long, 6)
  })

  test('all positions are visible, and would not be half a zoom step closer', () => {
    const view = fitMapViewport([KARAGANDA, ASTANA], SIZE)
    const isInSight = (zoom: number) =>
      [KARAGANDA, ASTANA].every((place) => {
        const { x, y } = pixelsFrom({ ...view, zoom }, place)
        return Math.abs(x) <= SIZE.width / 2 - 48 && Math.abs(y) <= SIZE.height / 2 - 48
      })
    expect(isInSight(view.zoom)).toBe(true)
    expect(isInSight(view.zoom + 0.5)).toBe(false)
  })

  test('close positions are not zoomed in further than a single one', () => {
    expect(fitMapViewport([KARAGANDA, { lat: 49.8001, long: 73.1001 }], SIZE).zoom).toBe(15)
  })

  test('a map without a size, and the whole world, have a valid zoom', () => {
    expect(fitMapViewport([KARAGANDA, ASTANA], { width: 0, height: 0 }).zoom).toBeGreaterThanOrEqual(MIN_ZOOM)
    expect(
      fitMapViewport(
        [
          { lat: 80, long: -179 },
          { lat: -80, long: 179 },
        ],
        SIZE,
      ).zoom,
    ).toBe(MIN_ZOOM)
  })
})

describe('visibleMarkerCaptionIds', () => {
  const at = (id: number, x: number, y: number, isWanted?: boolean) => ({ id, x, y, text: 'В пути', isWanted })

  test('captions that do not overlap are all drawn', () => {
    expect([...visibleMarkerCaptionIds([at(1, 0, 0), at(2, 200, 0), at(3, 0, 60)])].sort()).toEqual([1, 2, 3])
  })

  test('of captions over one another the upper is written', () => {
    expect([...visibleMarkerCaptionIds([at(1, 0, 10), at(2, 5, 0)])]).toEqual([2])
  })

  test('a caption under a pin is not written', () => {
    expect([...visibleMarkerCaptionIds([at(1, 0, 0)], [{ x: 0, y: 0 }])]).toEqual([1])
    expect([...visibleMarkerCaptionIds([at(1, 0, 0)], [{ x: 10, y: 20 }])]).toEqual([])
  })

  test('the wanted caption is always drawn, and others are hidden for it', () => {
    expect([...visibleMarkerCaptionIds([at(1, 0, 0), at(2, 5, 5, true)])]).toEqual([2])
  })
})
