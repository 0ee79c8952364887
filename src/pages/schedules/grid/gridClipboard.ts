import type { ShiftTimes } from '../../../domain/schedules/scheduleShift'
import { parseShiftsText, shiftText } from '../../../domain/schedules/timeText'

/** Shifts of one copied cell of the week grid. Cells copied from a spreadsheet contain no dispatch points. */
export type CopiedCell = readonly (ShiftTimes & { pointId?: number | null })[]

export type CopiedRange = readonly (readonly CopiedCell[])[]

export const copiedRangeToText = (cells: CopiedRange): string =>
  cells.map((line) => line.map((shifts) => shifts.map(shiftText).join(', ')).join('\t')).join('\n')

/** `refused` is the text of the first cell that could not be parsed. */
export function copiedRangeFromText(text: string): { cells: CopiedRange } | { refused: string } {
  const cells: CopiedCell[][] = []
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const shiftsOfLine: CopiedCell[] = []
    for (const cell of line.split('\t')) {
      const shifts = cell.trim() === '' ? [] : parseShiftsText(cell)
      if (!shifts) return { refused: cell.trim() }
      shiftsOfLine.push(shifts)
    }
    cells.push(shiftsOfLine)
  }
  return { cells }
}
