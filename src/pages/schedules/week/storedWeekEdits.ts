import { array, type Infer, is, nullable, number, optional, partial, record, string, type } from 'superstruct'
import { nextFreeRowKey } from '../../../domain/schedules/draftWeek'
import { hasSameShifts } from '../../../domain/schedules/mergeDraftDay'
import { SHIFT_INPUT_FIELDS } from '../../../domain/schedules/scheduleShift'
import type { StoredFormDraft } from '../../../ui/form/formDrafts'
import type { WeekEditor } from './weekEditor'

const minutes = nullable(number())
const texts = partial(Object.fromEntries(SHIFT_INPUT_FIELDS.map((field) => [field, string()])) as Record<string, never>)

const Row = type({
  courierId: nullable(number()),
  pointId: nullable(number()),
  start: minutes,
  end: minutes,
  breakStart: minutes,
  breakEnd: minutes,
  unread: optional(texts),
})
/** Stored unsaved days by date: `base` contains the rows at the start of the edit, `rows` contains the edited rows. */
const StoredDays = record(string(), type({ base: array(Row), rows: array(Row) }))
type StoredDays = Infer<typeof StoredDays>

export function serializeWeekEdits(editor: WeekEditor): StoredFormDraft {
  const [base, week] = [editor.base(), editor.week()]
  return Object.fromEntries(
    editor.changed().flatMap((day) => {
      const [before, now] = [base.days[day], week.days[day]]
      return before && now ? [[now.date, { base: before.rows, rows: now.rows }]] : []
    }),
  )
}

export function parseStoredWeekEdits(editor: WeekEditor, draft: StoredFormDraft | undefined): StoredDays | undefined {
  if (!is(draft, StoredDays)) return undefined
  const news = Object.entries(draft).filter(([date, { rows }]) => {
    const day = editor.week().days.find((one) => one.date === date)
    return day !== undefined && !hasSameShifts(day.rows, withKeys(rows, 0))
  })
  return news.length === 0 ? undefined : Object.fromEntries(news)
}

/**
 * Restores the stored unsaved days together with the rows at the start of their edit. The next save compares these rows with the server's
 * rows to detect the changes of a colleague.
 */
export function restoreStoredWeekEdits(editor: WeekEditor, stored: StoredDays): void {
  for (const [date, { base, rows }] of Object.entries(stored)) {
    const day = editor.week().days.findIndex((one) => one.date === date)
    if (day < 0) continue
    const first = nextFreeRowKey(editor.week())
    editor.rebase(day, withKeys(base, first), withKeys(rows, first + base.length))
  }
}

const withKeys = (rows: StoredDays[string]['rows'], first: number) =>
  rows.map(({ unread, ...row }, index) => ({ ...row, key: first + index, ...(unread ? { unread } : {}) }))
