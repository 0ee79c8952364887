import { useState } from 'react'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { isBlankShift } from '../../../domain/schedules/scheduleShift'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import { courierGridRows, pointGridRows, type WeekGridGrouping, type WeekGridRow, weekGridRowKey } from './gridModel'

/**
 * Rows of the grid. They are sorted again only when a new row appears, because sorting after every command would move
 * rows while the user works. `onMoved` gets a function that maps the old row index to the new one.
 */
export function useGridRows(
  week: DraftWeek,
  names: ScheduleNameLookup,
  rowsBy: WeekGridGrouping,
  onMoved: (moved: (row: number) => number) => void,
): readonly WeekGridRow[] {
  const listRows: typeof pointGridRows = rowsBy === 'points' ? pointGridRows : courierGridRows
  const owners = new Set<string>()
  for (const { rows } of week.days) {
    for (const row of rows)
      if (!isBlankShift(row)) owners.add(weekGridRowKey(rowsBy === 'points' ? row : { courierId: row.courierId }))
  }
  const [list, setList] = useState(() => ({ names, owners, rows: listRows(week, names, []) }))
  if (list.names === names && [...owners].every((owner) => list.owners.has(owner))) return list.rows
  const rows = listRows(week, names, list.rows)
  setList({ names, owners: new Set([...owners, ...list.owners]), rows })
  onMoved((row) => {
    const old = list.rows[row]
    const found = old ? rows.findIndex((one) => weekGridRowKey(one) === weekGridRowKey(old)) : -1
    return found < 0 ? Math.min(row, Math.max(rows.length - 1, 0)) : found
  })
  return rows
}
