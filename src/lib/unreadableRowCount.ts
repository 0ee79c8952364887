/**
 * Maps an array of rows to the number of rows that were left out because of invalid data (contract, «an optional field of the wrong type»).
 * A component that shows the rows must show this number too, but receives only the array.
 */
const counts = new WeakMap<readonly unknown[], number>()

export function setUnreadableCount<T extends readonly unknown[]>(rows: T, count: number | undefined): T {
  if (count) counts.set(rows, count)
  return rows
}

export const getUnreadableCount = (rows: readonly unknown[] | undefined): number => (rows && counts.get(rows)) ?? 0

/** Copies the number of unreadable rows from an array to a new array, the result of its `map` or `filter`. */
export const copyUnreadableCount = <T extends readonly unknown[]>(from: readonly unknown[] | undefined, to: T): T =>
  setUnreadableCount(to, getUnreadableCount(from))
