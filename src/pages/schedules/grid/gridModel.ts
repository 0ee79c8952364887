import { isBlank, type Shift, workMinutes } from '../../../domain/schedules/shift'
import type { Verdict } from '../../../domain/schedules/verdicts'
import type { DraftWeek } from '../../../domain/schedules/week'
import type { Names } from '../week/people'

/** The week as a table of couriers by days. */

/** A row of the grid: a courier, or null for shifts that have none yet. */
export type GridRow = { courierId: number | null; fio: string; courierTypeId: number | undefined }

/** A place in the grid; both count from 0. */
export type Place = { row: number; day: number }

const NO_SHIFTS: readonly Shift[] = []

/** Everybody who may work or does, by name; shifts without a courier come first. */
export function gridRows(week: DraftWeek, names: Names): GridRow[] {
  const ids = new Set<number | null>(names.couriers.map(({ value }) => value))
  for (const { rows } of week.days) for (const row of rows) if (!isBlank(row)) ids.add(row.courierId)
  return [...ids]
    .map((courierId) => ({ courierId, ...names.courier(courierId) }))
    .sort(
      (a, b) =>
        Number(a.courierId !== null) - Number(b.courierId !== null) ||
        a.fio.localeCompare(b.fio, 'ru') ||
        (a.courierId ?? 0) - (b.courierId ?? 0),
    )
}

type DayIndex = ReadonlyMap<number | null, readonly Shift[]>

const indexes = new WeakMap<readonly Shift[], DayIndex>()

/** The shifts of a courier on a day; the index of a day is made once for each state of it. */
export function shiftsAt(week: DraftWeek, day: number, courierId: number | null): readonly Shift[] {
  const rows = week.days[day]?.rows
  if (!rows) return NO_SHIFTS
  let index = indexes.get(rows)
  if (!index) {
    const made = new Map<number | null, Shift[]>()
    for (const row of rows) {
      if (isBlank(row)) continue
      const list = made.get(row.courierId)
      if (list) list.push(row)
      else made.set(row.courierId, [row])
    }
    for (const list of made.values()) list.sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
    index = made
    indexes.set(rows, index)
  }
  return index.get(courierId) ?? NO_SHIFTS
}

/** A courier's week in sums: minutes of work and number of shifts. */
export function rowSums(cells: readonly (readonly Shift[])[]): { minutes: number; shifts: number } {
  let [minutes, shifts] = [0, 0]
  for (const cell of cells) {
    shifts += cell.length
    for (const shift of cell) minutes += workMinutes(shift)
  }
  return { minutes, shifts }
}

/** The verdicts of each cell, under «day/courier». */
export function verdictsByCell(verdicts: readonly Verdict[]): Map<string, Verdict[]> {
  const found = new Map<string, Verdict[]>()
  for (const verdict of verdicts) {
    if (verdict.key === null) continue
    const key = cellKeyOf(verdict.day, verdict.courierId)
    const list = found.get(key)
    if (list) list.push(verdict)
    else found.set(key, [verdict])
  }
  return found
}

export const cellKeyOf = (day: number, courierId: number | null): string => `${day}/${courierId}`

/** The point at which a courier works most this week; what a new shift of his starts with. */
export function usualPoint(week: DraftWeek, courierId: number | null, names: Names): number | null {
  const counts = new Map<number, number>()
  for (const { rows } of week.days) {
    for (const row of rows) {
      if (row.courierId === courierId && row.pointId !== null)
        counts.set(row.pointId, (counts.get(row.pointId) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best?.[0] ?? (names.points.length === 1 ? (names.points[0]?.value ?? null) : null)
}
