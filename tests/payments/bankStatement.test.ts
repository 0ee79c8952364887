/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { isPossibleDuplicatePayment } from '../../src/domain/payments'
import {
  blankOutLines,
  countBankStatementRows,
  findDuplicateBankLines,
  parseBankStatement,
} from '../../src/pages/payments/bank/bankStatement'

const COMPANIES = [
  { value: 3, label: 'Суши Хаус' },
  { value: 4, label: 'Суши Хаус Юг' },
  { value: 5, label: 'Кафе «Арман»' },
  { value: 6, label: 'KFC' },
]

const rowsOf = (...lines: string[]) =>
  parseBankStatement(lines.join('\r\n'), COMPANIES).rows.map(({ text: _text, key: _key, ...row }) => row)
const rowOf = (line: string) => rowsOf(line)[0]

test('a bank statement may have company, amount and date in any order and format', () => {
  expect(
    rowsOf(
      '16.03.2026\t1 250 000,00\tТОО «Суши Хаус»\tОплата по договору 1234567890 от 01.02.2026',
      'ТОО "Суши Хаус Юг";84 500 ₸;2026-03-17',
      '"18.03.26";"1 000,00";"Кафе ""Арман"""',
      ';;KFC;2 000 тг;2026-03-19 14:05',
    ),
  ).toEqual([
    { line: 1, payedAt: '2026-03-16', amount: 1_250_000, companyId: 3 },
    { line: 2, payedAt: '2026-03-17', amount: 84_500, companyId: 4 },
    { line: 3, payedAt: '2026-03-18', amount: 1000, companyId: 5 },
    { line: 4, payedAt: '2026-03-19', amount: 2000, companyId: 6 },
  ])
})

describe('numbers that are no sum are not taken', () => {
  test.each([
    ['a document number', '1024\t18.03.2026\tСуши Хаус\t100 000,00'],
    ['a code of the purpose', '18.03.2026\t841\tСуши Хаус\t100 000,00'],
    ['a БИН and an account', '18.03.2026\t990140000123\tKZ12345678901234567890\tСуши Хаус\t100 000,00'],
  ])('%s', (_what, line) => {
    expect(rowOf(line)).toEqual({ line: 1, payedAt: '2026-03-18', amount: 100_000, companyId: 3 })
  })
})

