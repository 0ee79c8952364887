import { describe, expect, test } from '@jest/globals'
import { array, create, type Struct, string, type } from 'superstruct'
import { FAST_PARSE_FAILED, getFastParser } from '../../src/lib/fastParsers'
import {
  dateTimeStruct,
  fastType,
  isoDateStruct,
  listOrEmpty,
  maybe,
  numberStruct,
  strictBooleanStruct,
  textStruct,
} from '../../src/lib/structs'
import { validateLeniently } from '../../src/lib/validateLeniently'
import fc from '../seededFastCheck'

const Courier = fastType({
  id: numberStruct(),
  fio: textStruct(),
  phone: maybe(textStruct()),
  seenAt: maybe(dateTimeStruct()),
  slot: maybe(fastType({ id: maybe(numberStruct()), status: maybe(strictBooleanStruct()) })),
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
    return { value: FAST_PARSE_FAILED }
  }
}

describe('a fast parser', () => {
  test('returns the same result as its struct, or falls back to the struct', () => {
    fc.assert(
      fc.property(fc.oneof(anyCourier, anything), (value) => {
        expect({ value: getFastParser(Courier)(value) }).toStrictEqual(
          outcome(Courier as unknown as Struct<unknown, unknown>, value),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('leaves the response object unchanged', () => {
    const value = { id: '7', fio: 'Ким В.', slot: { id: '3' } }
    expect(getFastParser(Courier)(value)).toEqual({ id: 7, fio: 'Ким В.', slot: { id: 3 } })
    expect(value).toEqual({ id: '7', fio: 'Ким В.', slot: { id: '3' } })
  })

  test('uses the struct if a part has no parser', () => {
    for (const part of [
      string(),
      isoDateStruct(),
      array(numberStruct()),
      listOrEmpty(numberStruct()),
      maybe(listOrEmpty(numberStruct())),
      type({}),
    ]) {
      expect(getFastParser(fastType({ part }))({ part: undefined })).toBe(FAST_PARSE_FAILED)
    }
  })

  test('a malformed optional field is absent and reported', () => {
    const paths: string[] = []
    const value = validateLeniently(Courier, { id: 1, fio: 'Ким В.', phone: {} }, (path) => paths.push(path))
    expect(value).toEqual({ id: 1, fio: 'Ким В.' })
    expect(paths).toEqual(['phone'])
  })
})
