/**
 * For each array of rows, the number of rows that were left out because of invalid data (contract, «an optional field of the wrong type»).
 * Components receive the array without the rest of the response but must show this number wherever they show the rows.
 */
const counts = new WeakMap<readonly unknown[], number>()

export function markUnreadable<T extends readonly unknown[]>(rows: T, count: number | undefined): T {
  if (count) counts.set(rows, count)
  return rows
}

export const countUnreadable = (rows: readonly unknown[] | undefined): number => (rows && counts.get(rows)) ?? 0
