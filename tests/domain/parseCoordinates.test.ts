import { expect, test } from '@jest/globals'
import { isValidPosition, type LatLong } from '../../src/domain/geo'
import { parseCoordinates } from '../../src/domain/parseCoordinates'
import fc from '../seededFastCheck'

const PLACE = { lat: 49.8047, long: 73.1094 }

test.each([
  '49.8047, 73.1094',
  '49.8047,73.1094',
  '49.8047 73.1094',
  ' 49,8047; 73,1094 ',
  '49,8047, 73,1094',
  '49.8047°, 73.1094°',
  '\u200e49.8047, 73.1094\u200f',
])('%j is a coordinate pair', (text) => {
  expect(parseCoordinates(text)).toEqual(PLACE)
})

test.each([
  '49°48\'16.92"N 73°06\'33.84"E',
  "49°48'16.92'' N, 73°6'33.84'' E",
  '49°48′16,92″ с. ш. 73°06′33,84″ в. д.',
  '73°06′33,84″ в.д., 49°48′16,92″ с.ш.',
  'N49.8047 E73.1094',
  '49.8047N, 73.1094E',
  '49.8047,73.1094E',
  '49.8047° с. ш., 73.1094° в. д.',
  'С 49,8047 В 73,1094',
  "49° 48.282' 73° 6.564'",
  'geo:49.8047,73.1094?z=15',
  'https://www.google.com/maps/@49.8047,73.1094,15z',
  'https://www.google.com/maps/place/Cafe/@49.1,73.2,17z/data=!3m1!4b1!4m5!3d49.8047!4d73.1094',
  'https://www.google.com/maps?q=49.8047,73.1094&z=17',
  'https://www.google.com/maps/search/?api=1&query=49.8047%2C73.1094',
  'https://www.google.com/maps/search/49.8047,+73.1094?entry=tts',
  'https://maps.apple.com/?ll=49.8047,73.1094&q=Cafe',
  'https://yandex.kz/maps/?ll=73.1094%2C49.8047&z=16',
  'https://yandex.kz/maps/164/karaganda/?ll=73.2%2C49.9&whatshere%5Bpoint%5D=73.1094%2C49.8047&z=16',
  'https://yandex.kz/maps/164/karaganda/?ll=73.2%2C49.9&mode=poi&poi%5Bpoint%5D=73.1094%2C49.8047&z=16',
  'https://yandex.ru/maps/?pt=73.1094,49.8047&ll=73.2,49.9',
  'https://2gis.kz/karaganda/geo/73.1094%2C49.8047?m=73.2%2C49.9%2F16',
  'https://2gis.kz/karaganda/geo/9570784863355003/73.1094,49.8047',
  'https://2gis.kz/karaganda/firm/70000001018100/73.1094%2C49.8047?m=73.2%2C49.9%2F16',
  'https://2gis.kz/karaganda?m=73.1094%2C49.8047%2F16',
  'https://www.openstreetmap.org/#map=16/49.8047/73.1094',
  'https://www.openstreetmap.org/?mlat=49.8047&mlon=73.1094#map=16/49.9/73.2',
])('%s is the place', (text) => {
  expect(parseCoordinates(text)).toEqual(PLACE)
})

const AXES = { lat: ['N', 'S'], long: ['E', 'W'] } as const
const letter = (value: number, axis: keyof typeof AXES) => AXES[axis][value < 0 ? 1 : 0]

