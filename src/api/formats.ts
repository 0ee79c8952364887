import { coerce, is, nullable, optional, refine, type Struct, string, tuple } from 'superstruct'
import { isEmpty } from '../lib/address'
import { dateText, num } from '../lib/structs'

/**
 * Formats shared by several resources. Structs named `…Body` describe requests: they convert nothing and reject fields that the contract
 * does not name.
 */

export const orNull = <T>(struct: Struct<T, unknown>): Struct<T | null | undefined> => optional(nullable(struct))

/** 11 digits, starting with 7. */
export const phoneDigits = (): Struct<string> => matching('phone', /^7\d{10}$/)

/** `HH:mm` in a response; seconds are cut off. */
export const timeText = (): Struct<string> =>
  coerce(clockTime(), string(), (value) => value.replace(/^(\d{2}:\d{2}):\d{2}(\.\d+)?$/, '$1'))

export const clockTime = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d$/)

export const clockTimeWithSeconds = (): Struct<string> => matching('time', /^([01]\d|2[0-3]):[0-5]\d:00$/)

/** `yyyy-MM-dd HH:mm:00` in a request, local time of the entity's city. */
export const requestMomentText = (): Struct<string> =>
  refine(
    string(),
    'date and time',
    (value) =>
      (/^\S+ ([01]\d|2[0-3]):[0-5]\d:00$/.test(value) && is(value.slice(0, 10), dateText())) || 'Неверный формат',
  )

/** The order of latitude and longitude depends on the endpoint; see the field. */
export const coordinatePair = () => tuple([num(), num()])

/** Drops undefined, null, blank strings and empty lists; zero and false are kept. */
export function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as {
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
