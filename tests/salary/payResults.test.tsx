import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import type { PayBatchResult } from '../../src/pages/salary/bulk/payResultLines'
import { SalaryPayResults } from '../../src/pages/salary/bulk/SalaryPayResults'

const row = (id: number): Salary => ({ id, workDate: '2026-03-17', courier: { id }, payouts: id * 1000 }) as Salary
const ROWS = [1, 2, 3, 4, 5].map(row)
const [ONE, TWO, THREE, FOUR] = ROWS as [Salary, Salary, Salary, Salary]

const portion = (result: PayBatchResult['result'], ...rows: readonly Salary[]): PayBatchResult => ({ rows, result })
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('the toast after a payout reports paid, refused, open, paid elsewhere and unsent records', () => {
  const refused = {
    outcome: 'refused',
    failure: { message: 'Ошибка', fields: { status: 'Касса закрыта' }, status: 422 },
  } as const
  const open = { outcome: 'unknown', failure: { message: 'Ответ не пришёл', outcome: 'unknown' } } as const
  render(
    <SalaryPayResults
      rows={ROWS}
      results={[
        portion({ outcome: 'paid' }, ONE),
        portion(refused, TWO),
        portion(open, THREE),
        portion({ outcome: 'busy' }, FOUR),
      ]}
    />,
  )
  expect(lines()).toEqual([
    'выплачено: 1 строка на 1 000 ₸',
    'отказано: 1 строка на 2 000 ₸ (Ошибка. Касса закрыта)',
    'неизвестно, выплачено ли: 1 строка на 3 000 ₸ (Ответ не пришёл)',
    'занято другой вкладкой: 1 строка на 4 000 ₸',
    'не отправлено: 1 строка на 5 000 ₸',
  ])
})

test('portions with the same outcome share a line, and a reason appears once', () => {
  const refused = { outcome: 'refused', failure: { message: 'Касса закрыта' } } as const
  render(<SalaryPayResults rows={[ONE, TWO, THREE]} results={[portion(refused, ONE, TWO), portion(refused, THREE)]} />)
  expect(lines()).toEqual(['отказано: 3 строки на 6 000 ₸ (Касса закрыта)'])
})
