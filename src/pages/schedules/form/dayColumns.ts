import { clockText, type Shift, type TimeField } from '../../../domain/schedules/shift'
import { timeText } from '../../../domain/schedules/timeText'
import type { Names } from '../week/people'

/** The columns of a day's form, in the order of the specification. */

export type ColumnKey = TimeField | 'point' | 'courier'

export type DayColumn = { key: ColumnKey; title: string; isRequired: boolean }

export const COLUMNS: readonly DayColumn[] = [
  { key: 'start', title: 'Начало', isRequired: true },
  { key: 'end', title: 'Конец', isRequired: true },
  { key: 'breakStart', title: 'Начало перерыва', isRequired: false },
  { key: 'breakEnd', title: 'Конец перерыва', isRequired: false },
  { key: 'point', title: 'Отправная точка', isRequired: true },
  { key: 'courier', title: 'Курьер', isRequired: true },
]

export const isTimeColumn = (column: ColumnKey): column is TimeField => column !== 'point' && column !== 'courier'

/** What stands in a cell; '' where nothing is given. */
export function cellText(row: Shift, column: ColumnKey, names: Names): string {
  const unread = row.unread?.[column]
  if (unread !== undefined) return unread
  if (column === 'point') return row.pointId === null ? '' : names.point(row.pointId)
  if (column === 'courier') return row.courierId === null ? '' : names.courier(row.courierId).fio
  const minutes = row[column]
  // A break of the next day belongs to its shift, which says «+1» already.
  return column === 'end' ? timeText(minutes) : minutes === null ? '' : clockText(minutes)
}
