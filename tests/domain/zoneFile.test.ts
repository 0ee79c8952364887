import { expect, test } from '@jest/globals'
import { MAX_ZONE_FILE_SIZE, parseZoneFile } from '../../src/domain/zoneFile'
import fc from '../seededFastCheck'

const MAX_ZONES = 5000
const MAX_CORNERS = 5000

const RING = [
  [73.1, 49.7],
  [73.2, 49.7],
  [73.2, 49.8],
  [73.1, 49.7],
]

const feature = (coordinates: unknown, description: unknown = 'Центр') => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates },
  properties: { description },
})

const read = (...features: unknown[]) => parseZoneFile(JSON.stringify({ type: 'FeatureCollection', features }))

test('the import of outlines reads names and outer rings and reports ignored holes', () => {
  expect(read(feature([RING, [[0, 0]]]), feature([RING], 'Вело\n зона '))).toEqual({
    zones: [
      { name: 'Центр', polygon: RING },
      { name: 'Вело зона', polygon: RING },
    ],
    dropped: [{ name: 'Центр', number: 1, why: 'вырез внутри контура не загружен, зона покроет и его' }],
    left: 0,
  })
  const many = { geometry: { type: 'MultiPolygon', coordinates: [[RING], [RING, RING, RING]] } }
  expect(read(many)?.dropped).toEqual([
    { name: '(2 из 2)', number: 1, why: 'вырезы внутри контура (2) не загружены, зона покроет и их' },
  ])
  expect(parseZoneFile('{"features":[]}')).toEqual({ zones: [], dropped: [], left: 0 })
})

test('each polygon of a feature is a zone, with or without its type', () => {
  const other = RING.map(([long = 0, lat = 0]) => [long + 1, lat])
  const many = { type: 'MultiPolygon', coordinates: [[RING], [other]] }
  for (const geometry of [many, { coordinates: many.coordinates }]) {
    expect(read({ geometry, properties: { description: 'Центр' } })?.zones).toEqual([
      { name: 'Центр (1 из 2)', polygon: RING },
      { name: 'Центр (2 из 2)', polygon: other },
    ])
  }
  expect(read(feature([[RING]]))?.zones).toEqual([{ name: 'Центр', polygon: RING }])
  expect(read({ geometry: { type: 'MultiPolygon', coordinates: [[RING], [[]]] } })).toMatchObject({
    zones: [{ name: '(1 из 2)' }],
    dropped: [{ name: '(2 из 2)', number: 1, why: 'меньше трёх вершин' }],
  })
})

test.each([
  ['nothing', ''],
  ['prose', 'центр города'],
  ['cut off', '{"features":[{"geometry":'],
  ['a list', '[{"features":[]}]'],
  ['a text', '"features"'],
  ['null', 'null'],
  ['a number', '7'],
  ['another object', '{"type":"FeatureCollection"}'],
  ['features that are no list', '{"features":{"length":3}}'],
  ['features of the prototype', '{"__proto__":{"features":[]}}'],
  ['brackets without end', '['.repeat(1_000_000)],
  ['deep lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['more than can be meant', `{"features":[],"a":"${'x'.repeat(MAX_ZONE_FILE_SIZE)}"}`],
])('no export: %s', (_what, text) => {
  expect(parseZoneFile(text)).toBeNull()
})

test.each([
  ['null', null],
  ['a number', 5],
  ['a list', [RING]],
  ['no geometry', { properties: { description: 'a' } }],
  ['a marker', feature([73.1, 49.7])],
  ['a line', feature([73.1, 49.7].map((x) => [x, x]))],
  ['an empty ring', feature([[]])],
  ['two corners', feature([[RING[0], RING[1], RING[0]]])],
  ['a corner out of the world', feature([[...RING, [181, 10]]])],
  ['a latitude above the pole', feature([[...RING, [10, 90.1]]])],
  ['a corner without latitude', feature([[...RING, [73]]])],
  ['words for numbers', feature([[...RING, ['a', 'b']]])],
  ['null for numbers', feature([[...RING, [null, null]]])],
  ['true for numbers', feature([[...RING, [true, true]]])],
  ['objects for corners', feature([[...RING, { 0: 1, 1: 2 }]])],
  ['a ring as text', feature(['73.1,49.7'])],
  ['too many corners', feature([Array.from({ length: MAX_CORNERS + 1 }, (_, i) => [i / 100, 10])])],
])('the import of outlines skips %s, keeps the rest', (_what, wrong) => {
  expect(read(wrong, feature([RING]))).toEqual({
    zones: [{ name: 'Центр', polygon: RING }],
    dropped: [{ name: expect.any(String), number: 1, why: expect.stringMatching(/./) }],
    left: 0,
  })
})

const shape = (type: string, coordinates: unknown) => ({
  geometry: { type, coordinates },
  properties: { description: 'А' },
})

test.each([
  ['a marker', shape('Point', [73, 49]), 'метка, а не контур'],
  ['a line', shape('LineString', RING), 'линия, а не контур'],
  ['nothing', shape('Polygon', []), 'нет контура'],
  ['a corner out of the world', shape('Polygon', [[...RING, [181, 10]]]), 'координаты не числа или вне карты'],
  ['two corners', shape('Polygon', [[RING[0], RING[1], RING[0]]]), 'меньше трёх вершин'],
])('the import of outlines explains why %s is not a zone, with its name', (_what, wrong, why) => {
  expect(read(feature([RING]), wrong)?.dropped).toEqual([{ name: 'А', number: 2, why }])
})

test.each<[string, unknown, string]>([
  ['missing', undefined, ''],
  ['null', null, ''],
  ['an object', { a: 1 }, ''],
  ['a number', 12, '12'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['very long', 'я'.repeat(1_000_000), 'я'.repeat(200)],
])('a name that is %s', (_what, description, name) => {
  const wrong = { ...feature([RING]), properties: description === undefined ? null : { description } }
  expect(read(wrong)?.zones.map((zone) => zone.name)).toEqual([name])
})

test('numeric texts are numbers, heights are left out', () => {
  const ring = RING.map(([long, lat]) => [String(long), ` ${lat}`, 350])
  expect(read(feature([ring]))?.zones[0]?.polygon).toEqual(RING)
})

test('a large file is read up to the maximum of zones; the rest is counted', () => {
  const many = Array.from({ length: MAX_ZONES + 7 }, () => feature([Array.from({ length: 16 }, (_, i) => RING[i % 3])]))
  const text = JSON.stringify({ features: many, padding: 'x'.repeat(7_000_000) })
  expect(text.length).toBeGreaterThan(8_000_000)
  const found = parseZoneFile(text)
  expect(found).toMatchObject({ dropped: [], left: 7 })
  expect(found?.zones).toHaveLength(MAX_ZONES)
})

test('never throws for any file, and every outline has valid coordinates', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .jsonValue()
      .map((value) => JSON.stringify({ features: [value, { geometry: value }, feature(value), feature([value])] })),
    fc
      .array(fc.array(fc.oneof(fc.double(), fc.string(), fc.constant(null)), { maxLength: 3 }))
      .map((ring) => JSON.stringify({ features: [feature([ring])] })),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const { polygon } of parseZoneFile(text)?.zones ?? []) {
        expect(polygon.length).toBeGreaterThanOrEqual(3)
        expect(polygon.every(([long, lat]) => Math.abs(long) <= 180 && Math.abs(lat) <= 90)).toBe(true)
      }
    }),
  )
})
