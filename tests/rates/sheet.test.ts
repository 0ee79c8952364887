/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { parsePastedRates, parseRateFormula } from '../../src/pages/rates/sheet/parseRates'

test.each([
  ['+5 %', 400, 420],
  ['+5%', 450, 473],
  ['-10 %', 400, 360],
  ['−10%', 400, 360],
  ['*1,1', 550, 605],
  ['×1.1', 550, 605],
  ['+50', 400, 450],
  ['−50', 30, 0],
  ['=500', 1, 500],
  ['=12,5', 1, 12.5],
  ['+0,1', 0.2, 0.3],
])('%s of %d is %d', (text, value, result) => {
  expect(parseRateFormula(text)?.(value)).toBe(result)
})

test('only «=» gives a figure for an empty cell', () => {
  expect(parseRateFormula('=500')?.(undefined)).toBe(500)
  expect(['+5 %', '*1,1', '+50', '−50'].map((text) => parseRateFormula(text)?.(undefined))).toEqual(
    Array(4).fill(undefined),
  )
})

test.each(['', '5', '%', '*5 %', '+', '+a', '=5 %'])('«%s» is no operation', (text) => {
  expect(parseRateFormula(text)).toBeUndefined()
})

test('a block keeps its lines and columns; text that is not a rate is left out', () => {
  expect(parsePastedRates('1 000\t200,00 ₸\r\n600\tх\r\n')).toEqual([
    [1000, 200],
    [600, undefined],
  ])
  expect(parsePastedRates('12,50\t7.05\t1,005')).toEqual([[12.5, 7.05, undefined]])
  // `1.500` and `1,500` may mean 1.5 or 1500, so they are rejected.
  expect(parsePastedRates('1.500\t1,500 ₸\t1 500,00')).toEqual([[undefined, undefined, 1500]])
})
