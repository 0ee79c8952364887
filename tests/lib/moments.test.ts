import { expect, test } from '@jest/globals'
import { DateTimeFormatter, Duration, LocalDateTime, ZoneOffset } from '@js-joda/core'
import { toCityTime, toInstant } from '../../src/lib/jodaMoments'
import {
  formatEpochTime,
  formatMoment,
  formatMomentDate,
  formatMomentTime,
  minutesBetween,
  toCityDate,
  toEpochSecond,
} from '../../src/lib/moments'
import fc from '../seededFastCheck'

const { assert, constantFrom, date, integer, property, record } = fc

/** Any moment from 1990 to 2100, in any of the contract's formats. */
const anyMoment = record({
  at: date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  form: constantFrom(
    (iso: string) => iso.slice(0, 19).replace('T', ' '),
    (iso: string) => iso.slice(0, 16),
    (iso: string) => iso,
    (iso: string) => `${iso.slice(0, 19)}+05:00`,
    (iso: string) => `${iso.slice(0, 19)}+0600`,
    (iso: string) => `${iso.slice(0, 19).replace('T', ' ')}-03`,
  ),
}).map(({ at, form }) => form(at.toISOString()))
const anyZone = constantFrom(5, 6, 0, -4)

const pattern = (text: string) => DateTimeFormatter.ofPattern(text)

test('moments read as js-joda reads them', () => {
  assert(
    property(anyMoment, anyZone, (moment, timezone) => {
      const there = toCityTime(moment, timezone)
      expect(formatMoment(moment, timezone)).toBe(there.format(pattern('dd-MM-yyyy HH:mm')))
      expect(formatMomentDate(moment, timezone)).toBe(there.format(pattern('dd-MM-yyyy')))
      expect(formatMomentTime(moment, timezone)).toBe(there.format(pattern('HH:mm')))
      expect(toCityDate(moment, timezone)).toBe(there.toLocalDate().toString())
      expect(toEpochSecond(moment, timezone)).toBe(toInstant(moment, timezone).epochSecond())
    }),
  )
})

test('the minutes between two moments are those of js-joda', () => {
  const whole = anyMoment.filter((moment) => !moment.includes('.'))
  assert(
    property(whole, whole, anyZone, (from, to, timezone) => {
      const between = Duration.between(toInstant(from, timezone), toInstant(to, timezone))
      expect(minutesBetween(from, to, timezone)).toBe(between.toMinutes())
    }),
  )
})

test('a second of the day reads as the clock of its city', () => {
  assert(
    property(integer({ min: 0, max: 4e9 }), anyZone, (second, timezone) => {
      const there = LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.ofHours(timezone))
      expect(formatEpochTime(second, timezone)).toBe(there.format(pattern('HH:mm')))
    }),
  )
})
