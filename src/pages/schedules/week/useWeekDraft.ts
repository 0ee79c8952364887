import { useEffect, useEffectEvent, useState } from 'react'
import { onTakenAway } from '../../../lib/unsaved'
import { session } from '../../../session/session'
import { paths } from '../../../ui/address/paths'
import { type DraftPlace, readDraft, removeDraft, writeDraft } from '../../../ui/form/drafts'
import type { DraftOfForm } from '../../../ui/form/useDraft'
import { keptDays, newsOfDraft, restoreDays } from './weekDraft'
import type { WeekEditor } from './weekEditor'

/** Whether something unsaved of a week is kept for the signed-in person. */
export const hasWeekDraft = (scheduleId: number): boolean => readOwn(scheduleId) !== undefined

/**
 * Keeps the unsaved days of a week when the session ends or the page is taken away, and offers them to the same person,
 * whichever day or view is open then, once all days are loaded (`isWhole`). `onKept` is called when they are safe, `onRestored` when they are back.
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
    // A cell that is being typed into hands its text over when it is left.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('.cell-input')) activeElement.blur()
    const place = placeOf(scheduleId)
    if (place && writeDraft(place, keptDays(editor))) onKept()
  })
  useEffect(() => onTakenAway(() => keep()), [])

  // Once for each edit: what is typed from then on is no news.
  useEffect(() => {
    if (!editor || isDone || !isWhole) return
    const news = newsOfDraft(editor, readOwn(scheduleId))
    setOffered(news)
    // What has reached the server after all is not looked for again.
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
