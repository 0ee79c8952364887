import { create, type Struct, StructError } from 'superstruct'
import { isPlainObject } from './deepEqual'
import { FAST_PARSE_FAILED, getFastParser } from './fastParsers'
import { NON_EMPTY_LIST_ENTRY, SKIPPABLE_LIST_ENTRY } from './structs'
import { getUnreadableCount, setUnreadableCount } from './unreadableRowCount'

type ReportInvalidField = (path: string, error: StructError) => void

/**
 * Validates a response. An invalid optional field is removed and reported (contract, «an optional field of the wrong type»), so that one
 * wrong value does not make the whole response invalid. Throws if a required field is invalid.
 */
export function validateLeniently<T>(struct: Struct<T, unknown>, value: unknown, report: ReportInvalidField): T {
  const quick = getFastParser(struct)(value)
  if (quick !== FAST_PARSE_FAILED) return quick as T
  try {
    return create(value, struct)
  } catch (error) {
    if (!(error instanceof StructError) || error.path.length === 0) throw error
    return readWithout(struct, structuredClone(value), error, report)
  }
}

/** Removes the invalid field, or the object that requires it, and validates again until the rest is valid. */
function readWithout<T>(struct: Struct<T, unknown>, rest: unknown, first: StructError, report: ReportInvalidField): T {
  const absent: [path: string, error: StructError][] = []
  const removedEntries: PropertyKey[][] = []
  for (let error = first; ; ) {
    const present = presentPath(rest, error.path as PropertyKey[])
    const isEntry = error.type === SKIPPABLE_LIST_ENTRY || error.type === NON_EMPTY_LIST_ENTRY
    const path = isEntry ? present : fieldPath(rest, present)
    // The whole response or one of its rows is invalid, so there is no single field to remove. The caller handles the error.
    if (path.length === 0 || (path.length === 1 && Array.isArray(rest))) throw error
    if (error.type === NON_EMPTY_LIST_ENTRY && (at(rest, path.slice(0, -1)) as unknown[]).length === 1) throw error
    absent.push([path.map(String).join('.'), error])
    if (Array.isArray(at(rest, path.slice(0, -1)))) removedEntries.push(path)
    remove(rest, path)
    try {
      const value = create(rest, struct)
      for (const field of absent) report(...field)
      for (const entry of removedEntries) countRemovedEntry(at(value, entry.slice(0, -1)))
      return value
    } catch (next) {
      if (!(next instanceof StructError)) throw next
      error = next
    }
  }
}

function countRemovedEntry(list: unknown): void {
  if (Array.isArray(list)) setUnreadableCount(list, getUnreadableCount(list) + 1)
}

function presentPath(value: unknown, path: PropertyKey[]): PropertyKey[] {
  const depth = path.findLastIndex((_, index) => at(value, path.slice(0, index + 1)) !== undefined)
  return path.slice(0, depth + 1)
}

/**
 * Path of the part to remove from an invalid response. An object can be removed from a list of objects. A list of numbers, such as the
 * outline of a zone, would change its meaning if one number were missing, so the whole list is removed.
 */
function fieldPath(value: unknown, path: PropertyKey[]): PropertyKey[] {
  const isPartOfList = (length: number) =>
    Array.isArray(at(value, path.slice(0, length - 1))) && !isPlainObject(at(value, path.slice(0, length)))
  let length = path.length
  while (length > 0 && isPartOfList(length)) length--
  return path.slice(0, length)
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

function remove(value: unknown, path: PropertyKey[]): void {
  const parent = at(value, path.slice(0, -1))
  const key = path.at(-1) as PropertyKey
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete (parent as Record<PropertyKey, unknown>)[key]
}
