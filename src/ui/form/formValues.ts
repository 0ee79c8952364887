import { deepEqual, isPlainObject } from '../../lib/deepEqual'
import { isEmptyValue } from '../../lib/listQuery'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

/** Like {@link deepEqual}, but undefined, null, blank text and an empty list are equal to each other, also inside nested objects. */
export const equalFormValues = (a: unknown, b: unknown): boolean => deepEqual(a, b, bothEmpty)

const bothEmpty = (a: unknown, b: unknown) =>
  isEmptyValue(a) || isEmptyValue(b) ? isEmptyValue(a) && isEmptyValue(b) : undefined

type OptionalToNull<T> = {
  [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]
}

export function emptyToNull<T extends object>(values: T, keys: readonly (keyof T)[]): OptionalToNull<T> {
  const payload = trimmed(values) as T
  const nulls = keys.filter((key) => isEmptyValue(payload[key])).map((key) => [key, null])
  return { ...payload, ...Object.fromEntries(nulls) } as OptionalToNull<T>
}

/**
 * Removes fields from `payload` that the response (`loaded`) may lack although the server stores a value: fields that are empty in both
 * objects, and unchanged lists with entries that could not be read. Sending such a field would overwrite the stored value (contract,
 * «Settled in the third review»). Only `keys` are checked.
 */
export function omitUnloadedFields<T extends object>(
  payload: T,
  loaded: object,
  keys: readonly (keyof T)[],
): Partial<T> {
  const isUnknown = (key: keyof T) => {
    const [sent, known] = [payload[key], Reflect.get(loaded, key)]
    const isIncomplete = Array.isArray(known) && getUnreadableCount(known) > 0
    return (isEmptyValue(sent) && isEmptyValue(known)) || (isIncomplete && deepEqual(sent, known))
  }
  const unknown = new Set<PropertyKey>(keys.filter(isUnknown))
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !unknown.has(key))) as Partial<T>
}

/** Trims texts and removes empty values, also in the rows of a list. Zero, false and empty rows are kept. */
export function withoutEmpty<T extends object>(values: T): T {
  return dropEmpty(trimmed(values)) as T
}

function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmptyValue(inner))
      .map(([key, inner]) => [key, dropEmpty(inner)]),
  )
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]))
}
