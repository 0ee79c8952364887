import { addScheduleDay, updateScheduleDay } from '../../../api/schedules'
import { changedDraftDays, type DraftWeek, nextFreeRowKey } from '../../../domain/schedules/draftWeek'
import {
  type CourierEditConflict,
  type EditConflictSide,
  findCourierEditConflicts,
  hasSameShifts,
  mergeDraftDay,
} from '../../../domain/schedules/mergeDraftDay'
import { planWeekSaveSteps } from '../../../domain/schedules/planWeekSaveSteps'
import {
  parseRejectedShifts,
  type RejectedShift,
  unchangedRejectedShifts,
} from '../../../domain/schedules/rejectedShifts'
import {
  isBlankShift,
  isCompleteShift,
  type ScheduleShift,
  toShiftRequestRow,
  withoutIncompleteBreak,
} from '../../../domain/schedules/scheduleShift'
import { type Failure, toFailure } from '../../../lib/failure'
import { createSessionKeyCheck } from '../../../session/session'
import { assertShiftsReadable } from './assertNoUnreadableRows'
import { loadScheduleDayRows, type ScheduleToLoad, toScheduleShifts } from './loadWeek'
import type { WeekEditor } from './weekEditor'

/**
 * `conflict`: a colleague changed the day during the edit, and nothing was sent. `unsent`: nothing was sent for this day, because another
 * day has a conflict.
 */
export type ScheduleDaySaveResult =
  | { day: number; status: 'waiting' | 'saving' | 'saved' | 'unsent' }
  | { day: number; status: 'failed'; failure: Failure; refused?: readonly RejectedShift[] }
  | ScheduleDayConflict

export type ScheduleDayConflict = {
  day: number
  status: 'conflict'
  conflicts: CourierEditConflict[]
  theirs: ScheduleShift[]
}

type Report = (result: ScheduleDaySaveResult) => void

/**
 * Saves changed days one by one, after loading each of them again. If a colleague's changes conflict with the edit, nothing is sent until
 * the user decides. If one day fails to load or to save, the others are still saved. If the session ends, no further day is sent, and the
 * unsent edits are kept as a draft. Leaving the screen does not stop the save: a shift that moves to another day is first removed from its
 * old day, so a stop could lose it.
 */
export async function saveScheduleDays(
  editor: WeekEditor,
  schedule: ScheduleToLoad,
  days: readonly number[],
  report: Report,
): Promise<void> {
  const isMine = createSessionKeyCheck()
  for (const day of days) report({ day, status: 'waiting' })
  const target = editor.week()
  const stuck = await findStuckDays(editor, target, schedule, days, report)
  const hasConflict = [...stuck.values()].includes('conflict')
  // Input since the start of the save was not checked, so it waits for the next save. A day whose edit was undone since is not sent.
  const edited = editor.changed()
  const changed = changedDraftDays(editor.base(), target).filter((day) => edited.includes(day))
  for (const day of days) {
    if (!changed.includes(day)) report({ day, status: 'saved' })
    else if (hasConflict && !stuck.has(day)) report({ day, status: 'unsent' })
  }
  if (hasConflict || !isMine()) return
  const failed = new Set<number>()
  const sendable = days.filter((day) => changed.includes(day) && !stuck.has(day))
  for (const { day, rows, isWhole: isLast } of planWeekSaveSteps(
    editor.base(),
    withDays(editor.base(), target, sendable),
  )) {
    if (failed.has(day)) continue
    if (!isMine()) return
    report({ day, status: 'saving' })
    try {
      await sendDay(editor, schedule.id, day, rows)
      acceptSavedRows(editor, day, rows)
      if (isLast) report({ day, status: 'saved' })
    } catch (error) {
      failed.add(day)
      const failure = toFailure(error)
      const refused = parseRejectedShifts(failure.fields, rows.filter(isCompleteShift)).rows
      report({ day, status: 'failed', failure, ...(refused.length > 0 ? { refused } : {}) })
    }
  }
}

export const rejectedShiftsOfDay = (
  results: readonly ScheduleDaySaveResult[],
  day: number,
  rows: readonly ScheduleShift[],
): RejectedShift[] => {
  const result = results.find((one) => one.day === day)
  return result?.status === 'failed' ? unchangedRejectedShifts(result.refused ?? [], rows) : []
}

