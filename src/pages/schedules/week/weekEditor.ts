import { createForm } from 'final-form'
import { changedDraftDays, type DraftDay, type DraftWeek, hasSameDraftRows } from '../../../domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../../domain/schedules/scheduleEditCommand'
import type { ScheduleShift } from '../../../domain/schedules/scheduleShift'
import { type NeighbourDays, NO_NEIGHBOUR_DAYS } from '../../../domain/schedules/spans'
import {
  createWeekUndoHistory,
  performScheduleCommands,
  redoWeekChange,
  undoWeekChange,
  type WeekUndoHistory,
} from '../../../domain/schedules/undoHistory'
import type { SchedulePerson } from './scheduleNameLookup'

/** Form values: one field per day, keyed by date. */
export type WeekFormValues = Record<string, DraftDay>

export type WeekEditor = ReturnType<typeof createWeekEditor>

type Start = {
  week: DraftWeek
  people: ReadonlyMap<number, SchedulePerson>
  unreadable?: number
  missing?: readonly number[]
}

export function createWeekEditor({ unreadable = 0, ...start }: Start) {
  let { week: base, people, missing = [] } = start
  let around = NO_NEIGHBOUR_DAYS
  let history: WeekUndoHistory = createWeekUndoHistory(base)
  let changed: readonly number[] = []
  const listeners = new Set<() => void>()
  const form = createForm<WeekFormValues>({
    initialValues: valuesOf(base),
    keepDirtyOnReinitialize: true,
    onSubmit: () => undefined,
  })
  for (const { date } of base.days) {
    form.registerField(
      date,
      () => undefined,
      {},
      { isEqual: (a, b) => a !== undefined && b !== undefined && hasSameDraftRows(a, b) },
    )
  }

  function show(next: WeekUndoHistory): void {
    if (next === history) return
    const before = history.present
    history = next
    form.batch(() => {
      next.present.days.forEach((day, index) => {
        if (day !== before.days[index]) form.change(day.date, day)
      })
    })
    notifyListeners()
  }

  /**
   * Reinitializes the form and then sets the edited days again. Otherwise the form would drop an added empty row, because it treats a day
   * with such a row as unchanged.
   */
  function initialize(): void {
    form.batch(() => {
      form.initialize(valuesOf(base))
      for (const day of history.present.days) form.change(day.date, day)
    })
  }

  function notifyListeners(): void {
    const now = changedDraftDays(base, history.present)
    if (now.join() !== changed.join()) changed = now
    for (const listener of listeners) listener()
  }

  return {
    form,
    /** Couriers by id, read from the schedule rows, because the courier dictionary does not contain blocked couriers. */
    people: () => people,
    /**
     * Indexes of days that are not loaded yet; loaded days can be edited meanwhile. Returns the same array until another
     * day is loaded.
     */
    missing: () => missing,
    /** Number of rows that could not be parsed. A week with such rows cannot be edited. */
    unreadable,
    /** Shifts of the days right before and after the week; empty until the neighboring weeks are loaded. */
    around: () => around,
    setAround: (next: NeighbourDays) => {
      around = next
      notifyListeners()
    },
    /** The week as the server had it at the start of the edit or after the last save. */
    base: () => base,
    week: () => history.present,
    /** All commands of one call form one undo step. */
    perform: (...commands: readonly ScheduleEditCommand[]) => show(performScheduleCommands(history, ...commands)),
    undo: () => show(undoWeekChange(history)),
    redo: () => show(redoWeekChange(history)),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    /**
     * Sets the last known server state of a day to `held`. If `rows` is given, it replaces the user's edited rows; otherwise the edited rows
     * are kept.
     */
    rebase: (day: number, held: readonly ScheduleShift[], rows?: readonly ScheduleShift[]) => {
      base = withRows(base, day, held)
      // Clears the undo history. Otherwise undo would restore rows that the server has replaced, and the next save
      // would send these rows unnoticed.
      show(createWeekUndoHistory(rows ? withRows(history.present, day, rows) : history.present))
      initialize()
      notifyListeners()
    },
    /** Adds a loaded day to every step of the undo history, so that undo does not remove the day. */
    receive: (day: number, held: readonly ScheduleShift[], more: ReadonlyMap<number, SchedulePerson>) => {
      const fill = (week: DraftWeek) => withRows(week, day, held)
      base = fill(base)
      missing = missing.filter((one) => one !== day)
      people = new Map([...people, ...more])
      const { past, present, future } = history
      show({ past: past.map(fill), present: fill(present), future: future.map(fill) })
      initialize()
      notifyListeners()
    },
    restore: (day: number) => {
      show({
        past: [...history.past, history.present],
        present: withRows(history.present, day, base.days[day]?.rows ?? []),
        future: [],
      })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Indexes of days that differ from the server. Returns the same array until its content changes. */
    changed: () => changed,
  }
}

const valuesOf = (week: DraftWeek): WeekFormValues => Object.fromEntries(week.days.map((day) => [day.date, day]))

function withRows(week: DraftWeek, index: number, rows: readonly ScheduleShift[]): DraftWeek {
  const day = week.days[index]
  return day ? { days: week.days.with(index, { ...day, rows }) } : week
}
