import { array, boolean, define, is, number, optional, refine, Struct, string, type } from 'superstruct'
import { MISFIT, maybeReader, readerOf, recordReader, withReader } from './quickRead'

/**
 * The value structs that every boundary uses (responses, page addresses, stored settings).
 * They accept what the contract allows: numbers as numeric strings, null for a missing optional field.
 */

/** A finite number; a numeric string is converted (contract, «Envelope»). */
export const num = (): Struct<number> =>
  converting(number(), (value) => (typeof value === 'string' && isNumeric(value) ? Number(value) : value), isNumber)

/** The number of an entry: whole, from 0, also as the digits of an address. */
export const id = (): Struct<number> =>
  converting(
    define<number>('id', (value) => Number.isSafeInteger(value) && (value as number) >= 0),
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  )

/** A text; a number is taken as its digits (house numbers and external ids arrive either way). */
export const text = (): Struct<string> =>
  converting(string(), (value) => (typeof value === 'number' ? String(value) : value), isString)

/** `true` or `false`, and no text for it. */
export const flag = (): Struct<boolean, null> =>
  withReader(boolean(), (value) => (typeof value === 'boolean' ? value : MISFIT))

/** A record of a list that may be long: superstruct's `type`, which reads what fits ten times as fast. */
export const record: typeof type = (schema) => withReader(type(schema), recordReader(schema))

/** A boolean; the texts `true` and `false` of page addresses are read too, and the numbers 1 and 0 of responses (contract). */
export const bool = (): Struct<boolean> => converting(boolean(), (value) => BOOLEANS.get(value) ?? value)

const BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

/** One of an enumeration's values: an address with another one loses it (contract, «archive filter»). */
export const oneOf = <T>(struct: Struct<T, unknown>, options: readonly { value: T }[]): Struct<T, unknown> =>
  refine(struct, 'option', (value) => options.some((option) => option.value === value))

/** A field that may be missing or null; null becomes undefined, so code checks for one kind of absence. */
export const maybe = <T>(struct: Struct<T, unknown>): Struct<T | undefined> =>
  withReader(
    converting(optional(struct) as Struct<T | undefined>, (value) => (value === null ? undefined : value)),
    maybeReader(readerOf(struct)),
  )

/** A list that may be missing or null; absence becomes an empty list. */
export const readableList = <T>(struct: Struct<T, unknown>): Struct<T[]> =>
  converting(array(struct) as Struct<T[], unknown> as Struct<T[]>, (value) => value ?? [])

/** Struct types of the entries that `readLenient` leaves out one by one; of the second kind one has to remain. */
export const LOOSE_ENTRY: string = 'loose entry'
export const NEEDED_ENTRY: string = 'needed entry'

/**
 * A readable list of numbers or texts that mean something each for itself, such as ids: one that cannot be read is left out alone,
 * where the whole list would be deleted by the next save. `isNeeded`: one of which nothing can be read is no empty list, and makes
 * what holds it unreadable.
 */
export const looseList = <T>(struct: Struct<T, unknown>, { isNeeded = false } = {}): Struct<T[]> =>
  readableList(looseEntry(struct, isNeeded ? NEEDED_ENTRY : LOOSE_ENTRY))

/** An entry of such a list, where the list itself may not be missing. */
export const looseEntry = <T>(struct: Struct<T, unknown>, kind = LOOSE_ENTRY): Struct<T, unknown> =>
  new Struct<T, unknown>({
    type: kind,
    schema: null,
    coercer: (value, context) => struct.coercer(value, context),
    validator: (value) => is(value, struct),
  })

/**
 * A struct whose value is converted before it is checked. Superstruct's own `coerce` asks `is()` first, which builds an
 * error with a stack for each value that needs no conversion: with 50 pushed orders a second that was most of the work.
 */
function converting<T>(
  struct: Struct<T>,
  convert: (value: unknown) => unknown,
  fits?: (value: unknown) => boolean,
): Struct<T> {
  const converted = new Struct({ ...struct, coercer: (value, context) => struct.coercer(convert(value), context) })
  if (!fits) return converted
  return withReader(converted, (given) => {
    const value = convert(given)
    return fits(value) ? value : MISFIT
  })
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(value)
const isString = (value: unknown): boolean => typeof value === 'string'

/** A date `yyyy-MM-dd`, kept as text. */
export const dateText = (): Struct<string> =>
  define<string>('date', (value) => typeof value === 'string' && DATE.test(value) && hasDay(value))

/**
 * A moment as the server writes it, kept as text: `yyyy-MM-dd HH:mm:ss` in the local time of the entity's city,
 * or ISO 8601 with an offset. `lib/dates` reads both.
 */
export const momentText = (): Struct<string> =>
  withReader(define<string>('date and time', isMoment), (value) => (isMoment(value) ? value : MISFIT))

const isMoment = (value: unknown): boolean => typeof value === 'string' && MOMENT.test(value) && hasDay(value)

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-8])(:?[0-5]\d)?)?$/

/** Whether the month is that long: 30 February is refused here, where the field can still be named. */
function hasDay(date: string): boolean {
  const day = date.slice(8, 10)
  return day <= '28' || Number(day) <= new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0).getDate()
}

function isNumeric(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value))
}
