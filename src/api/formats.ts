import { coerce, is, nullable, optional, refine, type Struct, string, tuple } from 'superstruct'
import { isEmpty } from '../lib/address'
import { dateText, num } from '../lib/structs'

/**
 * Formats that responses and payloads of several resources share. Structs named `…Body` describe what is sent, to the
 * letter and without conversion: numbers are numbers there, and a field that the contract does not name is refused.
 */

/** A payload field that may be null or left out. */
export const orNull = <T>(struct: Struct<T, unknown>): Struct<T | null | undefined> => optional(nullable(struct))

/** A phone as 11 digits of text that begin with 7. */
export const phoneDigits = (): Struct<string> => matching('phone', /^7\d{10}$/)

/** A time of day in a response, kept as `HH:mm`; seconds are cut off. */
export const timeText = (): Struct<string> =>
  coerce(clockTime(), string(), (value) => value.replace(/^(\d{2}:\d{2}):\d{2}(\.\d+)?$/, '$1'))

/** A time of day in a payload, `HH:mm`. */
export const clockTime = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d$/)

/** A time of day in a payload with the seconds that some calls want, `HH:mm:00`. */
export const clockTimeWithSeconds = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d:00$/)

/** A date and time in a payload, `yyyy-MM-dd HH:mm:00`, local time of the entity's city. */
export const requestMomentText = (): Struct<string> =>
  refine(
    string(),
    'date and time',
    (value) =>
      (/^\S+ ([01]\d|2[0-3]):[0-5]\d:00$/.test(value) && is(value.slice(0, 10), dateText())) || 'Неверный формат',
  )

/** A pair of coordinates in a response; which one comes first is told where it is used. */
export const coordinatePair = () => tuple([num(), num()])

/** The values that are there: undefined, null, blank texts and empty lists are left out. Zero and false are values. */
export function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

/** The parts of a multipart request, in the order given. */
export function createFormData(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

function matching(name: string, pattern: RegExp): Struct<string> {
  return refine(string(), name, (value) => pattern.test(value) || 'Неверный формат')
}
