import { toEpochSecond } from '../lib/moments'

type PlannedRow = {
  courierId: number
  timeStart?: string | undefined
  timeEnd?: string | undefined
}

/** Start and end in epoch seconds. */
export type ShiftInterval = { start: number; end: number }

const DAY = 24 * 3600

/** An end before the start is on the next day; equal times mean a shift of 24 hours. */
function plannedShift({ timeStart, timeEnd }: PlannedRow, date: string, timezone: number): ShiftInterval[] {
  if (timeStart === undefined || timeEnd === undefined) return []
  const start = toEpochSecond(`${date} ${timeStart}:00`, timezone)
  const end = toEpochSecond(`${date} ${timeEnd}:00`, timezone)
  return [{ start, end: end <= start ? end + DAY : end }]
}

/** Returns the courier's planned shift on a date; of several shifts, the one whose start is nearest to `startedAt` (epoch seconds). */
export function findPlannedShift(
  rows: readonly PlannedRow[],
  courierId: number,
  date: string,
  startedAt: number,
  timezone: number,
): ShiftInterval | undefined {
  return rows
    .filter((row) => row.courierId === courierId)
    .flatMap((row) => plannedShift(row, date, timezone))
    .sort((a, b) => Math.abs(a.start - startedAt) - Math.abs(b.start - startedAt))[0]
}

/** Seconds. A courier who has not started a shift this long after its planned start counts as absent. */
const NO_SHOW_AFTER = 600

export type NoShowState = 'running' | 'over'

type PublishedRow = PlannedRow & {
  slot?: { createdAt?: string | undefined; finishedAt?: string | undefined } | undefined
}

/**
 * Finds no-shows: published rows of a schedule without a worked shift, at least ten minutes after the planned start. The state of a row is
 * `running` until the planned end, then `over`. A worked shift (`slot`) is stored in one row, but it counts for every planned shift of the
 * same courier that it overlaps. `date` is `yyyy-MM-dd`, `now` is in epoch seconds.
 */
export function findNoShows<Row extends PublishedRow>(
  rows: readonly Row[],
  date: string,
  now: number,
  timezone: number,
): ReadonlyMap<Row, NoShowState> {
  const found = new Map<Row, NoShowState>()
  for (const row of rows) {
    const [shift] = row.slot ? [] : plannedShift(row, date, timezone)
    if (!shift || now < shift.start + NO_SHOW_AFTER) continue
    const isWorked = rows.some(
      ({ courierId, slot }) =>
        courierId === row.courierId &&
        slot &&
        (slot.createdAt === undefined || toEpochSecond(slot.createdAt, timezone) < shift.end) &&
        (slot.finishedAt === undefined || toEpochSecond(slot.finishedAt, timezone) > shift.start),
    )
    if (!isWorked) found.set(row, now < shift.end ? 'running' : 'over')
  }
  return found
}

export function noShowByCourier(noShows: ReadonlyMap<PlannedRow, NoShowState>): ReadonlyMap<number, NoShowState> {
  const absent = new Map<number, NoShowState>()
  for (const [{ courierId }, noShow] of noShows) {
    if (absent.get(courierId) !== 'running') absent.set(courierId, noShow)
  }
  return absent
}

/** `date` is `yyyy-MM-dd`. To find the shifts at a given time, pass the previous date too: its shifts may end after midnight. */
type PlannedDay<Row extends PlannedRow = PlannedRow> = { date: string; rows: readonly Row[] }

/** Number of planned couriers at `now` (epoch seconds) by point id. `timezone` is in hours east of UTC. */
export function plannedCourierCountByPoint(
  days: readonly PlannedDay<PlannedRow & { pointId: number }>[],
  now: number,
  timezone: number,
): ReadonlyMap<number, number> {
  const cover = new Map<number, number>()
  for (const { row } of shiftsAt(days, now, timezone)) cover.set(row.pointId, (cover.get(row.pointId) ?? 0) + 1)
  return cover
}

/**
 * Maps the id of each courier who has a planned shift at `now` to the end of that shift. `now` and the end are in epoch seconds; `timezone`
 * is in hours east of UTC.
 */
export function plannedEndByCourier(
  days: readonly PlannedDay[],
  now: number,
  timezone: number,
): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  for (const { row, end } of shiftsAt(days, now, timezone)) {
    ends.set(row.courierId, Math.max(ends.get(row.courierId) ?? end, end))
  }
  return ends
}

function shiftsAt<Row extends PlannedRow>(days: readonly PlannedDay<Row>[], now: number, timezone: number) {
  return days.flatMap(({ date, rows }) =>
    rows.flatMap((row) =>
      plannedShift(row, date, timezone).flatMap(({ start, end }) => (start <= now && now < end ? [{ row, end }] : [])),
    ),
  )
}
