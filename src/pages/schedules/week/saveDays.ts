import { addScheduleDay, listScheduleDay, updateScheduleDay } from '../../../api/schedules'
import { type CourierConflict, dayConflicts, isSameRows, mergeDay, type Side } from '../../../domain/schedules/mergeDay'
import { type RefusedRow, refusedRows, stillRefused } from '../../../domain/schedules/refusedRows'
import { savingOrder } from '../../../domain/schedules/savingOrder'
import { isWhole, type Shift, sentRow, withoutHalfBreak } from '../../../domain/schedules/shift'
import { type DraftWeek, freeKey } from '../../../domain/schedules/week'
import { type Failure, toFailure } from '../../../lib/failure'
import { watchKey } from '../../../session/session'
import { dayShifts } from './loadDraft'
import { refuseUnreadRows } from './unreadRows'
import type { WeekEditor } from './weekEditor'

/** `conflict`: a colleague changed the day during the edit, and nothing was sent. */
export type DayResult =
  | { day: number; status: 'waiting' | 'saving' | 'saved' }
  | { day: number; status: 'failed'; failure: Failure; refused?: readonly RefusedRow[] }
  | { day: number; status: 'conflict'; conflicts: CourierConflict[]; theirs: Shift[] }

type Report = (result: DayResult) => void

/**
 * Saves changed days one by one, after loading each of them again. If a colleague's changes conflict with the edit,
 * nothing is sent until the user decides. A failed day does not stop the others. If the session ends, no further day is
 * sent, and the unsent edits are kept as a draft.
 */
export async function saveDays(
  editor: WeekEditor,
  scheduleId: number,
  days: readonly number[],
  report: Report,
): Promise<void> {
  const isMine = watchKey()
  for (const day of days) report({ day, status: 'waiting' })
  const isClear = await areUntouched(editor, scheduleId, days, report)
  const changed = editor.changed()
  for (const day of days) if (!changed.includes(day)) report({ day, status: 'saved' })
  if (!isClear || !isMine()) return
  const failed = new Set<number>()
  for (const { day, rows, isWhole: isLast } of savingOrder(editor.base(), withDays(editor, days))) {
    if (failed.has(day)) continue
    if (!isMine()) return
    report({ day, status: 'saving' })
    try {
      await sendDay(editor, scheduleId, day, rows)
      const held = rows.map(withoutHalfBreak)
      editor.rebase(day, held, rowsOf(editor.week(), day) === rows ? held : undefined)
      if (isLast) report({ day, status: 'saved' })
    } catch (error) {
      failed.add(day)
      const failure = toFailure(error)
      const refused = refusedRows(failure.fields, rows.filter(isWhole)).rows
      report({ day, status: 'failed', failure, ...(refused.length > 0 ? { refused } : {}) })
    }
  }
}

export const refusedOf = (results: readonly DayResult[], day: number, rows: readonly Shift[]): RefusedRow[] => {
  const result = results.find((one) => one.day === day)
  return result?.status === 'failed' ? stillRefused(result.refused ?? [], rows) : []
}

/**
 * Days that «Повторить» saves: days of the last save that are still unsaved and have no errors. Saving a day with
 * errors would drop its incomplete rows.
 */
export const daysToRetry = (
  results: readonly DayResult[],
  changed: readonly number[],
  blocked: ReadonlySet<number>,
): number[] =>
  results.flatMap(({ day, status }) => (status !== 'saved' && changed.includes(day) && !blocked.has(day) ? [day] : []))

export function resolveConflict(
  editor: WeekEditor,
  { day, conflicts, theirs }: Extract<DayResult, { status: 'conflict' }>,
  sideOf: (courierId: number | null) => Side,
): void {
  const week = editor.week()
  const first = freeKey(week)
  const held = theirs.map((row, index) => ({ ...row, key: first + index }))
  const merged = mergeDay(week.days[day]?.rows ?? [], conflicts, sideOf, first + held.length)
  editor.rebase(day, held, merged)
}

/**
 * Compares the days with the server before a save. A day that already equals the server's rows counts as saved, because
 * an earlier attempt succeeded after all.
 */
async function areUntouched(editor: WeekEditor, scheduleId: number, days: readonly number[], report: Report) {
  let isClear = true
  for (const day of days) {
    const [before, mine] = [rowsOf(editor.base(), day), rowsOf(editor.week(), day)]
    try {
      const { rows, unreadable } = await listScheduleDay(scheduleId, dateOf(editor, day), false)
      refuseUnreadRows(unreadable)
      const theirs = dayShifts(rows)
      if (isSameRows(before, theirs)) continue
      const conflicts = dayConflicts(before, mine, theirs)
      if (conflicts.length === 0) {
        editor.rebase(day, theirs.length === mine.length ? mine : theirs)
        continue
      }
      report({ day, status: 'conflict', conflicts, theirs })
    } catch (error) {
      report({ day, status: 'failed', failure: toFailure(error) })
    }
    isClear = false
  }
  return isClear
}

async function sendDay(editor: WeekEditor, scheduleId: number, day: number, rows: readonly Shift[]): Promise<void> {
  const sent = rows.filter(isWhole).map(sentRow)
  const save = rowsOf(editor.base(), day).length === 0 ? addScheduleDay : updateScheduleDay
  await save(scheduleId, dateOf(editor, day), sent)
}

function withDays(editor: WeekEditor, days: readonly number[]): DraftWeek {
  const base = editor.base()
  return { days: base.days.map((held, day) => (days.includes(day) ? (editor.week().days[day] ?? held) : held)) }
}

const rowsOf = (week: DraftWeek, day: number): readonly Shift[] => week.days[day]?.rows ?? []
const dateOf = (editor: WeekEditor, day: number): string => editor.week().days[day]?.date ?? ''