describe('a line that cannot be recorded says why', () => {
  test.each([
    [
      'a balance beside the sum',
      '18.03.2026\t5 000 000,00\t100 000,00\tСуши Хаус',
      /^Несколько сумм \(5.000.000.₸, 100/,
    ],
    ['another currency', '18.03.2026\t500\tUSD\tСуши Хаус', /^Валюта USD/],
    ['another currency in the cell', '18.03.2026\t500,00 €\tСуши Хаус', /^Валюта €/],
    ['a minus', '18.03.2026\t-100 000,00\tСуши Хаус', /^Списание/],
    ['brackets', '18.03.2026\t(100 000,00)\tСуши Хаус', /^Списание/],
    ['tiyn', '18.03.2026\t99 000,50\tСуши Хаус', /без дробной части/],
    ['no sum', '18.03.2026\tСуши Хаус', /^Сумма не найдена/],
  ])('%s', (_what, line, problem) => {
    expect(rowOf(line)).toMatchObject({ companyId: 3, problem: expect.stringMatching(problem) })
    expect(rowOf(line)).not.toHaveProperty('amount')
  })
})

test('of two dates in a line none is used', () => {
  const row = rowOf('18.03.2026\t19.03.2026\t100 000,00\tСуши Хаус')
  expect(row?.problem).toMatch(/^Несколько дат/)
  expect(row).not.toHaveProperty('payedAt')
})

describe('an ambiguous value is marked as doubtful', () => {
  test.each([
    ['a number without groups', '18.03.2026\t40000\tСуши Хаус', 40_000],
    ['a sum beside an empty side', '18.03.2026\t100 000,00\t0,00\tСуши Хаус', 100_000],
  ])('%s', (_what, line, amount) => {
    expect(rowOf(line)).toEqual({ line: 1, payedAt: '2026-03-18', amount, companyId: 3, doubt: expect.any(String) })
  })

  test.each(['Суши Хаус Астана', 'Новый Суши Хаус', 'Оплата за Суши Хаус'])('a longer name: %s', (payer) => {
    expect(rowOf(`18.03.2026\t100 000,00\t${payer}`)).toMatchObject({
      companyId: 3,
      companyDoubt: 'Название совпадает не полностью',
    })
    expect(rowOf(`18.03.2026\t100 000,00\t${payer}\tТОО «Суши Хаус»`)).not.toHaveProperty('companyDoubt')
  })

  test('of two matching companies none is chosen', () => {
    const [cells, oneCell] = rowsOf(
      '18.03.2026\t100 000,00\tСуши Хаус\tза Кафе Арман',
      '18.03.2026\t100 000,00\tСуши Хаус Юг за KFC',
    )
    for (const row of [cells, oneCell]) expect(row).not.toHaveProperty('companyId')
    expect(cells?.companyDoubt).toBe('Подходят несколько: Суши Хаус, Кафе «Арман»')
    expect(oneCell?.companyDoubt).toBe('Подходят несколько: Суши Хаус Юг, KFC')
  })

  test('of companies with the same name none is chosen', () => {
    const twins = [
      { value: 1, label: 'ТОО «Арман»' },
      { value: 2, label: 'ИП Арман' },
    ]
    const [row] = parseBankStatement('18.03.2026\t100 000,00\tАрман', twins).rows
    expect(row).not.toHaveProperty('companyId')
    expect(row?.companyDoubt).toBe('Подходят несколько: ТОО «Арман», ИП Арман')
  })

  test('of two date columns the first is used; different dates are marked for a check', () => {
    const [same, different] = rowsOf(
      'Дата операции;Дата валютирования;Сумма;Контрагент',
      '17.03.2026;17.03.2026;500;Суши Хаус',
      '17.03.2026;18.03.2026;500;Суши Хаус',
    )
    expect(same).not.toHaveProperty('doubt')
    expect(different).toMatchObject({
      payedAt: '2026-03-17',
      doubt: 'Несколько дат (17-03-2026, 18-03-2026), взята первая',
    })
  })
})

describe('columns are recognised by their headings', () => {
  const TABLE = 'Дата операции\t№ документа\tДебет\tКредит\tОстаток\tКНП\tПлательщик\tНазначение платежа'

  test('incoming sums are used, outgoing ones are not, balances and codes are ignored', () => {
    expect(
      rowsOf(
        TABLE,
        '17.03.2026\t1024\t0,00\t100000\t5 000 000,00\t841\tТОО Суши Хаус\tза Кафе Арман, счёт от 01.03.2026',
        '17.03.2026\t1025\t30 000,00\t0,00\t4 970 000,00\t710\tТОО Суши Хаус\tВозврат',
        '31.02.2026\t1026\t\t5 000\t4 975 000,00\t841\tСуши Хаус\t',
      ),
    ).toEqual([
      { line: 2, payedAt: '2026-03-17', amount: 100_000, companyId: 3 },
      { line: 3, payedAt: '2026-03-17', companyId: 3, problem: expect.stringMatching(/^Списание/) },
      { line: 4, amount: 5000, companyId: 3, problem: 'Дата не прочитана' },
    ])
  })

  test('the currency has its own column', () => {
    const [tenge, dollars] = rowsOf(
      'Дата;Сумма;Валюта;Контрагент',
      '17.03.2026;500;KZT;Суши Хаус',
      '17.03.2026;500;USD;Суши Хаус',
    )
    expect(tenge).toMatchObject({ amount: 500 })
    expect(tenge).not.toHaveProperty('doubt')
    expect(dollars?.problem).toMatch(/^Валюта USD/)
  })
})

test.each([
  ['another currency in the heading', ['Дата\tПлательщик\tСумма, USD', '17.03.2026\tСуши Хаус\t500,00'], /^Валюта USD/],
  ['another currency above the table', ['Валюта счёта: EUR', '17.03.2026\tСуши Хаус\t500,00'], /^Валюта EUR/],
  ['a debit mark', ['Дата\tД/К\tСумма\tПлательщик', '17.03.2026\tД\t100 000,00\tСуши Хаус'], /^Списание/],
  ['a type of operation', ['17.03.2026\tСписание\t100 000,00\tСуши Хаус'], /^Списание/],
])('a line is not recorded: %s', (_what, lines, problem) => {
  expect(rowsOf(...lines)).toEqual([expect.objectContaining({ problem: expect.stringMatching(problem) })])
})

test.each([
  ['a heading in tenge', ['Дата\tПлательщик\tСумма, KZT', '17.03.2026\tСуши Хаус\t500,00']],
  [
    'a column in tenge beside one in dollars',
    ['Дата;Сумма USD;Сумма KZT;Контрагент', '17.03.2026;1,00;500,00;Суши Хаус'],
  ],
  ['a credit mark', ['Дата\tД/К\tСумма\tПлательщик', '17.03.2026\tК\t500,00\tСуши Хаус']],
  ['the date of a credit', ['Дата зачисления\tСумма\tПлательщик', '17.03.2026\t500,00\tСуши Хаус']],
  ['a receipt date beside a credit', ['Дата поступления;Кредит;Контрагент', '17.03.2026;500,00;Суши Хаус']],
  ['a purpose that begins with «Итого»', ['17.03.2026\t500,00\tСуши Хаус\tИтого за март']],
  ['a purpose that begins with «Всего»', ['17.03.2026\t500,00\tСуши Хаус\tВсего за 2 счёта']],
  ['a cell with a line break', ['17.03.2026\t500,00\tСуши Хаус\t"Оплата\n""по счёту""\n5"']],
])('a line is recorded: %s', (_what, lines) => {
  const { rows, total } = parseBankStatement(lines.join('\n'), COMPANIES)
  expect(rows).toEqual([expect.objectContaining({ payedAt: '2026-03-17', amount: 500, companyId: 3 })])
  expect(rows[0]).not.toHaveProperty('problem')
  expect(rows[0]).not.toHaveProperty('doubt')
  expect(total).toBeUndefined()
})

test('quotes inside a cell do not join lines', () => {
  const lines = ['17.03.2026\t500,00\t"Суши Хаус" ТОО', '18.03.2026\t"Суши Хаус\t600,00', 'KFC"\t700,00\t19.03.2026']
  expect(rowsOf(...lines).map(({ amount }) => amount)).toEqual([500, 600, 700])
})

test.each([
  ['closed in the next line', ['17.03.2026;500,00;"Суши Хаус;за март', '18.03.2026;600,00;KFC"']],
  ['that closes nothing', ['17.03.2026;500,00;"Суши Хаус', '18.03.2026;600,00;KFC;"']],
])('an open quote in a file with semicolons joins no payments: %s', (_what, lines) => {
  expect(rowsOf(...lines)).toMatchObject([
    { line: 1, amount: 500, doubt: 'Кавычка не закрыта' },
    { line: 2, amount: 600, doubt: 'Кавычка не закрыта' },
  ])
})

test('a quoted cell with a line break and semicolons is one cell', () => {
  const [row, ...more] = rowsOf('17.03.2026;500,00;Суши Хаус;"Оплата;', 'за март; 5"')
  expect(row).toEqual({ line: 1, payedAt: '2026-03-17', amount: 500, companyId: 3 })
  expect(more).toEqual([])
})

test('a recorded line with a line break is removed whole', () => {
  const text = '17.03.2026\t500,00\t"Суши\nХаус"\n18.03.2026\t600,00\tKFC'
  expect(blankOutLines(text, (line) => line === 1)).toBe('\n18.03.2026\t600,00\tKFC')
})

test('every line is a payment, a heading, a total, or reported as left out', () => {
  const { rows, leftOut, total } = parseBankStatement(
    [
      'Выписка по счёту за март',
      'Дата\tСумма\tПлательщик',
      '17.03.2026\t100 000,00\tСуши Хаус',
      '',
      'Итого\t150 000,00',
      'Исполнитель: Ким В.',
    ].join('\n'),
    COMPANIES,
  )
  expect(rows.map(({ line }) => line)).toEqual([3])
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'Дата не найдена'],
    [6, 'Дата не найдена'],
  ])
  expect(total).toBe(150_000)
})

