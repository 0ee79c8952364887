import { toEpochSecond } from '../lib/moments'

/** A planned row of a day; times `HH:mm`, in city time. */
export type PlannedRow = {
  courierId: number
  timeStart?: string | undefined
  timeEnd?: string | undefined
}

/** A planned shift; epoch seconds. */
export type PlannedShift = { start: number; end: number }

const DAY = 24 * 3600

/** The planned rows of a day as moments; one without both times is left out, an end before the start is on the next day. */
function plannedShift({ timeStart, timeEnd }: PlannedRow, date: string, timezone: number): PlannedShift[] {
  if (timeStart === undefined || timeEnd === undefined) return []
  const start = toEpochSecond(`${date} ${timeStart}:00`, timezone)
  const end = toEpochSecond(`${date} ${timeEnd}:00`, timezone)
  return [{ start, end: end < start ? end + DAY : end }]
}

/** What a courier was to work on a day: of several rows the one that begins nearest to when he began. */
export function plannedFor(
  rows: readonly PlannedRow[],
  courierId: number,
  date: string,
  startedAt: number,
  timezone: number,
): PlannedShift | undefined {
  return rows
    .filter((row) => row.courierId === courierId)
    .flatMap((row) => plannedShift(row, date, timezone))
    .sort((a, b) => Math.abs(a.start - startedAt) - Math.abs(b.start - startedAt))[0]
}

/** How many of the rows of a day cover a moment, by dispatch point. A shift of the day before may still run. */
export function plannedCover(
  days: readonly { date: string; rows: readonly (PlannedRow & { pointId: number })[] }[],
  now: number,
  timezone: number,
): ReadonlyMap<number, number> {
  const cover = new Map<number, number>()
  for (const { date, rows } of days) {
    for (const row of rows) {
      const isOn = plannedShift(row, date, timezone).some(({ start, end }) => start <= now && now < end)
      if (isOn) cover.set(row.pointId, (cover.get(row.pointId) ?? 0) + 1)
    }
  }
  return cover
}
