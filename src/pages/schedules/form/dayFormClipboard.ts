import type { Option } from '../../../domain/labeledOptions'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import type { PastedShiftRow, ScheduleEditCommand } from '../../../domain/schedules/scheduleEditCommand'
import type { ScheduleShift, ShiftInputFieldName } from '../../../domain/schedules/scheduleShift'
import { parseFieldTime } from '../../../domain/schedules/timeText'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import { DAY_FORM_COLUMNS, dayFormCellText } from './dayFormColumns'

export const shiftRowsToText = (rows: readonly ScheduleShift[], names: ScheduleNameLookup): string =>
  rows.map((row) => DAY_FORM_COLUMNS.map(({ key }) => dayFormCellText(row, key, names)).join('\t')).join('\n')

/** Parses rows copied from a spreadsheet. Returns undefined if the text is a single cell. */
export function parsePastedShiftRows(
  text: string,
  from: ShiftInputFieldName,
  names: ScheduleNameLookup,
): PastedShiftRow[] | undefined {
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return undefined
  const columns = DAY_FORM_COLUMNS.slice(DAY_FORM_COLUMNS.findIndex(({ key }) => key === from))
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => {
      const row: PastedShiftRow = {}
      line.split('\t').forEach((cell, index) => {
        const column = columns[index]
        if (column) readCell(row, column.key, cell.trim(), names)
      })
      return row
    })
}

function readCell(row: PastedShiftRow, column: ShiftInputFieldName, text: string, names: ScheduleNameLookup): void {
  const value = readValue(column, text, names)
  if (column === 'point') row.pointId = value
  else if (column === 'courier') row.courierId = value
  else row[column] = value
  if (value === null && text !== '') row.unread = { ...row.unread, [column]: text }
}

function readValue(column: ShiftInputFieldName, text: string, names: ScheduleNameLookup): number | null {
  if (column === 'point') return findNamed(names.points, text)
  if (column === 'courier') return findNamed(names.couriers, text)
  return parseFieldTime(column, text)
}

function findNamed(options: readonly Option<number>[], text: string): number | null {
  const wanted = text.toLowerCase()
  const [found, ...others] = options.filter(({ label }) => label.trim().toLowerCase() === wanted)
  return found && others.length === 0 ? found.value : null
}

/**
 * Rows may be pasted, and stored as a draft, before the names of points and couriers have loaded. Returns edit commands that set the point
 * and courier ids for the names that have loaded since.
 */
export function nameResolvingCommands(
  { days }: DraftWeek,
  { points, couriers }: Pick<ScheduleNameLookup, 'points' | 'couriers'>,
): ScheduleEditCommand[] {
  return days.flatMap(({ rows }, day) =>
    rows.flatMap(({ key, unread }) => {
      const row = { day, key }
      const pointId = unread?.point === undefined ? null : findNamed(points, unread.point)
      const courierId = unread?.courier === undefined ? null : findNamed(couriers, unread.courier)
      return [
        ...(pointId === null ? [] : [{ name: 'setPoint' as const, row, pointId }]),
        ...(courierId === null ? [] : [{ name: 'assign' as const, row, courierId }]),
      ]
    }),
  )
}
