import { coerce, is, nullable, optional, refine, type Struct, string, tuple } from 'superstruct'
import { isEmptyValue } from '../lib/listQuery'
import { isoDateStruct, numberStruct } from '../lib/structs'

/**
 * Field formats of several API modules. A struct named `…Body` describes a request body: it does not convert values and rejects undeclared
 * fields.
 */

export const nullish = <T>(struct: Struct<T, unknown>): Struct<T | null | undefined> => optional(nullable(struct))

export const phoneStruct = (): Struct<string> => matching('phone', /^7\d{10}$/)

/** A time of day in a response as `HH:mm`. If the server sends seconds, they are cut off. */
export const lenientClockTimeStruct = (): Struct<string> =>
  coerce(clockTimeStruct(), string(), (value) => value.replace(/^(\d{2}:\d{2}):\d{2}(\.\d+)?$/, '$1'))

export const clockTimeStruct = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d$/)

export const clockTimeWithSecondsStruct = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d:00$/)

/** A date and time in a request: `yyyy-MM-dd HH:mm:00` in the local time of the entity's city. */
export const requestMomentStruct = (): Struct<string> =>
  refine(
    string(),
    'date and time',
    (value) =>
      (/^\S+ ([01]\d|2[0-3]):[0-5]\d:00$/.test(value) && is(value.slice(0, 10), isoDateStruct())) || 'Неверный формат',
  )

/** Two coordinates. Some endpoints send the latitude first, others the longitude; the comment at each field names its order. */
export const coordinatePairStruct = () => tuple([numberStruct(), numberStruct()])

export function omitEmpty<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value))) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

export function createFormData(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

function matching(name: string, pattern: RegExp): Struct<string> {
  return refine(string(), name, (value) => pattern.test(value) || 'Неверный формат')
}
