import { describe, expect, test } from '@jest/globals'
import { applyScheduleCommand } from '../../src/domain/schedules/applyScheduleCommand'
import { createTimeEditCommand } from '../../src/domain/schedules/createTimeEditCommand'
import type { DraftWeek } from '../../src/domain/schedules/draftWeek'
import { EMPTY_SHIFT_TIMES, type ScheduleShift } from '../../src/domain/schedules/scheduleShift'
import { validateWeek } from '../../src/domain/schedules/validateWeek'
import {
  nameResolvingCommands,
  parsePastedShiftRows,
  shiftRowsToText,
} from '../../src/pages/schedules/form/dayFormClipboard'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'

const POINTS = [
  { value: 1, label: 'Степной' },
  { value: 2, label: 'Юго-Восток' },
]
const COURIERS = [
  { value: 7, label: 'Ким Виктор' },
  { value: 8, label: 'Ли Анна' },
  { value: 9, label: 'Ли Анна' },
]
const names = createScheduleNameLookup(COURIERS, POINTS, new Map())
const unloaded = createScheduleNameLookup(undefined, undefined, new Map())

const pasted = (text: string, known = names): DraftWeek =>
  applyScheduleCommand(
    { days: [{ date: '2026-03-30', rows: [] }] },
    { name: 'pasteRows', day: 0, at: 0, rows: parsePastedShiftRows(text, 'start', known) ?? [] },
  )
const firstRow = ({ days }: DraftWeek) => days[0]?.rows[0]
const rowsOf = ({ days }: DraftWeek) => days[0]?.rows ?? []

const LINE = '9:00\t13:00\t\t\tстепной\tКИМ Виктор'

describe('rows of a spreadsheet', () => {
  test('times, point and courier by name', () => {
    expect(firstRow(pasted(LINE))).toMatchObject({ start: 540, end: 780, pointId: 1, courierId: 7 })
  })

  test('no pasted text is lost: unknown names are kept and block the save', () => {
    const week = pasted('9:00\t13:00\t\t\tЛунный\tПетров')
    expect(shiftRowsToText(rowsOf(week), names)).toBe('9:00\t13:00\t\t\tЛунный\tПетров'.replace('9:00', '09:00'))
    const [verdict] = validateWeek(week.days)
    expect(verdict).toMatchObject({ tone: 'red', text: 'точка не найдена, курьер не найден' })
  })

  test('a shift over midnight is copied and pasted as it is', () => {
    const night = pasted('22:00\t06:00\t\t\tСтепной\tКим Виктор')
    const copied = shiftRowsToText(rowsOf(night), names)
    expect(copied).toContain('+1')
    expect(firstRow(pasted(copied))).toMatchObject({ start: 1320, end: firstRow(night)?.end, courierId: 7 })
    expect(firstRow(pasted(copied))?.unread).toBeUndefined()
  })

  test.each(['24', '09:00 +1'])('«%s», which is on the next day, is no start', (text) => {
    const row = firstRow(pasted(`${text}\t13:00`))
    expect(row).toMatchObject({ start: null, unread: { start: text } })
    const typed = createTimeEditCommand({ day: 0, key: 1 }, 0, row as ScheduleShift, 'start', text)
    expect(typed).toMatchObject({ name: 'keepText', field: 'start', text })
  })

  test('a name shared by two couriers is unresolved until one is chosen', () => {
    expect(firstRow(pasted('9:00\t13:00\t\t\tСтепной\tЛи Анна'))).toMatchObject({
      courierId: null,
      unread: { courier: 'Ли Анна' },
    })
  })

  test('pasted names are resolved when couriers and points load later', () => {
    const early = pasted(LINE, unloaded)
    expect(firstRow(early)).toMatchObject({ pointId: null, courierId: null })
    const late = nameResolvingCommands(early, names).reduce(applyScheduleCommand, early)
    expect(firstRow(late)).toMatchObject({ pointId: 1, courierId: 7 })
    expect(firstRow(late)?.unread).toBeUndefined()
    expect(nameResolvingCommands(late, names)).toEqual([])
  })

  test('a choice replaces the pasted text', () => {
    const week: DraftWeek = {
      days: [
        {
          date: '2026-03-30',
          rows: [
            {
              key: 1,
              courierId: null,
              pointId: null,
              ...EMPTY_SHIFT_TIMES,
              unread: { point: 'Лунный', courier: 'Петров' },
            },
          ],
        },
      ],
    }
    const chosen = applyScheduleCommand(week, { name: 'setPoint', row: { day: 0, key: 1 }, pointId: 2 })
    expect(firstRow(chosen)).toMatchObject({ pointId: 2, unread: { courier: 'Петров' } })
    expect(
      firstRow(applyScheduleCommand(chosen, { name: 'assign', row: { day: 0, key: 1 }, courierId: 7 }))?.unread,
    ).toBe(undefined)
  })
})
