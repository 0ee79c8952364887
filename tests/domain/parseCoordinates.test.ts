import { expect, test } from '@jest/globals'
import { parseCoordinates } from '../../src/domain/parseCoordinates'

const PLACE = { lat: 49.8047, long: 73.1094 }

test.each([
  '49.8047, 73.1094',
  '49.8047,73.1094',
  '49.8047 73.1094',
  ' 49,8047; 73,1094 ',
  '49,8047, 73,1094',
  '49.8047°, 73.1094°',
  '\u200e49.8047, 73.1094\u200f',
])('%j is a pair', (text) => {
  expect(parseCoordinates(text)).toEqual(PLACE)
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
  '',
])('%j is none', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
