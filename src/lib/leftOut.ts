/**
 * How many rows of a list could not be read and were left out of it (contract, «an optional field of the wrong type»), by the
 * list itself: lists are handed on without their page, and what was left out has to be shown wherever they are.
 */
const counts = new WeakMap<readonly unknown[], number>()

export function markLeftOut<T extends readonly unknown[]>(rows: T, count: number | undefined): T {
  if (count) counts.set(rows, count)
  return rows
}

export const countLeftOut = (rows: readonly unknown[] | undefined): number => (rows && counts.get(rows)) ?? 0
