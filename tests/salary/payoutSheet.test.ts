import { afterEach, expect, test } from '@jest/globals'
import type { Salary } from '../../src/api/salary'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import { createPayoutSheet, toPayoutSpreadsheet } from '../../src/pages/salary/payoutSheet/payoutSheet'
import { describeLastPayoutPrint, recordPayoutSheetPrint } from '../../src/pages/salary/payoutSheet/payoutSheetPrints'

const row = (id: number, more: Partial<Salary> = {}): Salary => ({
  id,
  courier: { id, fio: `Курьер ${id}` },
  isPaidOut: false,
  payouts: id * 1000,
  workDate: '2026-03-10',
  ...more,
})
const sheetOf = (rows: Salary[], serverTotal?: number | null, total = rows.length) =>
  createPayoutSheet({ rows, total }, serverTotal, { cityId: 1, dateStart: '2026-03-09', dateEnd: '2026-03-15' })
const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s/g, ' '))

afterEach(() => localStorage.clear())

test('a courier has one line with the days and the sum of all records', () => {
  const monday = row(1, { workDate: '2026-03-09', payouts: 500 })
  const group = row(2, { id: undefined, ids: [7, 8, 9], workDate: undefined })
  const { lines, total, period } = sheetOf([row(1), monday, group], 3500)
  expect(lines).toEqual([
    { courierId: 1, courier: 'Курьер 1', days: 2, payouts: 1500 },
    { courierId: 2, courier: 'Курьер 2', days: 3, payouts: 2000 },
  ])
  expect([total, period]).toEqual([3500, '09-03-2026 – 15-03-2026'])
})

test('the days of a courier are unknown if a group has no readable records', () => {
  const group = row(1, { id: 9, ids: undefined, workDate: undefined, workDateStart: '2026-03-09' })
  const { lines } = sheetOf([row(1), group])
  expect(lines).toEqual([{ courierId: 1, courier: 'Курьер 1', days: undefined, payouts: 2000 }])
})

test.each<
  [
    what: string,
    rows: Salary[],
    serverTotal: number | undefined | null,
    total: number,
    notes: string[],
    isIncomplete: boolean,
  ]
>([
  ['everything is there', [row(1)], 1000, 1, [], false],
  ['paid already', [row(1), row(2, { isPaidOut: true })], 1000, 2, ['Не вошло, уже выплачено: 1 запись'], false],
  ['unreadable', setUnreadableCount([row(1)], 2), 1000, 3, ['Не вошло, не загрузилось: 2 записи'], true],
  ['did not come', [row(1)], 1000, 6, ['Не вошло, не загрузилось: 5 записей'], true],
  ['an unknown sum', [row(1), row(2, { payouts: undefined })], 1000, 2, ['Сумма неизвестна: 1 запись'], true],
  [
    'a group of unknown records',
    [row(1), row(2, { payouts: 500, workDate: undefined, workDateStart: '2026-03-09', workDateEnd: '2026-03-15' })],
    1500,
    2,
    ['Число дней неизвестно: 1 запись'],
    true,
  ],
  [
    'unknown whether paid',
    [row(1, { isPaidOut: undefined })],
    0,
    1,
    ['Сервер не сообщил, выплачено ли: 1 запись'],
    false,
  ],
  [
    'a day that cannot be paid',
    [row(1), row(2, { payouts: -300 })],
    700,
    2,
    ['Вычтено из итога, выплатить нельзя: 1 запись на −300 ₸'],
    false,
  ],
  ['no total', [row(1)], null, 1, ['Итог сервера не загрузился: сверить сумму не с чем'], false],
  ['another total', [row(1)], 1500, 1, ['Итог сервера 1 500 ₸, в ведомости 1 000 ₸'], true],
])('notes: %s', (_what, rows, serverTotal, total, notes, isIncomplete) => {
  const sheet = sheetOf(rows, serverTotal, total)
  expect(plain(sheet.notes)).toEqual(notes)
  expect(sheet.isIncomplete).toBe(isIncomplete)
  const file = toPayoutSpreadsheet(sheet).rows.map(({ courier, payouts }) => [courier, payouts])
  expect(file.slice(sheet.lines.length)).toEqual([
    ['Итого', sheet.total],
    ...sheet.notes.map((note) => [note, undefined]),
  ])
})

test('a sheet printed earlier is outdated once one of two equal lines without a courier is paid', () => {
  const nameless = row(1, { courier: undefined })
  recordPayoutSheetPrint(5, {}, sheetOf([nameless, { ...nameless, id: 2 }]))
  expect(describeLastPayoutPrint(5, {}, sheetOf([nameless]))).toMatchObject({ isOutdated: true })
})

test('a sheet printed earlier is outdated once a sum, a day or a courier has changed', () => {
  const filter = { cityId: 1, dateStart: '2026-03-09' }
  const printed = sheetOf([row(1), row(2)])
  expect(describeLastPayoutPrint(5, filter, printed)).toBeUndefined()
  recordPayoutSheetPrint(5, filter, printed)
  expect(describeLastPayoutPrint(5, filter, printed)).toMatchObject({ isOutdated: false })
  expect(describeLastPayoutPrint(6, filter, printed)).toBeUndefined()
  expect(describeLastPayoutPrint(5, { ...filter, cityId: 2 }, printed)).toBeUndefined()
  const later = [
    sheetOf([row(1)]),
    sheetOf([row(1, { payouts: 2000 }), row(2, { payouts: 1000 })]),
    sheetOf([row(1), row(2, { payouts: 1500 }), row(2, { payouts: 500 })]),
  ]
  expect(later.map((sheet) => describeLastPayoutPrint(5, filter, sheet)?.isOutdated)).toEqual([true, true, true])
  expect(plain([describeLastPayoutPrint(5, filter, later[0] as (typeof later)[0])?.text ?? ''])[0]).toMatch(
    /^Ведомость уже выводили \d\d-\d\d-\d{4} \d\d:\d\d на 3 000 ₸\. Она устарела: сейчас к выплате 1 000 ₸$/,
  )
})
