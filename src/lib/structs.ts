import { array, boolean, define, is, number, optional, refine, Struct, string, type } from 'superstruct'
import { createRecordParser, FAST_PARSE_FAILED, getFastParser, optionalFastParser, withFastParser } from './fastParsers'

/**
 * A number of at most 2^53 − 1; numeric strings are converted (contract, «Envelope»). Greater numbers are rejected: JavaScript would round
 * them, and a rounded id belongs to another record.
 */
export const numberStruct = (): Struct<number> =>
  converting(
    refine(number(), 'exact', isExact),
    (value) => (typeof value === 'string' && isNumeric(value) ? Number(value) : value),
    isNumber,
  )

/** A non-negative integer; digits as text are converted. Integers that JavaScript would round are rejected. */
export const idStruct = (): Struct<number> =>
  converting(
    define<number>('id', (value) => Number.isSafeInteger(value) && (value as number) >= 0),
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  )

/** A string; numbers are converted, because servers send house numbers and external ids in both forms. */
export const textStruct = (): Struct<string> =>
  converting(string(), (value) => (typeof value === 'number' ? String(value) : value), isString)

/** Accepts only `true` and `false`. In contrast, `booleanStruct` also converts text and numbers. */
export const strictBooleanStruct = (): Struct<boolean, null> =>
  withFastParser(boolean(), (value) => (typeof value === 'boolean' ? value : FAST_PARSE_FAILED))

/** Like superstruct's `type`, but ten times as fast for valid values. Used for the objects of long lists. */
export const fastType: typeof type = (schema) => withFastParser(type(schema), createRecordParser(schema))

/** A boolean; also accepts `true` and `false` as text from URLs, and 1 and 0 from responses (contract). */
export const booleanStruct = (): Struct<boolean> => converting(boolean(), (value) => BOOLEANS.get(value) ?? value)

const BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

/** Accepts only values that occur in `options`. An invalid filter value in the URL is ignored (contract, «archive filter»). */
export const oneOf = <T>(struct: Struct<T, unknown>, options: readonly { value: T }[]): Struct<T, unknown> =>
  refine(struct, 'option', (value) => options.some((option) => option.value === value))

/** An optional value; null becomes undefined. */
export const maybe = <T>(struct: Struct<T, unknown>): Struct<T | undefined> =>
  withFastParser(
    converting(optional(struct) as Struct<T | undefined>, (value) => (value === null ? undefined : value)),
    optionalFastParser(getFastParser(struct)),
  )

export const listOrEmpty = <T>(struct: Struct<T, unknown>): Struct<T[]> =>
  converting(array(struct) as Struct<T[], unknown> as Struct<T[]>, (value) => value ?? [])

/**
 * Struct types of list entries. `validateLeniently` removes invalid entries of these types from a list. The validation fails if a list of
 * `NON_EMPTY_LIST_ENTRY` entries would become empty.
 */
export const SKIPPABLE_LIST_ENTRY: string = 'skippable entry'
export const NON_EMPTY_LIST_ENTRY: string = 'entry of a non-empty list'

/**
 * A list of independent numbers or strings, such as ids. Only the invalid entry is removed: if the whole list were removed, the next save
 * would clear it on the server. With `isNeeded`, the object with the list is invalid if all entries are invalid.
 */
export const listSkippingInvalid = <T>(struct: Struct<T, unknown>, { isNeeded = false } = {}): Struct<T[]> =>
  listOrEmpty(skippableListEntry(struct, isNeeded ? NON_EMPTY_LIST_ENTRY : SKIPPABLE_LIST_ENTRY))

export const skippableListEntry = <T>(struct: Struct<T, unknown>, kind = SKIPPABLE_LIST_ENTRY): Struct<T, unknown> =>
  new Struct<T, unknown>({
    type: kind,
    schema: null,
    coercer: (value, context) => struct.coercer(value, context),
    validator: (value) => is(value, struct),
  })

/**
 * Converts the value before validation. Superstruct's `coerce` first calls `is()`, which builds an error with a stack trace for each value
 * that needs no conversion. With 50 orders a second from the live stream, these errors took most of the time.
 */
function converting<T>(
  struct: Struct<T>,
  convert: (value: unknown) => unknown,
  fits?: (value: unknown) => boolean,
): Struct<T> {
  const converted = new Struct({ ...struct, coercer: (value, context) => struct.coercer(convert(value), context) })
  if (!fits) return converted
  return withFastParser(converted, (given) => {
    const value = convert(given)
    return fits(value) ? value : FAST_PARSE_FAILED
  })
}

const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER
const isNumber = (value: unknown): boolean => typeof value === 'number' && isExact(value)
const isString = (value: unknown): boolean => typeof value === 'string'

/** A `yyyy-MM-dd` date that exists in the calendar. */
export const isoDateStruct = (): Struct<string> =>
  define<string>('date', (value) => typeof value === 'string' && DATE.test(value) && hasDay(value))

/**
 * `yyyy-MM-dd HH:mm:ss` in the local time of the entity's city, or ISO 8601 with an offset; kept as text. Parsed by `lib/dates` and
 * `lib/moments`.
 */
export const dateTimeStruct = (): Struct<string> =>
  withFastParser(define<string>('date and time', isMoment), (value) => (isMoment(value) ? value : FAST_PARSE_FAILED))

const isMoment = (value: unknown): boolean => typeof value === 'string' && MOMENT.test(value) && hasDay(value)

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-8])(:?[0-5]\d)?)?$/

/** Returns false for dates such as 30 February. Checking this during validation lets the error name the invalid field. */
function hasDay(date: string): boolean {
  const day = date.slice(8, 10)
  return day <= '28' || Number(day) <= new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0).getDate()
}

function isNumeric(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value))
}
