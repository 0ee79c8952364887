import { applyScheduleCommand } from '../../../domain/schedules/applyScheduleCommand'
import { type DraftWeek, findDraftRow } from '../../../domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../../domain/schedules/scheduleEditCommand'
import { shiftText } from '../../../domain/schedules/timeText'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import { shortWeekdayName } from '../../../lib/weekdays'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'

export function describeScheduleCommands(
  commands: readonly ScheduleEditCommand[],
  before: DraftWeek,
  names: ScheduleNameLookup,
): string {
  const [first] = commands
  if (commands.length !== 1 || !first) return `Изменено: ${countWithNoun(commands.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'stretch' || first.name === 'move') {
    const week = applyScheduleCommand(before, first)
    const day = first.name === 'move' ? first.day : first.row.day
    const shift = findDraftRow(week, { day, key: first.row.key })
    if (!shift) return ''
    return `${bidiIsolated(names.courier(shift.courierId).fio)}, ${shortWeekdayName(week.days[day]?.date ?? '')}: ${shiftText(shift)}`
  }
  if (first.name === 'remove') return `Убрано: ${countWithNoun(first.rows.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'paste') return `Вставлено: ${countWithNoun(first.cells.length, 'ячейка', 'ячейки', 'ячеек')}`
  return first.name === 'copyDay' ? 'День скопирован' : ''
}
