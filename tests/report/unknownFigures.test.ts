import { expect, test } from '@jest/globals'
import { type ReportColumn, reportColumnTotalText, rowsNotInTotalText } from '../../src/kit/report/reportColumns'

type Row = { balance?: number }

const BALANCE: ReportColumn<Row> = {
  ...{ key: 'balance', title: 'Баланс', width: 100, isSummed: true, kind: 'money' },
  value: ({ balance }) => balance,
}
const plain = (text?: string) => text?.replace(/\s/g, ' ')

/** Contract: an unknown figure is «—», never 0. The total is the sum of the known figures and states how many rows it leaves out. */
test.each<[string, Row[], string, string | undefined]>([
  ['all known', [{ balance: 500 }, { balance: -200 }], '300 ₸', undefined],
  ['one unknown', [{ balance: 500 }, {}], '500 ₸', 'без 1 строки'],
  ['none known', [{}, {}], '—', undefined],
])('the total: %s', (_name, rows, total, note) => {
  expect(plain(reportColumnTotalText(BALANCE, rows))).toBe(total)
  expect(plain(rowsNotInTotalText(BALANCE, rows))).toBe(note)
})
