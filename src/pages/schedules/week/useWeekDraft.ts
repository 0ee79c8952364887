import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../../kit/address/paths'
import type { DraftOfForm } from '../../../kit/form/useDraft'
import { onTakenAway } from '../../../lib/unsaved'
import { session } from '../../../session/session'
import { type DraftPlace, readDraft, removeDraft, writeDraft } from '../../../ui/form/drafts'
import { keptDays, newsOfDraft, restoreDays } from './weekDraft'
import type { WeekEditor } from './weekEditor'

export const hasWeekDraft = (scheduleId: number): boolean => readOwn(scheduleId) !== undefined

/**
 * Stores the unsaved days when the session ends or the browser discards the page. Offers to restore them to the same
 * user once all days of the week are loaded (`isWhole`). `onKept` runs after storing, `onRestored` after restoring.
 */
export function useWeekDraft(
  scheduleId: number,
  editor: WeekEditor | undefined,
  { isWhole, onKept, onRestored }: { isWhole: boolean; onKept: () => void; onRestored: () => void },
): DraftOfForm {
  const [isDone, setDone] = useState(false)
  const [offered, setOffered] = useState<ReturnType<typeof newsOfDraft>>()

  const keep = useEffectEvent(() => {
    if (!editor) return
    // An open cell commits its text on blur, so the cell is blurred before the days are stored.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('.cell-input')) activeElement.blur()
    const place = placeOf(scheduleId)
    if (place && writeDraft(place, keptDays(editor))) onKept()
  })
  useEffect(() => onTakenAway(() => keep()), [])

  // Runs once per editor, so that later edits do not offer the stored days again.
  useEffect(() => {
    if (!editor || isDone || !isWhole) return
    const news = newsOfDraft(editor, readOwn(scheduleId))
    setOffered(news)
    const place = placeOf(scheduleId)
    if (!news && place) removeDraft(place)
  }, [editor, isDone, isWhole, scheduleId])

  const dismiss = () => {
    const place = placeOf(scheduleId)
    if (place) removeDraft(place)
    setOffered(undefined)
    setDone(true)
  }
  return {
    isOffered: editor !== undefined && offered !== undefined,
    restore: () => {
      if (editor && offered) restoreDays(editor, offered)
      dismiss()
      onRestored()
    },
    dismiss,
  }
}

function readOwn(scheduleId: number) {
  const place = placeOf(scheduleId)
  return place && readDraft(place)
}

function placeOf(scheduleId: number): DraftPlace | undefined {
  const userId = session.user?.id
  return userId === undefined ? undefined : { userId, address: paths.schedule(scheduleId), form: 'week' }
}
