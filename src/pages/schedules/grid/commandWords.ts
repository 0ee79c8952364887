import { applyCommand } from '../../../domain/schedules/applyCommand'
import type { Command } from '../../../domain/schedules/commands'
import { shiftText } from '../../../domain/schedules/timeText'
import { type DraftWeek, findRow } from '../../../domain/schedules/week'
import { shortDayName } from '../../../domain/schedules/weeks'
import { counted, isolated } from '../../../domain/text'
import type { Names } from '../week/people'

export function commandWords(commands: readonly Command[], before: DraftWeek, names: Names): string {
  const [first] = commands
  if (commands.length !== 1 || !first) return `Изменено: ${counted(commands.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'stretch' || first.name === 'move') {
    const week = applyCommand(before, first)
    const day = first.name === 'move' ? first.day : first.row.day
    const shift = findRow(week, { day, key: first.row.key })
    if (!shift) return ''
    return `${isolated(names.courier(shift.courierId).fio)}, ${shortDayName(week.days[day]?.date ?? '')}: ${shiftText(shift)}`
  }
  if (first.name === 'remove') return `Убрано: ${counted(first.rows.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'paste') return `Вставлено: ${counted(first.cells.length, 'ячейка', 'ячейки', 'ячеек')}`
  return first.name === 'copyDay' ? 'День скопирован' : ''
}
