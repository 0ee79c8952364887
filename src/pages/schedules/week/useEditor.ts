import { useMemo, useSyncExternalStore } from 'react'
import { type Verdict, weekVerdicts } from '../../../domain/schedules/verdicts'
import type { DraftWeek } from '../../../domain/schedules/week'
import type { Names, Person } from './people'
import type { WeekEditor } from './weekEditor'

export const useDraftWeek = (editor: WeekEditor): DraftWeek => useSyncExternalStore(editor.subscribe, editor.week)

const NO_DAYS: readonly number[] = []
const noDays = () => NO_DAYS
const noSubscription = () => () => undefined

export const useChangedDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.changed ?? noDays)

export const useMissingDays = (editor: WeekEditor | undefined): readonly number[] =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.missing ?? noDays)

const NO_PEOPLE: ReadonlyMap<number, Person> = new Map()
const noPeople = () => NO_PEOPLE

export const usePeople = (editor: WeekEditor | undefined): ReadonlyMap<number, Person> =>
  useSyncExternalStore(editor?.subscribe ?? noSubscription, editor?.people ?? noPeople)

/** `isBlankWrong`: an empty row counts as an error, as in the form of a day. */
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
