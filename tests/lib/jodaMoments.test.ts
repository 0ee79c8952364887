import { expect, test } from '@jest/globals'
import { Instant, LocalDateTime } from '@js-joda/core'
import { formatRequestMoment, toInstant } from '../../src/lib/jodaMoments'
import { formatCountdown, formatDate, formatMoment, minutesBetween, toEpochSecond } from '../../src/lib/moments'

test.each([
  ['2026-11-21 15:30:00', 5, '2026-11-21T10:30:00Z'],
  ['2026-11-21 15:30:00', 6, '2026-11-21T09:30:00Z'],
  ['2026-11-21T15:30:00+05:00', 6, '2026-11-21T10:30:00Z'],
  ['2026-11-21T10:30:00Z', 5, '2026-11-21T10:30:00Z'],
  ['2026-11-21T15:30:00.250+0500', 6, '2026-11-21T10:30:00.250Z'],
  ['2026-11-21 15:30:00+05', 6, '2026-11-21T10:30:00Z'],
])('%s in a city at UTC+%i is %s', (moment, timezone, instant) => {
  expect(toInstant(moment, timezone).toString()).toBe(instant)
  expect(toEpochSecond(moment, timezone)).toBe(Instant.parse(instant).epochSecond())
})

test('moments are shown in city time', () => {
  expect(formatMoment('2026-11-21T20:30:00Z', 5)).toBe('22-11-2026 01:30')
  expect(formatMoment('2026-11-21 20:30:10', 6)).toBe('21-11-2026 20:30')
  expect(formatDate('2026-01-09')).toBe('09-01-2026')
})

test('moments are written in the format of the contract', () => {
  expect(formatRequestMoment(LocalDateTime.of(2026, 1, 9, 7, 5, 59))).toBe('2026-01-09 07:05:00')
})

test('minutes are counted between moments with and without an offset', () => {
  expect(minutesBetween('2026-11-21T10:00:00Z', '2026-11-21 15:05:59', 5)).toBe(5)
})

test.each([
  [125, '02:05'],
  [0, '00:00'],
  [-61, '−01:01'],
  [4500, '75:00'],
])('%i seconds left read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
