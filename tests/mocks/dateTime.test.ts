import { expect, test } from '@jest/globals'
import { DateTimeFormatter, LocalDateTime, ZoneOffset } from '@js-joda/core'
import { formatIsoDateTime, formatLocalDateTime } from '../../mocks/store/dateTime'
import fc from '../seededFastCheck'

test('texts of a moment are those of the calendar', () => {
  const moments = fc.record({ second: fc.integer({ min: -1_000_000_000, max: 4_000_000_000 }), timezone: fc.nat(12) })
  fc.assert(
    fc.property(moments, ({ second, timezone }) => {
      const offset = ZoneOffset.ofHours(timezone)
      const local = LocalDateTime.ofEpochSecond(second, 0, offset)
      const text = (pattern: string) => local.format(DateTimeFormatter.ofPattern(pattern))
      expect(formatLocalDateTime(second, timezone)).toBe(text('yyyy-MM-dd HH:mm:ss'))
      expect(formatIsoDateTime(second, timezone)).toBe(`${text("yyyy-MM-dd'T'HH:mm:ss")}${offset.id()}`)
    }),
  )
})
