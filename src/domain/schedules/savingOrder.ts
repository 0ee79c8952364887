import type { Shift } from './shift'
import { isOverlap, spansByCourier } from './spans'
import { changedDays, type DraftWeek } from './week'

/** A day to send, with the rows it is to have. A day may be sent twice: without the rows that are in the way, then whole. */
export type SaveStep = { day: number; rows: readonly Shift[]; isWhole: boolean }

/**
 * The order in which changed days are sent so that the server, which refuses a shift that overlaps with one of a
 * neighbouring day, never sees a shift at its old and its new place at once: days that lose rows go first, and days that
 * wait for each other go in two steps. `base` is what the server has.
 */
export function savingOrder(base: DraftWeek, target: DraftWeek): SaveStep[] {
  const steps: SaveStep[] = []
  const current = base.days.map(({ rows }) => rows)
  const whole = (day: number) => target.days[day]?.rows ?? []
  const send = (day: number, rows: readonly Shift[], isWhole: boolean) => {
    current[day] = rows
    steps.push({ day, rows, isWhole })
  }
  const waiting = changedDays(base, target).sort((a, b) => gain(base, target, a) - gain(base, target, b) || a - b)
  const cleared = new Set<number>()
  while (waiting.length > 0) {
    const free = waiting.findIndex((day) => freeRows(current, day, whole(day)).length === whole(day).length)
    if (free >= 0) {
      const [day = 0] = waiting.splice(free, 1)
      send(day, whole(day), true)
      continue
    }
    const partly = waiting
      .filter((day) => !cleared.has(day))
      .map((day) => ({ day, rows: freeRows(current, day, whole(day)) }))
      .find(({ day, rows }) => rows.length > 0 && helps(current, target, day, rows))
    if (partly) {
      send(partly.day, partly.rows, false)
      cleared.add(partly.day)
      continue
    }
    // Nothing can be cleared without emptying a day: the server has the last word.
    const [day = 0] = waiting.splice(0, 1)
    send(day, whole(day), true)
  }
  return steps
}

const gain = (base: DraftWeek, target: DraftWeek, day: number): number =>
  (target.days[day]?.rows.length ?? 0) - (base.days[day]?.rows.length ?? 0)

/** The rows of a day that overlap with nothing in the days beside it. */
function freeRows(current: readonly (readonly Shift[])[], day: number, rows: readonly Shift[]): Shift[] {
  const beside = [day - 1, day + 1].filter((other) => current[other])
  const days = current.map((held, index) => ({ rows: beside.includes(index) ? held : index === day ? rows : [] }))
  const spans = spansByCourier(days)
  return rows.filter((row) => {
    const own = row.courierId === null ? [] : (spans.get(row.courierId) ?? [])
    const span = own.find((one) => one.row === row)
    return !span || own.every((other) => other.day === day || !isOverlap(other, span))
  })
}

/** Whether sending these rows of a day frees a neighbour that waits: without it the day would be sent for ever. */
function helps(
  current: readonly (readonly Shift[])[],
  target: DraftWeek,
  day: number,
  rows: readonly Shift[],
): boolean {
  const after = current.map((held, index) => (index === day ? rows : held))
  return [day - 1, day + 1].some((other) => {
    const wanted = target.days[other]?.rows
    if (!wanted) return false
    return freeRows(after, other, wanted).length > freeRows(current, other, wanted).length
  })
}
