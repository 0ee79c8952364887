import { isEmpty } from '../../lib/address'
import { equal, isPlain } from '../../lib/equal'

/** Like {@link equal}, but undefined, null, blank text and an empty list are all equal, at any depth. */
export const sameValues = (a: unknown, b: unknown): boolean => equal(a, b, bothEmpty)

const bothEmpty = (a: unknown, b: unknown) => (isEmpty(a) || isEmpty(b) ? isEmpty(a) && isEmpty(b) : undefined)

export type WithNulls<T> = {
  [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]
}

/** Sets empty or absent values of the given keys to null; trims texts. */
export function emptyToNull<T extends object>(values: T, keys: readonly (keyof T)[]): WithNulls<T> {
  const payload = trimmed(values) as T
  const nulls = keys.filter((key) => isEmpty(payload[key])).map((key) => [key, null])
  return { ...payload, ...Object.fromEntries(nulls) } as WithNulls<T>
}

/**
 * Omits keys that are empty in both payload and loaded entity, so that a field missing from the response is not
 * overwritten (contract, third review).
 */
export function withoutUnknown<T extends object>(payload: T, loaded: object, keys: readonly (keyof T)[]): Partial<T> {
  const isUnknown = (key: keyof T) => isEmpty(payload[key]) && isEmpty(Reflect.get(loaded, key))
  const unknown = new Set<PropertyKey>(keys.filter(isUnknown))
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !unknown.has(key))) as Partial<T>
}

/** Removes empty values, in rows too; trims texts. Keeps zero, false and empty rows. */
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
