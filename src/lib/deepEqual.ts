/**
 * A custom comparison that {@link deepEqual} calls for each pair of values at any depth. It returns undefined to use the default
 * comparison.
 */
type EqualityRule = (a: unknown, b: unknown) => boolean | undefined

/**
 * Deep equality: arrays are compared by items, plain objects by keys in any order, values with an `equals` method (js-joda dates) by that
 * method, and everything else by identity. A key with the value undefined counts as absent, as in JSON.
 */
export function deepEqual(a: unknown, b: unknown, rule?: EqualityRule): boolean {
  if (Object.is(a, b)) return true
  const ruled = rule?.(a, b)
  if (ruled !== undefined) return ruled
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index], rule))
  }
  if (isPlainObject(a) && isPlainObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => deepEqual(a[key], b[key], rule))
  }
  return hasEquals(a) && hasEquals(b) && a.equals(b)
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function hasEquals(value: unknown): value is { equals: (other: unknown) => boolean } {
  return typeof value === 'object' && value !== null && 'equals' in value && typeof value.equals === 'function'
}
