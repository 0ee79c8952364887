import { isSameShift, type ScheduleShift } from './scheduleShift'

export type CourierEditConflict = {
  /** Null if the shifts have no courier. */
  courierId: number | null
  before: readonly ScheduleShift[]
  mine: readonly ScheduleShift[]
  theirs: readonly ScheduleShift[]
  /** True if this user has changed the courier's shifts. If false, accepting the shifts of another user loses nothing. */
  isMineChanged: boolean
}

export type EditConflictSide = 'mine' | 'theirs'

/**
 * Finds couriers whose shifts another user has changed on the server since editing began. If the local shifts of a courier are the same as
 * on the server, there is no conflict. `base` contains the shifts from before editing, `mine` the local ones and `theirs` those on the
 * server.
 */
export function findCourierEditConflicts(
  base: readonly ScheduleShift[],
  mine: readonly ScheduleShift[],
  theirs: readonly ScheduleShift[],
): CourierEditConflict[] {
  const ids = new Set([...base, ...mine, ...theirs].map(({ courierId }) => courierId))
  return [...ids].flatMap((courierId) => {
    const of = (rows: readonly ScheduleShift[]) => rows.filter((row) => row.courierId === courierId)
    const [before, own, other] = [of(base), of(mine), of(theirs)]
    if (hasSameShifts(before, other) || hasSameShifts(own, other)) return []
    return [{ courierId, before, mine: own, theirs: other, isMineChanged: !hasSameShifts(before, own) }]
  })
}

/**
 * Merges two edited versions of a schedule day: this user's (`mine`) and another user's. For each courier for whom `sideOf` returns
 * `theirs`, the other user's shifts replace this user's. The replacing shifts get row keys from `firstKey` up.
 */
export function mergeDraftDay(
  mine: readonly ScheduleShift[],
  conflicts: readonly CourierEditConflict[],
  sideOf: (courierId: number | null) => EditConflictSide,
  firstKey: number,
): ScheduleShift[] {
  const taken = conflicts.filter(({ courierId }) => sideOf(courierId) === 'theirs')
  const ids = new Set(taken.map(({ courierId }) => courierId))
  const theirs = taken.flatMap((conflict) => conflict.theirs).map((row, index) => ({ ...row, key: firstKey + index }))
  return [...mine.filter(({ courierId }) => !ids.has(courierId)), ...theirs]
}

/** Compares two lists of shifts, regardless of the order of the shifts. */
export function hasSameShifts(a: readonly ScheduleShift[], b: readonly ScheduleShift[]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((row) => {
    const found = left.findIndex((other) => isSameShift(row, other))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}
