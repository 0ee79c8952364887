import { toEpochSecond } from '../lib/moments'

export type PlannedRow = {
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

type PublishedRow = PlannedRow & { slot?: { createdAt?: string | undefined } | undefined }

/** Seconds after the planned start. */
const NO_SHOW_AFTER = 600

/**
 * A no-show is a planned shift that began at least ten minutes ago and has no slot. The result says if the shift is still running; undefined
 * means no no-show. `date` is `yyyy-MM-dd`, `now` is in epoch seconds.
 */
export function findNoShow(
  row: PublishedRow,
  date: string,
  now: number,
  timezone: number,
): 'running' | 'over' | undefined {
  const [shift] = row.slot?.createdAt === undefined ? plannedShift(row, date, timezone) : []
  if (!shift || now < shift.start + NO_SHOW_AFTER) return undefined
  return now < shift.end ? 'running' : 'over'
}

/** The no-show of each courier who did not come; of several shifts, a running one. See `findNoShow`. */
export function findAbsentCouriers(
  rows: readonly PublishedRow[],
  date: string,
  now: number,
  timezone: number,
): ReadonlyMap<number, 'running' | 'over'> {
  const absent = new Map<number, 'running' | 'over'>()
  for (const row of rows) {
    const noShow = findNoShow(row, date, now, timezone)
    if (noShow && absent.get(row.courierId) !== 'running') absent.set(row.courierId, noShow)
  }
  return absent
}

/** `date` is `yyyy-MM-dd`. To find the shifts at a given time, pass the previous date too: its shifts may end after midnight. */
export type PlannedDay<Row extends PlannedRow = PlannedRow> = { date: string; rows: readonly Row[] }

export function plannedCountByPoint(
  days: readonly PlannedDay<PlannedRow & { pointId: number }>[],
  now: number,
  timezone: number,
): ReadonlyMap<number, number> {
  const cover = new Map<number, number>()
  for (const { row } of shiftsAt(days, now, timezone)) cover.set(row.pointId, (cover.get(row.pointId) ?? 0) + 1)
  return cover
}

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
