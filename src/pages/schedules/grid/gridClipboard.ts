import type { ShiftTimes } from '../../../domain/schedules/shift'
import { parseShifts, shiftText } from '../../../domain/schedules/timeText'

/** The shifts of a cell; what comes from a spreadsheet tells no points. */
export type CopiedCell = readonly (ShiftTimes & { pointId?: number | null })[]

/** Cells line by line. */
export type CopiedCells = readonly (readonly CopiedCell[])[]

/** Cells as a part of a spreadsheet: what each would be typed as, between tabs. */
export const cellsToText = (cells: CopiedCells): string =>
  cells.map((line) => line.map((shifts) => shifts.map(shiftText).join(', ')).join('\t')).join('\n')

/** What a part of a spreadsheet says; an empty cell has no shifts. Otherwise the first text that is not understood. */
export function cellsFromText(text: string): { cells: CopiedCells } | { refused: string } {
  const cells: CopiedCell[][] = []
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const shiftsOfLine: CopiedCell[] = []
    for (const cell of line.split('\t')) {
      const shifts = cell.trim() === '' ? [] : parseShifts(cell)
      if (!shifts) return { refused: cell.trim() }
      shiftsOfLine.push(shifts)
    }
    cells.push(shiftsOfLine)
  }
  return { cells }
}
