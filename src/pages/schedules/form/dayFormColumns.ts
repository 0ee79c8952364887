import {
  clockText,
  type ScheduleShift,
  type ShiftInputFieldName,
  type ShiftTimeFieldName,
} from '../../../domain/schedules/scheduleShift'
import { timeText } from '../../../domain/schedules/timeText'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'

export type DayFormColumn = { key: ShiftInputFieldName; title: string; isRequired: boolean }

export const DAY_FORM_COLUMNS: readonly DayFormColumn[] = [
  { key: 'start', title: 'Начало', isRequired: true },
  { key: 'end', title: 'Конец', isRequired: true },
  { key: 'breakStart', title: 'Начало перерыва', isRequired: false },
  { key: 'breakEnd', title: 'Конец перерыва', isRequired: false },
  { key: 'point', title: 'Отправная точка', isRequired: true },
  { key: 'courier', title: 'Курьер', isRequired: true },
]

export const isShiftTimeColumn = (column: ShiftInputFieldName): column is ShiftTimeFieldName =>
  column !== 'point' && column !== 'courier'

export function dayFormCellText(row: ScheduleShift, column: ShiftInputFieldName, names: ScheduleNameLookup): string {
  const unread = row.unread?.[column]
  if (unread !== undefined) return unread
  if (column === 'point') return row.pointId === null ? '' : names.point(row.pointId)
  if (column === 'courier') return row.courierId === null ? '' : names.courier(row.courierId).fio
  const minutes = row[column]
  // «+1» marks a time on the next day. It is shown only at the end of the shift, not at a break after midnight.
  return column === 'end' ? timeText(minutes) : minutes === null ? '' : clockText(minutes)
}
