import { expect, test } from '@jest/globals'
import {
  addOutlineCorner,
  moveOutlineCorner,
  outlineCorners,
  removeOutlineCorner,
} from '../../src/domain/outlineCorners'

type Outline = [number, number][]

const OPEN: Outline = [
  [73, 49],
  [74, 49],
  [74, 50],
  [73, 50],
]
const CLOSED: Outline = [...OPEN, [73, 49]]
const PLACE = { lat: 48.12345678, long: 72.5 }

test('the repeated last point of a closed outline is not a corner', () => {
  expect(outlineCorners(CLOSED)).toEqual(OPEN)
  expect(outlineCorners(OPEN)).toEqual(OPEN)
})

test.each([
  ['moved', (outline: Outline) => moveOutlineCorner(outline, 0, PLACE), [[72.5, 48.123457], ...OPEN.slice(1)]],
  ['added', (outline: Outline) => addOutlineCorner(outline, 1), [...OPEN.slice(0, 2), [74, 49.5], ...OPEN.slice(2)]],
  ['added after the last', (outline: Outline) => addOutlineCorner(outline, 3), [...OPEN, [73, 49.5]]],
  ['removed', (outline: Outline) => removeOutlineCorner(outline, 0), OPEN.slice(1)],
])('a corner is %s, and a closed outline stays closed', (_name, edit, corners) => {
  expect(edit(OPEN)).toEqual(corners)
  expect(edit(CLOSED)).toEqual([...corners, corners[0]])
})
