import type { ShiftTimes, TextField, TimeField } from './shift'
import type { RowRef } from './week'

/** All changes of a week. Pointer, keyboard, paste and menus create only these commands (design of the week grid). */
export type Command =
  | { name: 'put'; day: number; shift: Partial<ShiftTimes> & { courierId?: number | null; pointId?: number | null } }
  | { name: 'setTimes'; row: RowRef; start: number | null; end: number | null }
  | { name: 'setBreak'; row: RowRef; breakStart: number | null; breakEnd: number | null }
  /** Keeps text that is not a time; the row cannot be saved until it is corrected. */
  | { name: 'keepText'; row: RowRef; field: TimeField; text: string }
  | { name: 'assign'; row: RowRef; courierId: number | null }
  | { name: 'setPoint'; row: RowRef; pointId: number | null }
  /** Moves a row to another day, courier or time, including its break; `isCopy` keeps the original. */
  | { name: 'move'; row: RowRef; day: number; courierId?: number; pointId?: number; start?: number; isCopy?: boolean }
  /** Moves one end by minutes; the length is limited to between 15 minutes and a day. */
  | { name: 'stretch'; row: RowRef; edge: 'start' | 'end'; minutes: number }
  | { name: 'remove'; rows: readonly RowRef[] }
  | { name: 'copyDay'; from: number; to: number }
  /** Replaces the shifts of couriers on days, or only those at one point of a day. */
  | { name: 'paste'; cells: readonly PastedCell[] }
  | { name: 'pasteRows'; day: number; at: number; rows: readonly PastedRow[] }

export type PastedCell = {
  day: number
  courierId: number
  pointId?: number | null | undefined
  shifts: readonly (ShiftTimes & { pointId: number | null })[]
}

/** A line of a spreadsheet; missing fields keep their values. */
export type PastedRow = Partial<
  ShiftTimes & { courierId: number | null; pointId: number | null; unread: Partial<Record<TextField, string>> }
>
