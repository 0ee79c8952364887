import { useCallback, useRef, useState } from 'react'
import type { EditConflictSide } from '../../../domain/schedules/mergeDraftDay'
import { failureText, RequestFailure } from '../../../lib/failure'
import { shortWeekdayName } from '../../../lib/weekdays'
import type { ScheduleToLoad } from './loadWeek'
import {
  resolveEditConflict,
  type ScheduleDayConflict,
  type ScheduleDaySaveResult,
  saveScheduleDays,
} from './saveScheduleDays'
import type { WeekEditor } from './weekEditor'
import { useChangedDays } from './weekEditorHooks'

export type WeekSaver = ReturnType<typeof useWeekSaver>

const NONE: readonly ScheduleDaySaveResult[] = []

export function useWeekSaver(editor: WeekEditor | undefined, schedule: ScheduleToLoad, onSaved: () => void) {
  const [results, setResults] = useState(NONE)
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const { id, isPublished } = schedule

  /** Resolves to true if all given days are saved. Rejects if some were not saved; the error message names these days. */
  const save = useCallback(
    async (days: readonly number[]) => {
      if (!editor || isBusy.current || days.length === 0) return false
      isBusy.current = true
      setSaving(true)
      const found = new Map<number, ScheduleDaySaveResult>()
      const held = editor.base()
      const sorted = () => [...found.values()].sort((a, b) => a.day - b.day)
      const report = (result: ScheduleDaySaveResult) => {
        found.set(result.day, result)
        setResults(sorted())
      }
      await saveScheduleDays(editor, { id, isPublished }, days, report)
      isBusy.current = false
      setSaving(false)
      // Reload the week even if only some days were saved, because the counters of the week have changed.
      if (editor.base() !== held) onSaved()
      const left = editor.changed().filter((day) => days.includes(day))
      if (left.length === 0) setResults(NONE)
      else if (sorted().some(({ status }) => status !== 'saved'))
        throw createSaveFailure(
          sorted(),
          editor.week().days.map(({ date }) => date),
        )
      return left.length === 0
    },
    [editor, id, isPublished, onSaved],
  )
  const forget = useCallback(
    (day?: number) => setResults((all) => (day === undefined ? NONE : all.filter((result) => result.day !== day))),
    [],
  )
  const resolve = useCallback(
    (result: ScheduleDayConflict, sideOf: (courierId: number | null) => EditConflictSide) => {
      if (!editor) return
      resolveEditConflict(editor, result, sideOf)
      forget(result.day)
    },
    [editor, forget],
  )
  const changed = useChangedDays(editor)
  const current = isSaving ? results : withoutUndoneDays(results, changed)
  if (current !== results) setResults(current)
  return { results: current, isSaving, save, resolve, forget }
}

/** Leaves out unsaved days whose edit was undone. A day with an unknown outcome stays, because the server may have saved it. */
function withoutUndoneDays(results: readonly ScheduleDaySaveResult[], changed: readonly number[]) {
  const left = results.filter((one) => one.status === 'saved' || isUnknown(one) || changed.includes(one.day))
  if (left.length === results.length) return results
  return left.every(({ status }) => status === 'saved') ? NONE : left
}

function createSaveFailure(results: readonly ScheduleDaySaveResult[], dates: readonly string[]): RequestFailure {
  const dayNamesWhere = (matches: (result: ScheduleDaySaveResult) => boolean) =>
    results
      .filter(matches)
      .map(({ day }) => shortWeekdayName(dates[day] as string))
      .join(', ')
  const groups = [
    ['Не сохранено', dayNamesWhere((result) => result.status !== 'saved' && !isUnknown(result))],
    ['Неизвестно, сохранено ли', dayNamesWhere(isUnknown)],
    ['Сохранено', dayNamesWhere(({ status }) => status === 'saved')],
  ]
  const message = groups.flatMap(([label, days]) => (days ? [`${label}: ${days}`] : [])).join('. ')
  const reasons = [...new Set(results.map(reasonText).filter((text) => text !== undefined))]
  return new RequestFailure({ message, ...(reasons.length > 0 ? { hint: reasons.join('. ') } : {}) })
}

const isUnknown = (result: ScheduleDaySaveResult): boolean =>
  result.status === 'failed' && result.failure.outcome === 'unknown'

function reasonText(result: ScheduleDaySaveResult): string | undefined {
  if (result.status === 'conflict') return 'День изменён коллегой'
  if (result.status !== 'failed') return undefined
  const { hint, outcome } = result.failure
  return (outcome === 'unknown' && hint ? hint : failureText(result.failure)).replace(/\.$/, '')
}
