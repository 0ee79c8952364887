import { expect, test } from '@jest/globals'
import { type ReportColumn, totalText, unknownRowsText } from '../../src/kit/report/reportColumns'
import { sheetLayout } from '../../src/kit/report/reportSheet'

type Row = { balance?: number }

const BALANCE: ReportColumn<Row> = {
  ...{ key: 'balance', title: 'Баланс', width: 100, isSummed: true, kind: 'money' },
  value: ({ balance }) => balance,
}
const plain = (text?: string) => text?.replace(/\s/g, ' ')

/** Contract: an unknown figure is «—», never 0, so a total says that it lacks the row. */
test.each<[string, Row[], string, string | undefined, string]>([
  ['all known', [{ balance: 500 }, { balance: -200 }], '300 ₸', undefined, 'Итого'],
  ['one unknown', [{ balance: 500 }, {}], '500 ₸', 'без 1 строки', 'Итого (без неизвестных значений)'],
  ['none known', [{}, {}], '—', undefined, 'Итого'],
])('the total: %s', (_name, rows, total, note, label) => {
  expect(plain(totalText(BALANCE, rows))).toBe(total)
  expect(plain(unknownRowsText(BALANCE, rows))).toBe(note)
  expect(sheetLayout([BALANCE], rows, { totalLabel: 'Итого' }).totalLabel).toBe(label)
})
