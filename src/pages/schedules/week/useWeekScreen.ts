import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadCourierOptions, loadPointOptions } from '../../../api/dictionaries'
import type { Schedule } from '../../../api/schedules'
import { weekDates } from '../../../domain/schedules/weeks'
import { cityToday } from '../../../session/cityClock'
import { useAccess } from '../../../session/useAccess'
import { paths } from '../../../ui/address/paths'
import { useLeaveGuard } from '../../../ui/form/useLeaveGuard'
import { useLoaded } from '../../../ui/load/useLoaded'
import { loadAround, loadEditor, loadOtherDays } from './loadDraft'
import { createNames } from './people'
import { useChangedDays, useMissingDays, usePeople } from './useEditor'
import { useSaver } from './useSaver'
import { useWeekAddress } from './useWeekAddress'
import { hasWeekDraft, useWeekDraft } from './useWeekDraft'

export type WeekScreenState = ReturnType<typeof useWeekScreen>

/** What is open of a week stands in the address; what is unsaved of it lives here, whichever day or view is open. */
export function useWeekScreen(schedule: Schedule, onReload: () => void) {
  const { id, cityId, isPublished = false } = schedule
  const mayCreate = useAccess()('schedule_create')
  const points = useLoaded(loadPointOptions, [cityId])
  const couriers = useLoaded(loadCourierOptions, [cityId])
  /** Another number loads the week anew: publishing, resetting and copying a day change it on the server. */
  const [version, setVersion] = useState(0)
  /** The draft on the server is another one than that of the editor. */
  const [outdated, setOutdated] = useState<'unseen' | 'asked' | false>(false)
  const [wasEdited, setWasEdited] = useState(() => mayCreate && hasWeekDraft(id))

  const isDirty = () => (editor.value?.changed().length ?? 0) > 0
  const guard = useLeaveGuard(isDirty, { within: paths.schedule(id), edited: () => editor.value?.week() })
  const address = useWeekAddress(isDirty)
  const isEditing = mayCreate && address.mode !== 'view'
  const isDraftView = !isPublished || (mayCreate && (address.isDraft || isEditing))
  const isWeekView = address.view === 'week'
  const isDraftShown = isEditing || (isWeekView && isDraftView)
  // Kept from then on: another day or view must not lose what was typed.
  if (isDraftShown && !wasEdited) setWasEdited(true)
  const dates = weekDates(schedule.dateStart)
  const date = address.date && dates.includes(address.date) ? address.date : openingDate(schedule, dates)
  const onlyDay = isEditing && !isWeekView ? dates.indexOf(date) : undefined
  const loadVersion = (isActive: boolean) => (_id: number, _version: number, signal: AbortSignal) =>
    loadEditor(schedule, isActive, isActive ? undefined : onlyDay, signal)
  const editor = useLoaded(loadVersion(false), [id, version], { skip: !wasEdited })
  const published = useLoaded(loadVersion(true), [id, version], { skip: !isWeekView || isDraftView })
  const missing = useMissingDays(editor.value)
  // Apart from the open day: the others only add verdicts, and must neither delay nor prevent its edit.
  const others = useLoaded(
    (_id: number, _version: number, signal: AbortSignal) =>
      editor.value ? loadOtherDays(schedule, editor.value, signal) : Promise.resolve(true as const),
    [id, version],
    { skip: missing.length === 0 },
  )
  const { dateStart, dateEnd } = schedule
  // Apart from the week: they only add verdicts at its borders, and must neither delay nor prevent its edit.
  const around = useLoaded(loadAround, [{ cityId, dateStart, dateEnd }], { skip: !wasEdited && !isWeekView })
  useEffect(() => {
    if (!around.value) return
    editor.value?.setAround(around.value)
    published.value?.setAround(around.value)
  }, [around.value, editor.value, published.value])
  const changed = useChangedDays(editor.value)

  const people = usePeople((isDraftShown ? editor : published).value)
  const names = useMemo(() => createNames(couriers.value, points.value, people), [couriers.value, points.value, people])
  // Not while rows are typed: those of a day that was published, reset or copied meanwhile are compared before they are saved.
  if (outdated && changed.length === 0 && (outdated === 'asked' || !isDraftShown)) {
    setOutdated(false)
    setWasEdited(false)
    setVersion(version + 1)
  }
  const [dayVersion, setDayVersion] = useState(0)
  const onSaved = useCallback(() => {
    setDayVersion((last) => last + 1)
    onReload()
  }, [onReload])
  const saver = useSaver(editor.value, id, onSaved)
  const draft = useWeekDraft(id, editor.value, {
    isWhole: missing.length === 0,
    onKept: guard.release,
    onRestored: () => isDraftShown || address.set({ view: 'week', draft: true }),
  })

  const toView = () => address.set({ mode: 'view', ...(isPublished ? { draft: true } : {}) })
  /** Asks before changes of days are given up. */
  const giveUp = (days: readonly number[], then: () => void) => {
    if (days.length === 0) return then()
    guard.leave(() => {
      for (const day of days) editor.value?.restore(day)
      saver.forget()
      guard.arm()
      then()
    })
  }
  return {
    ...{ schedule, mayCreate, points, couriers, names, address, date, dates, dayVersion },
    ...{ editor, others, missing, published, around, changed, saver, isEditing, isDraftView, isWeekView, toView },
    /** Whether the draft is known to have rows. */
    isPlanned: editor.value?.base().days.some(({ rows }) => rows.length > 0) ?? false,
    question: guard.question,
    draft,
    cancelDay: () => giveUp(changed.includes(dates.indexOf(date)) ? [dates.indexOf(date)] : [], toView),
    discard: () => giveUp(changed, () => undefined),
    /** The draft on the server is another one now. */
    onDraftChanged: () => {
      setOutdated('unseen')
      onSaved()
    },
    /** Loads it again, also where it is shown. */
    reloadDraft: () => setOutdated('asked'),
  }
}

/** Today, where the week holds it; else its first day. */
function openingDate({ cityId, dateStart }: Schedule, dates: readonly string[]): string {
  const today = cityToday(cityId)
  return dates.includes(today) ? today : dateStart
}
