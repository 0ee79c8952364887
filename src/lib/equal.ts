/** Decides about two values at any depth; undefined leaves it to {@link equal}. */
export type EqualityRule = (a: unknown, b: unknown) => boolean | undefined

/**
 * The one deep equality: lists by their items, plain objects by their keys in any order, values with an `equals` of their own
 * (js-joda dates) by that, everything else by identity. A key that is undefined counts as absent, as it does in JSON.
 */
export function equal(a: unknown, b: unknown, rule?: EqualityRule): boolean {
  if (Object.is(a, b)) return true
  const ruled = rule?.(a, b)
  if (ruled !== undefined) return ruled
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index], rule))
  }
  if (isPlain(a) && isPlain(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => equal(a[key], b[key], rule))
  }
  return hasEquals(a) && hasEquals(b) && a.equals(b)
}

/** Objects that are compared and walked by key; files, dates and instances of classes are values of their own. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function hasEquals(value: unknown): value is { equals: (other: unknown) => boolean } {
  return typeof value === 'object' && value !== null && 'equals' in value && typeof value.equals === 'function'
}
