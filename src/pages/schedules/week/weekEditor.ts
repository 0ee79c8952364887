import { createForm, type FormApi } from 'final-form'
import type { Command } from '../../../domain/schedules/commands'
import { perform, redo, startHistory, undo, type WeekHistory } from '../../../domain/schedules/history'
import type { Shift } from '../../../domain/schedules/shift'
import { type AroundWeek, NOTHING_AROUND } from '../../../domain/schedules/spans'
import { changedDays, type DraftDay, type DraftWeek, isSameDay } from '../../../domain/schedules/week'
import type { Person } from './people'

/** The draft days by their dates: each day is one field of one form, and both editors show these values. */
export type WeekValues = Record<string, DraftDay>

export type WeekEditor = {
  form: FormApi<WeekValues>
  /** What the server had when the edit began, or after the last save. */
  base: () => DraftWeek
  week: () => DraftWeek
  /** Commands given together are undone together. */
  perform: (...commands: readonly Command[]) => void
  undo: () => void
  redo: () => void
  canUndo: () => boolean
  canRedo: () => boolean
  /** The server has these rows of a day now; `rows` of the edit stay unless given. */
  rebase: (day: number, held: readonly Shift[], rows?: readonly Shift[]) => void
  /** Gives up the changes of a day. */
  restore: (day: number) => void
  /** Calls back after every change. */
  subscribe: (listener: () => void) => () => void
  /** Days that differ from what the server has, by index. The same list until that changes. */
  changed: () => readonly number[]
  /** The days beside the week; nothing while they are not known. */
  around: () => AroundWeek
  setAround: (around: AroundWeek) => void
  /** Names that came with the rows: a courier who may not work any more is in no dictionary. */
  people: () => ReadonlyMap<number, Person>
  /** Indexes of days that are not loaded yet: a day is edited without waiting for the others. The same list until one comes. */
  missing: () => readonly number[]
  /** Puts the rows of a day that was missing into every step of the history. */
  receive: (day: number, held: readonly Shift[], people: ReadonlyMap<number, Person>) => void
  /** Rows that could not be read; a week with such rows is not edited. */
  unreadable: number
}

type Start = { week: DraftWeek; people: ReadonlyMap<number, Person>; unreadable?: number; missing?: readonly number[] }

/** The edit of one week, with undo; it lives as long as its page, whichever day or view is open. */
export function createWeekEditor({
  week: start,
  people: known,
  unreadable = 0,
  missing: absent = [],
}: Start): WeekEditor {
  let base = start
  let people = known
  let missing = absent
  let around = NOTHING_AROUND
  let history: WeekHistory = startHistory(start)
  let changed: readonly number[] = []
  const listeners = new Set<() => void>()
  const form = createForm<WeekValues>({
    initialValues: valuesOf(start),
    keepDirtyOnReinitialize: true,
    onSubmit: () => undefined,
  })
  for (const { date } of start.days) {
    form.registerField(
      date,
      () => undefined,
      {},
      { isEqual: (a, b) => a !== undefined && b !== undefined && isSameDay(a, b) },
    )
  }

  function show(next: WeekHistory): void {
    if (next === history) return
    const before = history.present
    history = next
    form.batch(() => {
      next.present.days.forEach((day, index) => {
        if (day !== before.days[index]) form.change(day.date, day)
      })
    })
    tell()
  }

  /** The form counts a day with an empty row as unchanged and would replace it by the day without that row. */
  function initialize(): void {
    form.batch(() => {
      form.initialize(valuesOf(base))
      for (const day of history.present.days) form.change(day.date, day)
    })
  }

  function tell(): void {
    const now = changedDays(base, history.present)
    if (now.join() !== changed.join()) changed = now
    for (const listener of listeners) listener()
  }

  return {
    form,
    people: () => people,
    missing: () => missing,
    unreadable,
    around: () => around,
    setAround: (next) => {
      around = next
      tell()
    },
    base: () => base,
    week: () => history.present,
    perform: (...commands) => show(perform(history, ...commands)),
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    rebase: (day, held, rows) => {
      base = withRows(base, day, held)
      // What the server has taken is no longer to be undone: a step back would send the old rows again unseen.
      show(startHistory(rows ? withRows(history.present, day, rows) : history.present))
      initialize()
      tell()
    },
    receive: (day, held, more) => {
      const fill = (week: DraftWeek) => withRows(week, day, held)
      base = fill(base)
      missing = missing.filter((one) => one !== day)
      people = new Map([...people, ...more])
      const { past, present, future } = history
      show({ past: past.map(fill), present: fill(present), future: future.map(fill) })
      initialize()
      tell()
    },
    restore: (day) => {
      show({
        past: [...history.past, history.present],
        present: withRows(history.present, day, base.days[day]?.rows ?? []),
        future: [],
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: () => changed,
  }
}

const valuesOf = (week: DraftWeek): WeekValues => Object.fromEntries(week.days.map((day) => [day.date, day]))

function withRows(week: DraftWeek, index: number, rows: readonly Shift[]): DraftWeek {
  const day = week.days[index]
  return day ? { days: week.days.with(index, { ...day, rows }) } : week
}
