import { describe, expect, test } from '@jest/globals'
import { array, create, type Struct, string, type } from 'superstruct'
import { NO_MATCH, readerOf } from '../../src/lib/fastReaders'
import { readResponse } from '../../src/lib/readResponse'
import { dateText, flag, maybe, momentText, num, readableList, record, text } from '../../src/lib/structs'
import fc from '../property'

const Courier = record({
  id: num(),
  fio: text(),
  phone: maybe(text()),
  seenAt: maybe(momentText()),
  slot: maybe(record({ id: maybe(num()), status: maybe(flag()) })),
})

const anything = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '', ' ', '12', '1e3', 'NaN', '2026-03-18 13:00:00', '2026-02-30 13:00:00', [], {}),
)
const anyCourier = fc.record(
  {
    id: anything,
    fio: anything,
    phone: anything,
    seenAt: anything,
    slot: fc.oneof(anything, fc.record({ id: anything, status: anything, more: anything }, { requiredKeys: [] })),
    unknown: anything,
  },
  { requiredKeys: [] },
)

const outcome = (struct: Struct<unknown, unknown>, value: unknown) => {
  try {
    return { value: create(value, struct) }
  } catch {
    return { value: NO_MATCH }
  }
}

describe('a quick reader', () => {
  test('returns what its struct returns, or leaves the value to it', () => {
    fc.assert(
      fc.property(fc.oneof(anyCourier, anything), (value) => {
        expect({ value: readerOf(Courier)(value) }).toStrictEqual(
          outcome(Courier as unknown as Struct<unknown, unknown>, value),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('leaves the response object unchanged', () => {
    const value = { id: '7', fio: 'Ким В.', slot: { id: '3' } }
    expect(readerOf(Courier)(value)).toEqual({ id: 7, fio: 'Ким В.', slot: { id: 3 } })
    expect(value).toEqual({ id: '7', fio: 'Ким В.', slot: { id: '3' } })
  })

  test('uses the struct if a part has no reader', () => {
    for (const part of [
      string(),
      dateText(),
      array(num()),
      readableList(num()),
      maybe(readableList(num())),
      type({}),
    ]) {
      expect(readerOf(record({ part }))({ part: undefined })).toBe(NO_MATCH)
    }
  })

  test('a malformed optional field is absent and reported', () => {
    const told: string[] = []
    const value = readResponse(Courier, { id: 1, fio: 'Ким В.', phone: {} }, (path) => told.push(path))
    expect(value).toEqual({ id: 1, fio: 'Ким В.' })
    expect(told).toEqual(['phone'])
  })
})