/** Notations in which map services write coordinates. */
const FORMS: ((place: LatLong) => string)[] = [
  ({ lat, long }) => `${lat}, ${long}`,
  ({ lat, long }) => `${String(lat).replace('.', ',')}; ${String(long).replace('.', ',')}`,
  ({ lat, long }) => `${Math.abs(lat)}° ${letter(lat, 'lat')} ${Math.abs(long)}° ${letter(long, 'long')}`,
  ({ lat, long }) => `${letter(long, 'long')}${Math.abs(long)} ${letter(lat, 'lat')}${Math.abs(lat)}`,
  ({ lat, long }) => `${dms(lat)}${letter(lat, 'lat')} ${dms(long)}${letter(long, 'long')}`,
  ({ lat, long }) => `geo:${lat},${long}`,
  ({ lat, long }) => `https://www.google.com/maps/@${lat},${long},15z`,
  ({ lat, long }) => `https://yandex.kz/maps/?ll=${long}%2C${lat}&z=16`,
  ({ lat, long }) => `https://2gis.kz/astana/geo/${long}%2C${lat}`,
  ({ lat, long }) => `https://www.openstreetmap.org/#map=16/${lat}/${long}`,
]

function dms(value: number): string {
  const seconds = Math.round(Math.abs(value) * 3_600_000) / 1000
  return `${Math.floor(seconds / 3600)}°${Math.floor((seconds % 3600) / 60)}'${(seconds % 60).toFixed(3)}"`
}

/** A coordinate rounded to five decimals, as in links. With more decimals JavaScript would write a value near zero with an exponent. */
const coordinate = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => (value === 0 ? 1 : value) / 1e5)

test('every form of every place is read, to the metre', () => {
  fc.assert(
    fc.property(coordinate(90), coordinate(180), fc.nat(FORMS.length - 1), (lat, long, index) => {
      const found = parseCoordinates(FORMS[index]?.({ lat, long }) ?? '')
      expect(found?.lat).toBeCloseTo(lat, 5)
      expect(found?.long).toBeCloseTo(long, 5)
    }),
  )
})

const SINGLE_FORMS: ((lat: number) => string)[] = [
  (lat) => `${lat}°`,
  (lat) => `${String(lat).replace('.', ',')}°`,
  (lat) => `${Math.abs(lat)} ${letter(lat, 'lat')}`,
  (lat) => `${String(Math.abs(lat)).replace('.', ',')}° с. ш.`,
  (lat) => `${letter(lat, 'lat')}${Math.abs(lat)}`,
  (lat) => `${Math.trunc(lat)}°${((Math.abs(lat) % 1) * 59).toFixed(3)}'`,
  (lat) => dms(lat),
  (lat) => dms(lat).slice(0, -1),
  (lat) => `${dms(lat).replace('.', ',')}${letter(lat, 'lat')}`,
]

test('a single coordinate is never read as a pair', () => {
  fc.assert(
    fc.property(coordinate(90), fc.nat(SINGLE_FORMS.length - 1), (lat, index) => {
      expect(parseCoordinates(SINGLE_FORMS[index]?.(lat) ?? '')).toBeUndefined()
    }),
  )
})

test('no text is parsed to coordinates outside the valid range', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0189.,;°\'"NEсш -geo:/?ll=@') }), (text) => {
      const found = parseCoordinates(text)
      if (found) expect(isValidPosition(found)).toBe(true)
    }),
  )
})

test('a first number beyond the poles is a longitude', () => {
  expect(parseCoordinates('173.1094, 49.8047')).toEqual({ lat: 49.8047, long: 173.1094 })
  expect(parseCoordinates('-33.9, −18.4')).toEqual({ lat: -33.9, long: -18.4 })
})

test.each([
  '49.8047',
  '49,8047',
  '49,80',
  '-49,8',
  '49.8047,',
  '49.8047, ',
  '4980, 7310',
  '99, 181',
  '49.8 73.1 2',
  'а, б',
  '49.8 N 73.1 N',
  '-49.8 N 73.1 E',
  '49.8047°',
  '49.8047 N',
  '49,8047°',
  '49°48\'16,9"',
  '73,1094° в. д.',
  'N 49.8 N 73.1 E',
  "49°61' 73°06'",
  'https://goo.gl/maps/abc123',
  'https://yandex.kz/maps/-/CDabc',
  'https://example.kz/order/49',
  '',
])('%j is no coordinate pair', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