test('the preview counts each line once, and its sums equal the total', () => {
  const text = parseBankStatement(
    [
      'Дата\tСумма\tПлательщик',
      '17.03.2026\t100 000,00\tСуши Хаус',
      '17.03.2026\t40000\tKFC',
      '17.03.2026\t9 000,00\tНеизвестный',
      '17.03.2026\t-500,00\tKFC',
      'без даты',
    ].join('\n'),
    COMPANIES,
  )
  const counts = { lines: 5, recognized: 2, recognizedSum: 140_000, doubtful: 0, sum: 149_000 }
  expect(countBankStatementRows(text, text.rows)).toEqual(counts)
  const chosen = text.rows.map((row) => (row.line === 4 ? { ...row, companyId: 6 } : row))
  expect(countBankStatementRows(text, chosen)).toEqual({ ...counts, recognized: 3, recognizedSum: 149_000 })
  const doubted = chosen.map((row) => (row.line === 3 ? { ...row, doubt: 'Сумма ли это?' } : row))
  expect(countBankStatementRows(text, doubted)).toEqual({ ...counts, doubtful: 1, recognizedSum: 109_000 })
  const guessed = chosen.map((row) => (row.line === 3 ? { ...row, companyDoubt: 'Та ли это компания?' } : row))
  expect(countBankStatementRows(text, guessed)).toEqual(countBankStatementRows(text, doubted))
  expect(countBankStatementRows({ ...text, total: 150_000 }, text.rows).sum).toBe(150_000)
})

