import { useMemo, useSyncExternalStore } from 'react'
import { type Verdict, weekVerdicts } from '../../../domain/schedules/verdicts'
import type { DraftWeek } from '../../../domain/schedules/week'
import type { Names, Person } from './people'
import type { WeekEditor } from './weekEditor'

/** The week as it is edited. */
export const useDraftWeek = (editor: WeekEditor): DraftWeek => useSyncExternalStore(editor.subscribe, editor.week)

const NO_DAYS: readonly number[] = []
const noDays = () => NO_DAYS
const noSubscription = () => () => undefined

/** Indexes of days with unsaved changes; none while nothing is edited. */
export const useChangedDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.changed ?? noDays)

/** Indexes of days that are not loaded yet. */
export const useMissingDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.missing ?? noDays)

const NO_PEOPLE: ReadonlyMap<number, Person> = new Map()
const noPeople = () => NO_PEOPLE

/** Names that came with the rows. */
export const usePeople = (editor: WeekEditor | undefined): ReadonlyMap<number, Person> =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.people ?? noPeople)

/** The verdicts of the week as it is edited; in the form of a day its empty row is to be filled. */
export function useVerdicts(editor: WeekEditor, names: Names, isBlankWrong = false): Verdict[] {
  const week = useDraftWeek(editor)
  const around = useSyncExternalStore(editor.subscribe, editor.around)
  const { isBlocked } = names
  return useMemo(
    () =>
      weekVerdicts(week.days, {
        around,
        hadRows: editor.base().days.map(({ rows }) => rows.length > 0),
        isBlankWrong,
        isBlocked,
      }),
    [week, editor, around, isBlankWrong, isBlocked],
  )
}
