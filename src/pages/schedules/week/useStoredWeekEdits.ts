import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../../kit/address/paths'
import type { FormDraftOffer } from '../../../kit/form/useFormDraft'
import { addForcedLeaveListener } from '../../../lib/unsavedInput'
import { session } from '../../../session/session'
import { type FormDraftKey, readFormDraft, removeFormDraft, writeFormDraft } from '../../../ui/form/formDrafts'
import { commitOpenCell } from '../cells/commitOpenCell'
import { nameResolvingCommands } from '../form/dayFormClipboard'
import type { ScheduleNameLookup } from './scheduleNameLookup'
import { parseStoredWeekEdits, restoreStoredWeekEdits, serializeWeekEdits } from './storedWeekEdits'
import type { WeekEditor } from './weekEditor'

type StoredWeekEditsOptions = {
  names: ScheduleNameLookup
  isWhole: boolean
  onStored: () => void
  onRestored: () => void
}

export const hasStoredWeekEdits = (scheduleId: number): boolean => readOwn(scheduleId) !== undefined

/**
 * Stores the unsaved days when the session ends or the browser discards the page. Offers to restore them to the same
 * user once all days of the week are loaded (`isWhole`). `onStored` runs after storing, `onRestored` after restoring.
 */
export function useStoredWeekEdits(
  scheduleId: number,
  editor: WeekEditor | undefined,
  { names, isWhole, onStored, onRestored }: StoredWeekEditsOptions,
): FormDraftOffer {
  const [isDone, setDone] = useState(false)
  const [offered, setOffered] = useState<ReturnType<typeof parseStoredWeekEdits>>()

  const keep = useEffectEvent(() => {
    if (!editor) return
    commitOpenCell()
    const place = placeOf(scheduleId)
    if (place && writeFormDraft(place, serializeWeekEdits(editor))) onStored()
  })
  useEffect(() => addForcedLeaveListener(() => keep()), [])

  // Runs when the week is loaded. If it also ran after each edit, it would offer again to restore the stored days.
  useEffect(() => {
    if (!editor || isDone || !isWhole) return
    const news = parseStoredWeekEdits(editor, readOwn(scheduleId))
    setOffered(news)
    const place = placeOf(scheduleId)
    if (!news && place) removeFormDraft(place)
  }, [editor, isDone, isWhole, scheduleId])

  const dismiss = () => {
    const place = placeOf(scheduleId)
    if (place) removeFormDraft(place)
    setOffered(undefined)
    setDone(true)
  }
  return {
    isOffered: editor !== undefined && offered !== undefined,
    restore: () => {
      if (editor && offered) {
        restoreStoredWeekEdits(editor, offered)
        editor.perform(...nameResolvingCommands(editor.week(), names))
      }
      dismiss()
      onRestored()
    },
    dismiss,
  }
}

function readOwn(scheduleId: number) {
  const place = placeOf(scheduleId)
  return place && readFormDraft(place)
}

function placeOf(scheduleId: number): FormDraftKey | undefined {
  const userId = session.user?.id
  return userId === undefined ? undefined : { userId, address: paths.schedule(scheduleId), form: 'week' }
}
