import { changedDraftDays, type DraftWeek } from './draftWeek'
import type { ScheduleShift } from './scheduleShift'
import { doSpansOverlap, shiftSpansByCourier } from './spans'

/**
 * One request that saves a day. A day may be saved twice: first without the shifts that overlap a shift stored on a neighbouring day, then
 * with all its shifts.
 */
type SaveStep = { day: number; rows: readonly ScheduleShift[]; isWhole: boolean }

/**
 * Sorts changed days for saving. The server rejects a shift that overlaps one of a neighbouring day, so a moved shift must never be stored
 * on both days. Days that lose shifts are saved first; days that block each other are saved in two steps. `base` is the week on the server.
 */
export function planWeekSaveSteps(base: DraftWeek, target: DraftWeek): SaveStep[] {
  const steps: SaveStep[] = []
  const current = base.days.map(({ rows }) => rows)
  const targetRows = (day: number) => target.days[day]?.rows ?? []
  const send = (day: number, rows: readonly ScheduleShift[], isWhole: boolean) => {
    current[day] = rows
    steps.push({ day, rows, isWhole })
  }
  const waiting = changedDraftDays(base, target).sort((a, b) => gain(base, target, a) - gain(base, target, b) || a - b)
  const cleared = new Set<number>()
  while (waiting.length > 0) {
    const free = waiting.findIndex((day) => freeRows(current, day, targetRows(day)).length === targetRows(day).length)
    if (free >= 0) {
      const [day = 0] = waiting.splice(free, 1)
      send(day, targetRows(day), true)
      continue
    }
    const partly = waiting
      .filter((day) => !cleared.has(day))
      .map((day) => ({ day, rows: freeRows(current, day, targetRows(day)) }))
      .find(({ day, rows }) => rows.length > 0 && helps(current, target, day, rows))
    if (partly) {
      send(partly.day, partly.rows, false)
      cleared.add(partly.day)
      continue
    }
    // Each remaining day overlaps another unsaved day, and saving only some of its shifts first would not remove the overlap. Send the
    // next day with all its shifts; the server accepts or rejects the request.
    const [day = 0] = waiting.splice(0, 1)
    send(day, targetRows(day), true)
  }
  return steps
}

const gain = (base: DraftWeek, target: DraftWeek, day: number): number =>
  (target.days[day]?.rows.length ?? 0) - (base.days[day]?.rows.length ?? 0)

function freeRows(
  current: readonly (readonly ScheduleShift[])[],
  day: number,
  rows: readonly ScheduleShift[],
): ScheduleShift[] {
  const beside = [day - 1, day + 1].filter((other) => current[other])
  const days = current.map((held, index) => ({ rows: beside.includes(index) ? held : index === day ? rows : [] }))
  const spans = shiftSpansByCourier(days)
  return rows.filter((row) => {
    const own = row.courierId === null ? [] : (spans.get(row.courierId) ?? [])
    const span = own.find((one) => one.row === row)
    return !span || own.every((other) => other.day === day || !doSpansOverlap(other, span))
  })
}

function helps(
  current: readonly (readonly ScheduleShift[])[],
  target: DraftWeek,
  day: number,
  rows: readonly ScheduleShift[],
): boolean {
  const after = current.map((held, index) => (index === day ? rows : held))
  return [day - 1, day + 1].some((other) => {
    const wanted = target.days[other]?.rows
    if (!wanted) return false
    return freeRows(after, other, wanted).length > freeRows(current, other, wanted).length
  })
}