test('of two totals the second is reported', () => {
  const { total, leftOut } = parseBankStatement('Итого\t100 000,00\nИтого\t100 000,00\nВсего\t90 000,00', COMPANIES)
  expect(total).toBe(100_000)
  expect(leftOut).toMatchObject([{ line: 3, reason: 'Второй итог с другой суммой' }])
})

test('a duplicate has the company and amount of another line within three days', () => {
  const payment = { companyId: 3, amount: 500, payedAt: '2026-03-16' }
  expect(isPossibleDuplicatePayment(payment, { ...payment, payedAt: '2026-03-19' })).toBe(true)
  expect(isPossibleDuplicatePayment(payment, { ...payment, payedAt: '2026-03-20' })).toBe(false)
  expect(isPossibleDuplicatePayment(payment, { ...payment, amount: 501 })).toBe(false)
  expect(isPossibleDuplicatePayment(payment, { ...payment, companyId: 4 })).toBe(false)
  expect(isPossibleDuplicatePayment({ ...payment, companyId: undefined }, { ...payment, companyId: undefined })).toBe(
    false,
  )
  const row = { key: '', text: '', ...payment }
  expect([
    ...findDuplicateBankLines(
      [
        { ...row, line: 1 },
        { ...row, line: 2 },
      ],
      [],
    ),
  ]).toEqual([2])
  expect([...findDuplicateBankLines([{ ...row, line: 1 }], [{ ...payment, payedAt: '2026-03-14' }])]).toEqual([1])
})
