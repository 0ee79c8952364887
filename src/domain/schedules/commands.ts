import type { ShiftTimes, TextField, TimeField } from './shift'
import type { RowRef } from './week'

/** What may be done to a week. Pointer, keys, paste and menus only make these (design of the week grid). */
export type Command =
  /** Adds a row to a day, as its last one. */
  | { name: 'put'; day: number; shift: Partial<ShiftTimes> & { courierId?: number | null; pointId?: number | null } }
  | { name: 'setTimes'; row: RowRef; start: number | null; end: number | null }
  | { name: 'setBreak'; row: RowRef; breakStart: number | null; breakEnd: number | null }
  /** Keeps a text that is no time; the row cannot be saved until it is mended. */
  | { name: 'keepText'; row: RowRef; field: TimeField; text: string }
  | { name: 'assign'; row: RowRef; courierId: number | null }
  | { name: 'setPoint'; row: RowRef; pointId: number | null }
  /** To another day, courier or time, with its break; `isCopy` leaves the row where it is. */
  | { name: 'move'; row: RowRef; day: number; courierId?: number; pointId?: number; start?: number; isCopy?: boolean }
  /** Moves one end by minutes; the shift keeps a length between a quarter of an hour and a day. */
  | { name: 'stretch'; row: RowRef; edge: 'start' | 'end'; minutes: number }
  | { name: 'remove'; rows: readonly RowRef[] }
  /** Makes a day the same as another one. */
  | { name: 'copyDay'; from: number; to: number }
  /** Replaces what couriers have on days, or at one point of a day: one cell after another. */
  | { name: 'paste'; cells: readonly PastedCell[] }
  /** Replaces or adds rows of a day from a spreadsheet, from a position on. */
  | { name: 'pasteRows'; day: number; at: number; rows: readonly PastedRow[] }

export type PastedCell = {
  day: number
  courierId: number
  /** His shifts at this point alone are replaced; without it all of the day. */
  pointId?: number | null | undefined
  shifts: readonly (ShiftTimes & { pointId: number | null })[]
}

/** What a line of a spreadsheet says; what it leaves open stays as it is. */
export type PastedRow = Partial<
  ShiftTimes & { courierId: number | null; pointId: number | null; unread: Partial<Record<TextField, string>> }
>
