import { groupBy } from '../../lib/groupBy'
import type { DraftDay } from './draftWeek'
import { isSameShift, type ScheduleShift, shiftWorkMinutes } from './scheduleShift'

export type DatedShift = { date: string; shift: ScheduleShift }

export type CourierScheduleDiff = {
  courierId: number
  added: DatedShift[]
  removed: DatedShift[]
  moved: { from: DatedShift; to: DatedShift }[]
  minutes: number
}

/** Compares the published version of a week with its draft. Both contain the same seven days. */
export function scheduleWeekDiff(published: readonly DraftDay[], draft: readonly DraftDay[]) {
  const [before, after] = [byCourier(published), byCourier(draft)]
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => id !== null).sort((a, b) => a - b)
  const couriers = ids
    .map((courierId) => courierDifference(courierId, before.get(courierId) ?? [], after.get(courierId) ?? []))
    .filter(({ added, removed, moved }) => added.length + removed.length + moved.length > 0)
  return { couriers, total: ids.length }
}

function courierDifference(
  courierId: number,
  before: readonly DatedShift[],
  after: readonly DatedShift[],
): CourierScheduleDiff {
  const added = [...after]
  const left = before.filter((old) => take(added, (one) => isSamePlace(one, old)) === undefined)
  const moved: CourierScheduleDiff['moved'] = []
  const match = (isMatch: (old: DatedShift, next: DatedShift) => boolean) => {
    for (const from of [...left]) {
      const to = take(added, (one) => isMatch(from, one))
      if (!to) continue
      left.splice(left.indexOf(from), 1)
      moved.push({ from, to })
    }
  }
  match((old, next) => old.date === next.date)
  match((old, next) => old.shift.start === next.shift.start && old.shift.end === next.shift.end)
  return { courierId, added, removed: left, moved, minutes: sum(after) - sum(before) }
}

const isSamePlace = (a: DatedShift, b: DatedShift): boolean => a.date === b.date && isSameShift(a.shift, b.shift)

const sum = (shifts: readonly DatedShift[]): number =>
  shifts.reduce((total, { shift }) => total + shiftWorkMinutes(shift), 0)

function take<T>(list: T[], isMatch: (item: T) => boolean): T | undefined {
  const index = list.findIndex(isMatch)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}

/** Shifts without a courier are in the group `null`. */
const byCourier = (days: readonly DraftDay[]): Map<number | null, DatedShift[]> =>
  groupBy(
    days.flatMap(({ date, rows }) => rows.map((shift) => ({ date, shift }))),
    ({ shift }) => shift.courierId,
  )
