import { isEmpty } from '../../lib/address'
import { equal, isPlain } from '../../lib/equal'

/**
 * Whether two form values are the same for the user: {@link equal}, but «nothing» is one thing at any depth, whether it is
 * undefined, null, a blank text or an empty list. So a form whose text was typed and deleted again is unchanged.
 */
export const sameValues = (a: unknown, b: unknown): boolean => equal(a, b, bothEmpty)

const bothEmpty = (a: unknown, b: unknown) => (isEmpty(a) || isEmpty(b) ? isEmpty(a) && isEmpty(b) : undefined)

/** The type of a payload in which what may be absent is null. */
export type WithNulls<T> = {
  [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]
}

/** A payload in which empty values of the given keys are null, absent keys among them; texts are trimmed. */
export function emptyToNull<T extends object>(values: T, keys: readonly (keyof T)[]): WithNulls<T> {
  const payload = trimmed(values) as T
  const nulls = keys.filter((key) => isEmpty(payload[key])).map((key) => [key, null])
  return { ...payload, ...Object.fromEntries(nulls) } as WithNulls<T>
}

/**
 * Omits keys that are empty in the payload and in the loaded entity. A field that the response left out, or that could not be read, is
 * not written back (contract, third review).
 */
export function withoutUnknown<T extends object>(payload: T, loaded: object, keys: readonly (keyof T)[]): Partial<T> {
  const isUnknown = (key: keyof T) => isEmpty(payload[key]) && isEmpty(Reflect.get(loaded, key))
  const unknown = new Set<PropertyKey>(keys.filter(isUnknown))
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !unknown.has(key))) as Partial<T>
}

/** A payload without empty values, in rows too; texts are trimmed. Zero, false and empty rows stay. */
export function withoutEmpty<T extends object>(values: T): T {
  return dropEmpty(trimmed(values)) as T
}

function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([key, inner]) => [key, dropEmpty(inner)]),
  )
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]))
}
