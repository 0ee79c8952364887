import { isEmpty } from '../../lib/address'
import { equal, isPlain } from '../../lib/equal'

/** Like {@link equal}, but undefined, null, blank text and an empty list are equal to each other, also inside nested objects. */
export const sameValues = (a: unknown, b: unknown): boolean => equal(a, b, bothEmpty)

const bothEmpty = (a: unknown, b: unknown) => (isEmpty(a) || isEmpty(b) ? isEmpty(a) && isEmpty(b) : undefined)

export type WithNulls<T> = {
  [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]
}

/** Trims all texts and sets the given keys to null if their value is empty or absent. */
export function emptyToNull<T extends object>(values: T, keys: readonly (keyof T)[]): WithNulls<T> {
  const payload = trimmed(values) as T
  const nulls = keys.filter((key) => isEmpty(payload[key])).map((key) => [key, null])
  return { ...payload, ...Object.fromEntries(nulls) } as WithNulls<T>
}

/**
 * Omits those of the given keys that are empty both in the payload and in the loaded entity. The server's response may lack such a field,
 * and sending null would overwrite its real value (contract, third review).
 */
export function withoutUnknown<T extends object>(payload: T, loaded: object, keys: readonly (keyof T)[]): Partial<T> {
  const isUnknown = (key: keyof T) => isEmpty(payload[key]) && isEmpty(Reflect.get(loaded, key))
  const unknown = new Set<PropertyKey>(keys.filter(isUnknown))
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !unknown.has(key))) as Partial<T>
}

/** Trims texts and removes empty values, also in the rows of a list. Zero, false and empty rows are kept. */
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
