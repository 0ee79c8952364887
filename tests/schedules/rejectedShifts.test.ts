import { expect, test } from '@jest/globals'
import { parseRejectedShifts, unchangedRejectedShifts } from '../../src/domain/schedules/rejectedShifts'
import { shiftFromServerRow } from '../../src/domain/schedules/scheduleShift'

/** Contract, «422 with errors»: an error with a path such as `items.3.timeEnd` is shown at its row and field. */

const sent = [1, 2, 3, 4].map((key) =>
  shiftFromServerRow({ courierId: key, pointId: 1, timeStart: '09:00', timeEnd: '18:00' }, key),
)

test('a path marks its row and cell, in either spelling', () => {
  const { rows, others } = parseRejectedShifts(
    { 'items.3.timeEnd': 'Конец раньше начала', 'items[0].breakTimeStart': 'Вне смены', 'items.1': 'Двойная смена' },
    sent,
  )
  expect(rows.map(({ row, field, message }) => [row.key, field, message])).toEqual([
    [4, 'end', 'Конец раньше начала'],
    [1, 'breakStart', 'Вне смены'],
    [2, undefined, 'Двойная смена'],
  ])
  expect(others).toEqual([])
})

test('a message without a sent row is shown for the day', () => {
  expect(parseRejectedShifts({ items: 'Пустой день', 'items.9.timeEnd': 'Нет такой' }, sent)).toEqual({
    rows: [],
    others: ['Пустой день', 'Нет такой'],
  })
})

test('a row that was changed since is not marked', () => {
  const { rows } = parseRejectedShifts({ 'items.0.timeEnd': 'Поздно', 'items.1.timeEnd': 'Поздно' }, sent)
  const [first, ...others] = sent
  const now = first ? [{ ...first, end: 600 }, ...others] : []
  expect(unchangedRejectedShifts(rows, now).map(({ row }) => row.key)).toEqual([2])
})
