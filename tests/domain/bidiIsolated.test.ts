import { expect, test } from '@jest/globals'
import { bidiIsolated, groupDigits } from '../../src/domain/textFormatting'
import fc from '../seededFastCheck'

const FSI = '\u2068'
const PDI = '\u2069'

test('ordinary names are unchanged', () => {
  for (const name of ['Қарағанды', 'Пекарня «Утро»', '', 'O’Neil & co']) expect(bidiIsolated(name)).toBe(name)
})

test('a name that changes the text direction is isolated', () => {
  expect(bidiIsolated('Ашан\u202eмагазин')).toBe(`${FSI}Ашан\u202eмагазин${PDI}`)
  expect(bidiIsolated('قهوة')).toBe(`${FSI}قهوة${PDI}`)
})

test('any name has exactly one opening and one closing isolate', () => {
  const marks = fc.constantFrom(
    'а',
    ' ',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  )
  fc.assert(
    fc.property(
      fc.array(marks).map((parts) => parts.join('')),
      (name) => {
        const shown = bidiIsolated(name)
        if (/^[а ]*$/.test(name)) {
          expect(shown).toBe(name)
          return
        }
        expect(shown.startsWith(FSI) && shown.endsWith(PDI)).toBe(true)
        expect(shown.slice(1, -1)).not.toMatch(/[\u2066-\u2069]/)
      },
    ),
  )
})

test('numbers have no floating-point error', () => {
  expect(groupDigits(0.1 + 0.2)).toBe('0,3')
  expect(groupDigits(1234.1 + 0.2)).toBe('1\u00a0234,3')
  expect(groupDigits(-0.0000001)).toBe('0')
  expect(groupDigits(-12500)).toBe('−12\u00a0500')
})
