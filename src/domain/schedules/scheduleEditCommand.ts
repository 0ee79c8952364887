import type { DraftRowId } from './draftWeek'
import type { ShiftInputFieldName, ShiftTimes } from './scheduleShift'

/** All edits of a planned week. Pointer, keyboard, paste and menus create only these commands. */
export type ScheduleEditCommand =
  | { name: 'put'; day: number; shift: Partial<ShiftTimes> & { courierId?: number | null; pointId?: number | null } }
  /** `setTimes` and `setBreak` leave an absent time as it is. */
  | ({ name: 'setTimes'; row: DraftRowId } & Partial<Pick<ShiftTimes, 'start' | 'end'>>)
  | ({ name: 'setBreak'; row: DraftRowId } & Partial<Pick<ShiftTimes, 'breakStart' | 'breakEnd'>>)
  /** Stores typed text that is not a valid time, point or courier. The row cannot be saved until the user corrects the text. */
  | { name: 'keepText'; row: DraftRowId; field: ShiftInputFieldName; text: string }
  | { name: 'assign'; row: DraftRowId; courierId: number | null }
  | { name: 'setPoint'; row: DraftRowId; pointId: number | null }
  /** Moves a shift with its break to another day, courier or time. With `isCopy` the original shift is kept. */
  | {
      name: 'move'
      row: DraftRowId
      day: number
      courierId?: number
      pointId?: number
      start?: number
      isCopy?: boolean
    }
  /** Moves the start or the end of a shift by minutes. The shift's length is limited to between 15 minutes and a day. */
  | { name: 'stretch'; row: DraftRowId; edge: 'start' | 'end'; minutes: number }
  | { name: 'remove'; rows: readonly DraftRowId[] }
  | { name: 'copyDay'; from: number; to: number }
  /** Replaces all shifts of a courier on a day, or only the shifts at one dispatch point if `pointId` is given. */
  | { name: 'paste'; cells: readonly PastedShiftCell[] }
  | { name: 'pasteRows'; day: number; at: number; rows: readonly PastedShiftRow[] }

export type PastedShiftCell = {
  day: number
  courierId: number
  pointId?: number | null | undefined
  shifts: readonly (ShiftTimes & { pointId: number | null })[]
}

/** A line pasted from a spreadsheet. An absent field does not change the row. */
export type PastedShiftRow = Partial<
  ShiftTimes & {
    courierId: number | null
    pointId: number | null
    unread: Partial<Record<ShiftInputFieldName, string>>
  }
>
