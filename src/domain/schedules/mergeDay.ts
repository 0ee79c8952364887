import { isSameShift, type Shift } from './shift'

export type CourierConflict = {
  /** Null stands for shifts without a courier. */
  courierId: number | null
  mine: readonly Shift[]
  theirs: readonly Shift[]
  /** Whether the user has changed this courier's shifts. If not, accepting the colleague's version loses nothing. */
  isMineChanged: boolean
}

export type Side = 'mine' | 'theirs'

/**
 * Couriers whose shifts a colleague has changed on the server since the user began editing (`base`), and changed differently from the user.
 */
export function dayConflicts(
  base: readonly Shift[],
  mine: readonly Shift[],
  theirs: readonly Shift[],
): CourierConflict[] {
  const ids = new Set([...base, ...mine, ...theirs].map(({ courierId }) => courierId))
  return [...ids].flatMap((courierId) => {
    const of = (rows: readonly Shift[]) => rows.filter((row) => row.courierId === courierId)
    const [before, own, other] = [of(base), of(mine), of(theirs)]
    if (isSameRows(before, other) || isSameRows(own, other)) return []
    return [{ courierId, mine: own, theirs: other, isMineChanged: !isSameRows(before, own) }]
  })
}

export function mergeDay(
  mine: readonly Shift[],
  conflicts: readonly CourierConflict[],
  sideOf: (courierId: number | null) => Side,
  firstKey: number,
): Shift[] {
  const taken = conflicts.filter(({ courierId }) => sideOf(courierId) === 'theirs')
  const ids = new Set(taken.map(({ courierId }) => courierId))
  const theirs = taken.flatMap((conflict) => conflict.theirs).map((row, index) => ({ ...row, key: firstKey + index }))
  return [...mine.filter(({ courierId }) => !ids.has(courierId)), ...theirs]
}

export function isSameRows(a: readonly Shift[], b: readonly Shift[]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((row) => {
    const found = left.findIndex((other) => isSameShift(row, other))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}
