/**
 * Number of unreadable rows that were skipped (contract, «an optional field of the wrong type»), keyed by the list. Lists are passed on
 * without their page, but the count must be shown wherever the list is shown.
 */
const counts = new WeakMap<readonly unknown[], number>()

export function markUnreadable<T extends readonly unknown[]>(rows: T, count: number | undefined): T {
  if (count) counts.set(rows, count)
  return rows
}

export const countUnreadable = (rows: readonly unknown[] | undefined): number => (rows && counts.get(rows)) ?? 0
