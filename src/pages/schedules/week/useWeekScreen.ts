import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadCourierOptions, loadPointOptions } from '../../../api/dictionaries'
import type { Schedule } from '../../../api/schedules'
import { scheduleState } from '../../../domain/schedules/states'
import { weekDates } from '../../../domain/schedules/weekDates'
import { paths } from '../../../kit/address/paths'
import { useLeaveGuard } from '../../../kit/form/useLeaveGuard'
import { cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { startVisibleTabInterval } from '../../../ui/load/startVisibleTabInterval'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { hasUnsavedCellText } from '../cells/commitOpenCell'
import { nameResolvingCommands } from '../form/dayFormClipboard'
import { loadMissingScheduleDays, loadNeighbourDays, loadWeekEditor } from './loadWeek'
import { PUBLISHED_REFRESH_MS } from './publishedDayLoading'
import { createScheduleNameLookup } from './scheduleNameLookup'
import { hasStoredWeekEdits, useStoredWeekEdits } from './useStoredWeekEdits'
import { useWeekSaver } from './useWeekSaver'
import { useWeekUrlState } from './useWeekUrlState'
import { useChangedDays, useSchedulePeople, useUnloadedScheduleDays } from './weekEditorHooks'

export type WeekScreenState = ReturnType<typeof useWeekScreen>

/**
 * State of the schedule page. The URL stores the open day and view; this hook keeps the unsaved changes of all days and
 * views.
 */
export function useWeekScreen(schedule: Schedule, onReload: () => void) {
  const { id, cityId, isPublished = false } = schedule
  const mayCreate = useAccess()('schedule_create')
  const points = useLoadedValue(loadPointOptions, [cityId])
  const couriers = useLoadedValue(loadCourierOptions, [cityId])
  /** Incremented to reload the week after the server has published it, reset it or copied a day. */
  const [version, setVersion] = useState(0)
  /**
   * Reason to reload the draft once it has no unsaved changes. `unseen`: the draft changed on the server, and the reload waits until the
   * draft is hidden. `asked`: a component called `reloadDraft`.
   */
  const [outdated, setOutdated] = useState<'unseen' | 'asked' | false>(false)
  const [wasEdited, setWasEdited] = useState(() => mayCreate && hasStoredWeekEdits(id))

  const isDirty = () => hasUnsavedCellText() || (editor.value?.changed().length ?? 0) > 0
  const address = useWeekUrlState(isDirty)
  // A past week is read-only until the user confirms the edit. If edits of this week are stored, the user has confirmed before.
  const [isUnlocked, setUnlocked] = useState(wasEdited)
  const isLocked = mayCreate && !isUnlocked && scheduleState(schedule, cityToday(cityId)) === 'expired'
  const mayEdit = mayCreate && !isLocked
  const isEditing = mayEdit && address.mode !== 'view'
  const isWeekView = address.view === 'week'
  const dates = weekDates(schedule.dateStart)
  // Set once, so that the open day does not change at midnight.
  const [opening] = useState(() => openingDate(schedule, dates))
  const date = address.date && dates.includes(address.date) ? address.date : opening
  const onlyDay = isEditing && !isWeekView ? dates.indexOf(date) : undefined
  const loadVersion = (isActive: boolean) => (_id: number, _version: number, signal: AbortSignal) =>
    loadWeekEditor(schedule, isActive, isActive ? undefined : onlyDay, signal)
  const editor = useLoadedValue(loadVersion(false), [id, version], { skip: !wasEdited })
  const changed = useChangedDays(editor.value)
  // A colleague may publish the week during the edit. The unsaved changes then stay in view, also after an undo of them all.
  const isDraftKept = isPublished && mayCreate && isWeekView && changed.length > 0 && !address.isDraft
  const isDraftView = !isPublished || (mayCreate && (address.isDraft || isEditing || isDraftKept))
  useEffect(() => {
    if (isDraftKept && !isEditing) address.set({ draft: true })
  })
  const isDraftShown = isEditing || (isWeekView && isDraftView)
  const isPublishedShown = !isDraftView || (isPublished && address.view === 'confirmations')
  useEffect(
    () => (isPublishedShown ? startVisibleTabInterval(onReload, PUBLISHED_REFRESH_MS) : undefined),
    [isPublishedShown, onReload],
  )
  // Load the draft when it is first shown and keep it afterwards; otherwise opening another day or view would discard unsaved changes.
  if (isDraftShown && !wasEdited) setWasEdited(true)
  const published = useLoadedValue(loadVersion(true), [id, version], { skip: !isWeekView || isDraftView })
  const missing = useUnloadedScheduleDays(editor.value)
  // The other days are loaded separately: they are used only for warnings, so they must not delay or block the edit of the open day.
  const others = useLoadedValue(
    (_id: number, _version: number, signal: AbortSignal) =>
      editor.value ? loadMissingScheduleDays(schedule, editor.value, signal) : Promise.resolve(true as const),
    [id, version],
    { skip: missing.length === 0 },
  )
  const { dateStart, dateEnd } = schedule
  // The neighboring weeks are loaded separately: they are used only for warnings at the borders of the week, so they must not delay or
  // block the edit.
  const around = useLoadedValue(loadNeighbourDays, [{ cityId, dateStart, dateEnd }], {
    skip: !wasEdited && !isWeekView,
  })
  useEffect(() => {
    if (!around.value) return
    editor.value?.setAround(around.value)
    published.value?.setAround(around.value)
  }, [around.value, editor.value, published.value])

  const people = useSchedulePeople((isDraftShown ? editor : published).value)
  const names = useMemo(
    () => createScheduleNameLookup(couriers.value, points.value, people),
    [couriers.value, points.value, people],
  )
  // Runs only when names load, not when rows change; otherwise an undo of these commands would perform them again.
  useEffect(() => {
    const loaded = editor.value
    const options = { points: points.value ?? [], couriers: couriers.value ?? [] }
    loaded?.perform(...nameResolvingCommands(loaded.week(), options))
  }, [editor.value, couriers.value, points.value])
  // Reload the draft only while it has no unsaved changes, because a reload would discard them.
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
  const saver = useWeekSaver(editor.value, schedule, onSaved)
  const guard = useLeaveGuard(isDirty, {
    within: paths.schedule(id),
    isSaving: saver.isSaving,
    edited: () => editor.value?.week(),
  })
  const draft = useStoredWeekEdits(id, editor.value, {
    names,
    isWhole: missing.length === 0,
    onStored: guard.release,
    onRestored: () => isDraftShown || address.set({ view: 'week', draft: true }),
  })

  const toView = () => address.set({ mode: 'view', ...(isPublished ? { draft: true } : {}) })
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
    ...{ schedule, mayCreate, mayEdit, isLocked, points, couriers, names, address, date, dates, dayVersion },
    ...{ editor, others, missing, published, around, changed, saver, isEditing, isDraftView, isWeekView, toView },
    onReload,
    unlock: () => setUnlocked(true),
    replace: (day: string, courierId: number) => address.set({ day, view: 'week', draft: true, replaced: courierId }),
    isPlanned: editor.value?.base().days.some(({ rows }) => rows.length > 0) ?? false,
    question: guard.question,
    draft,
    cancelDay: () => giveUp(changed.includes(dates.indexOf(date)) ? [dates.indexOf(date)] : [], toView),
    discard: () => giveUp(changed, () => undefined),
    onDraftChanged: () => {
      setOutdated('unseen')
      onSaved()
    },
    reloadDraft: () => setOutdated('asked'),
  }
}

function openingDate({ cityId, dateStart }: Schedule, dates: readonly string[]): string {
  const today = cityToday(cityId)
  return dates.includes(today) ? today : dateStart
}
