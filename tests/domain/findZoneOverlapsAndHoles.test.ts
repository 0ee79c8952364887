import { expect, test } from '@jest/globals'
import { findZoneOverlapsAndHoles } from '../../src/domain/findZoneOverlapsAndHoles'
import { outlineArea } from '../../src/domain/zones'

type Outline = [number, number][]

const box = (left: number, bottom: number, width: number, height: number): Outline => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
]
const zone = (name: string, polygon: Outline, typeId = 10) => ({ name, typeId, polygon })

/** Four rectangles that do not overlap. They enclose an empty square of 0.1 by 0.1 degree. */
const RING = [
  zone('Юг', box(73, 49, 0.3, 0.1)),
  zone('Север', box(73, 49.2, 0.3, 0.1)),
  zone('Запад', box(73, 49.1, 0.1, 0.1)),
  zone('Восток', box(73.2, 49.1, 0.1, 0.1)),
]

test('a place that zones surround is a hole with its area; neighbours do not overlap', () => {
  const { overlaps, holes } = findZoneOverlapsAndHoles(RING)
  expect(overlaps).toEqual([])
  expect(holes).toHaveLength(1)
  const [hole] = holes
  const km2 = outlineArea(box(73.1, 49.1, 0.1, 0.1)) ?? 0
  expect(Math.abs((hole?.km2 ?? 0) / km2 - 1)).toBeLessThan(0.05)
  expect(hole?.place.lat).toBeCloseTo(49.15, 1)
  expect(hole?.place.long).toBeCloseTo(73.15, 1)
})

test('a hole is enclosed by zones and not covered by a zone of another type', () => {
  expect(findZoneOverlapsAndHoles(RING.slice(1)).holes).toEqual([])
  expect(findZoneOverlapsAndHoles([...RING, zone('Центр', box(73.1, 49.1, 0.1, 0.1), 1)]).holes).toEqual([])
})

test('zones of one type overlap, largest first; zones of different types may', () => {
  const zones = [
    zone('А', box(73, 49, 0.1, 0.1)),
    zone('Б', box(73.09, 49, 0.1, 0.1)),
    zone('В', box(73.15, 49, 0.1, 0.1)),
    zone('Пешая', box(73, 49, 0.25, 0.1), 1),
  ]
  const { overlaps, holes } = findZoneOverlapsAndHoles(zones)
  expect(overlaps.map(({ names }) => names)).toEqual([
    ['Б', 'В'],
    ['А', 'Б'],
  ])
  const km2 = outlineArea(box(73.15, 49, 0.04, 0.1)) ?? 0
  expect(Math.abs((overlaps[0]?.km2 ?? 0) / km2 - 1)).toBeLessThan(0.05)
  expect(holes).toEqual([])
})

test('zones without outlines have no holes and no overlaps', () => {
  const nothing = { overlaps: [], holes: [] }
  expect(findZoneOverlapsAndHoles([])).toEqual(nothing)
  expect(findZoneOverlapsAndHoles([zone('А', []), { name: 'Б' }])).toEqual(nothing)
})
