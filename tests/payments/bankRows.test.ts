/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { isDouble } from '../../src/domain/payments'
import { findDoubles, readBankRows } from '../../src/pages/payments/bank/bankRows'

const COMPANIES = [
  { value: 3, label: 'Суши Хаус' },
  { value: 4, label: 'Суши Хаус Юг' },
  { value: 5, label: 'Кафе «Арман»' },
]

test('a line of a bank gives company, amount and date, in whatever order and form', () => {
  const rows = readBankRows(
    [
      'Дата\tСумма\tПлательщик',
      '16.03.2026\t1 250 000,00\tТОО «Суши Хаус»\tОплата по договору 1234567890',
      'ТОО "Суши Хаус Юг";84 500 ₸;2026-03-17',
      '17-03-2026\t99 000,50\tКафе «Арман»',
      '18.03.2026\t1 000,00\tТОО Ромашка',
      '31.02.2026\t5 000\tСуши Хаус',
      '',
    ].join('\r\n'),
    COMPANIES,
  )
  expect(rows.map(({ text: _text, ...row }) => row)).toEqual([
    { line: 2, payedAt: '2026-03-16', amount: 1_250_000, companyId: 3 },
    { line: 3, payedAt: '2026-03-17', amount: 84_500, companyId: 4 },
    { line: 4, payedAt: '2026-03-17', companyId: 5, problem: expect.any(String) },
    { line: 5, payedAt: '2026-03-18', amount: 1000 },
  ])
})

test('a double has the company and the amount of another, within three days', () => {
  const payment = { companyId: 3, amount: 500, payedAt: '2026-03-16' }
  expect(isDouble(payment, { ...payment, payedAt: '2026-03-19' })).toBe(true)
  expect(isDouble(payment, { ...payment, payedAt: '2026-03-20' })).toBe(false)
  expect(isDouble(payment, { ...payment, amount: 501 })).toBe(false)
  expect(isDouble(payment, { ...payment, companyId: 4 })).toBe(false)
  expect(isDouble({ ...payment, companyId: undefined }, { ...payment, companyId: undefined })).toBe(false)
  const row = { text: '', ...payment }
  expect([
    ...findDoubles(
      [
        { ...row, line: 1 },
        { ...row, line: 2 },
      ],
      [],
    ),
  ]).toEqual([2])
  expect([...findDoubles([{ ...row, line: 1 }], [{ ...payment, payedAt: '2026-03-14' }])]).toEqual([1])
})