/**
 * Days that «Повторить» (retry) saves: those that the last save did not save, that still have changes, and that have no invalid rows.
 * Saving a day with an incomplete row would lose the row.
 */
export const scheduleDaysToRetry = (
  results: readonly ScheduleDaySaveResult[],
  changed: readonly number[],
  blocked: ReadonlySet<number>,
): number[] =>
  results.flatMap(({ day, status }) => (status !== 'saved' && changed.includes(day) && !blocked.has(day) ? [day] : []))

export function resolveEditConflict(
  editor: WeekEditor,
  { day, conflicts, theirs }: ScheduleDayConflict,
  sideOf: (courierId: number | null) => EditConflictSide,
): void {
  const week = editor.week()
  const first = nextFreeRowKey(week)
  const held = theirs.map((row, index) => ({ ...row, key: first + index }))
  const merged = mergeDraftDay(week.days[day]?.rows ?? [], conflicts, sideOf, first + held.length)
  editor.rebase(day, held, merged)
}

/**
 * Compares the days with the server before a save. Returns the days that cannot be sent, with the reason. A day that
 * already equals the server's rows counts as saved, because an earlier attempt succeeded after all.
 */
async function findStuckDays(
  editor: WeekEditor,
  target: DraftWeek,
  schedule: ScheduleToLoad,
  days: readonly number[],
  report: Report,
) {
  const stuck = new Map<number, 'conflict' | 'unread'>()
  for (const day of days) {
    const [before, mine] = [rowsOf(editor.base(), day), rowsOf(target, day)]
    try {
      // A colleague may have published the week during the edit; the server may then return an empty draft. If the day had shifts before
      // the edit, treat the week as published, so that the published shifts are loaded instead of an empty draft.
      const isPublished = schedule.isPublished === true || before.length > 0
      const { rows, unreadable } = await loadScheduleDayRows({ ...schedule, isPublished }, dateOf(editor, day), false)
      assertShiftsReadable(unreadable)
      const theirs = toScheduleShifts(rows, Math.max(...[editor.week(), editor.base(), target].map(nextFreeRowKey)))
      if (hasSameShifts(before, theirs)) continue
      const saved = savedRows(mine)
      const conflicts = findCourierEditConflicts(before, saved, theirs)
      if (conflicts.length === 0) {
        if (hasSameShifts(saved, theirs)) acceptSavedRows(editor, day, mine)
        else editor.rebase(day, theirs)
        continue
      }
      report({ day, status: 'conflict', conflicts, theirs })
      stuck.set(day, 'conflict')
    } catch (error) {
      report({ day, status: 'failed', failure: toFailure(error) })
      stuck.set(day, 'unread')
    }
  }
  return stuck
}

const savedRows = (rows: readonly ScheduleShift[]): ScheduleShift[] =>
  rows.filter((row) => !isBlankShift(row)).map(withoutIncompleteBreak)

/**
 * Uses the saved rows of a day as the baseline for later edits. If the user has changed the day during the save, the edited rows are kept.
 */
function acceptSavedRows(editor: WeekEditor, day: number, rows: readonly ScheduleShift[]): void {
  const saved = savedRows(rows)
  editor.rebase(day, saved, rowsOf(editor.week(), day) === rows ? saved : undefined)
}

async function sendDay(
  editor: WeekEditor,
  scheduleId: number,
  day: number,
  rows: readonly ScheduleShift[],
): Promise<void> {
  const sent = rows.filter(isCompleteShift).map(toShiftRequestRow)
  const save = rowsOf(editor.base(), day).length === 0 ? addScheduleDay : updateScheduleDay
  await save(scheduleId, dateOf(editor, day), sent)
}

function withDays(base: DraftWeek, target: DraftWeek, days: readonly number[]): DraftWeek {
  return { days: base.days.map((held, day) => (days.includes(day) ? (target.days[day] ?? held) : held)) }
}

const rowsOf = (week: DraftWeek, day: number): readonly ScheduleShift[] => week.days[day]?.rows ?? []
const dateOf = (editor: WeekEditor, day: number): string => editor.week().days[day]?.date ?? ''
