/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { EMPTY_SHIFT_TIMES } from '../../src/domain/schedules/scheduleShift'
import {
  parseBreakText,
  parseFieldTime,
  parseShiftsText,
  shiftText,
  shortTimeRangeText,
  timeText,
} from '../../src/domain/schedules/timeText'
import fc from '../seededFastCheck'

const at = (hours: number, minutes = 0) => hours * 60 + minutes

test.each([
  ['9', at(9)],
  ['930', at(9, 30)],
  ['0930', at(9, 30)],
  ['9:30', at(9, 30)],
  ['9.30', at(9, 30)],
  ['09:30', at(9, 30)],
  [' 18 ', at(18)],
  ['0', 0],
  ['00', 0],
  ['24', at(24)],
  ['24:00', at(24)],
  ['2359', at(23, 59)],
])('«%s» is a time', (text, minutes) => {
  expect(parseFieldTime('end', text)).toBe(minutes)
})

test.each(['', '25', '960', '9:60', '24:01', '9:3', '12345', '-9', 'утром', '9-18', '9 30', '１２'])(
  '«%s» is no time',
  (text) => {
    expect(parseFieldTime('end', text)).toBeNull()
  },
)

test.each([
  ['start', '24', null],
  ['start', '07:00 +1', null],
  ['end', '24', at(24)],
  ['end', '07:00 +1', at(7)],
  ['breakStart', '24:00', at(24)],
] as const)('in the field «%s», «%s» is %s', (field, text, minutes) => {
  expect(parseFieldTime(field, text)).toBe(minutes)
})

test.each([
  ['9-18', [at(9), at(18)]],
  ['930-1815', [at(9, 30), at(18, 15)]],
  ['9:30 – 18.15', [at(9, 30), at(18, 15)]],
  ['18-3', [at(18), at(27)]],
  ['18-03 +1', [at(18), at(27)]],
  ['18-24', [at(18), at(24)]],
  ['0-24', [0, 0]],
  ['9—18', [at(9), at(18)]],
])('«%s» is a pair', (text, [start, end]) => {
  expect(parseShiftsText(text)).toEqual([{ ...EMPTY_SHIFT_TIMES, start, end }])
})

describe('a whole text', () => {
  const NONE = { breakStart: null, breakEnd: null }
  test.each([
    ['9-18', [{ start: at(9), end: at(18), ...NONE }]],
    ['9-18 13-1330', [{ start: at(9), end: at(18), breakStart: at(13), breakEnd: at(13, 30) }]],
    ['9-18 п13-1330', [{ start: at(9), end: at(18), breakStart: at(13), breakEnd: at(13, 30) }]],
    ['9-18, П 13:00-13.30', [{ start: at(9), end: at(18), breakStart: at(13), breakEnd: at(13, 30) }]],
    ['18-3 1-130', [{ start: at(18), end: at(27), breakStart: at(25), breakEnd: at(25, 30) }]],
    [
      '9-13 17-21',
      [
        { start: at(9), end: at(13), ...NONE },
        { start: at(17), end: at(21), ...NONE },
      ],
    ],
    [
      '9-13 17-21 18-1830',
      [
        { start: at(9), end: at(13), ...NONE },
        { start: at(17), end: at(21), breakStart: at(18), breakEnd: at(18, 30) },
      ],
    ],
  ])('«%s»', (text, shifts) => {
    expect(parseShiftsText(text)).toEqual(shifts)
  })

  test.each([
    '',
    '9',
    '9-',
    '-18',
    'п13-1330',
    '9-18 обед',
    '9-1813-14',
    '9-18 +1',
    '9-18-20',
    '24-3',
    '9-18 1',
    '9–18 п13–14 п15–16',
  ])('«%s» is not understood', (text) => {
    expect(parseShiftsText(text)).toBeNull()
  })
})

test('a separate break belongs to its shift, also on the next day', () => {
  expect(parseBreakText('п13-1330', at(9))).toEqual({ start: at(13), end: at(13, 30) })
  expect(parseBreakText('1-130', at(18))).toEqual({ start: at(25), end: at(25, 30) })
  expect(parseBreakText('13', at(9))).toBeNull()
})

test('times are shown as they are read', () => {
  expect([timeText(at(9, 30)), timeText(at(27)), timeText(null)]).toEqual(['09:30', '03:00 +1', ''])
  expect(shortTimeRangeText({ start: at(9), end: at(18) })).toBe('09–18')
  expect(shortTimeRangeText({ start: at(9, 30), end: at(18, 15) })).toBe('09:30–18:15')
  expect(shortTimeRangeText({ start: at(18), end: at(27) })).toBe('18–03 +1')
})

test('every shift that can be sent is read back from its own text', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(
      minute,
      fc.integer({ min: 1, max: 1439 }),
      fc.option(fc.tuple(fc.nat(), fc.nat())),
      (start, length, cut) => {
        const end = start + length
        // Keep the break shorter than the shift: a break that fills the shift would be parsed as a second shift.
        const pause = cut && length > 2 ? [start + 1 + (cut[0] % (length - 2)), 0] : null
        if (pause) pause[1] = (pause[0] ?? 0) + 1 + (((cut as [number, number])[1] ?? 0) % (end - (pause[0] ?? 0)))
        const shift = { start, end, breakStart: pause?.[0] ?? null, breakEnd: pause?.[1] ?? null }
        expect(parseShiftsText(shiftText(shift))).toEqual([shift])
      },
    ),
  )
})

test('any text can be read, and the result can be sent', () => {
  const char = fc.constantFrom(...'0123456789-–:. п+,х'.split(''))
  fc.assert(
    fc.property(fc.string({ unit: char, maxLength: 16 }), (text) => {
      for (const { start, end } of parseShiftsText(text) ?? []) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(start).toBeLessThan(1440)
        expect((end ?? 0) - (start ?? 0)).toBeLessThan(1440)
        expect((end ?? 0) - (start ?? 0)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})
