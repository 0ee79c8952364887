import { useMemo, useSyncExternalStore } from 'react'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { type ScheduleIssue, validateWeek } from '../../../domain/schedules/validateWeek'
import type { ScheduleNameLookup, SchedulePerson } from './scheduleNameLookup'
import type { WeekEditor } from './weekEditor'

export const useDraftWeek = (editor: WeekEditor): DraftWeek => useSyncExternalStore(editor.subscribe, editor.week)

const NO_DAYS: readonly number[] = []
const noDays = () => NO_DAYS
const noSubscription = () => () => undefined

export const useChangedDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.changed ?? noDays)

export const useUnloadedScheduleDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.missing ?? noDays)

const NO_PEOPLE: ReadonlyMap<number, SchedulePerson> = new Map()
const noPeople = () => NO_PEOPLE

export const useSchedulePeople = (editor: WeekEditor | undefined): ReadonlyMap<number, SchedulePerson> =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.people ?? noPeople)

export function useScheduleIssues(
  editor: WeekEditor,
  names: ScheduleNameLookup,
  isBlankWrong = false,
): ScheduleIssue[] {
  const week = useDraftWeek(editor)
  const around = useSyncExternalStore(editor.subscribe, editor.around)
  const { isBlocked } = names
  return useMemo(
    () =>
      validateWeek(week.days, {
        around,
        hadRows: editor.base().days.map(({ rows }) => rows.length > 0),
        isBlankWrong,
        isBlocked,
      }),
    [week, editor, around, isBlankWrong, isBlocked],
  )
}
