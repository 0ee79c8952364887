import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { Payment, PaymentFilters } from '../../src/api/payments'
import type { ListQuery } from '../../src/lib/listQuery'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { paymentFooterRows } from '../../src/pages/payments/paymentListDefinition'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['pay_view'] })

const payment = (id: number, methodId: number | undefined, amount: number | undefined): Payment => ({
  id,
  methodId,
  amount,
})
const footer = (...rows: Payment[]) =>
  paymentFooterRows(rows, undefined).map(({ label, cells }) => {
    const { container } = render(cells.amount)
    return `${label}, ${container.textContent}`.replace(/\s/g, ' ')
  })
const linksOf = (rows: Payment[], query: Partial<PaymentFilters>) =>
  paymentFooterRows(rows, { ...query, page: 1 } as ListQuery<PaymentFilters>).map(
    ({ cells }) => render(cells.amount).container.querySelector('a')?.getAttribute('href') ?? null,
  )

test('totals by method add up to the total', () => {
  expect(footer(payment(1, 2, 700), payment(2, 1, 50), payment(3, 2, 300), payment(4, undefined, 5))).toEqual([
    'Итого: 4 оплаты, 1 055 ₸',
    'Наличные: 1 оплата, 50 ₸',
    'Банковский перевод: 2 оплаты, 1 000 ₸',
    'Способ не указан: 1 оплата, 5 ₸',
  ])
})

test('a single method has no total of its own', () => {
  expect(footer(payment(1, 2, 700), payment(2, 2, undefined))).toEqual(['Итого: 2 оплаты, 700 ₸, без 1 строки'])
})

/** Design «Money»: from a money figure to the records that sum to it. The filter by method selects these payments. */
test('the amount of a method leads to its payments', () => {
  const rows = [payment(1, 2, 700), payment(2, 1, 50), payment(3, 2, 300), payment(4, undefined, 5), payment(5, 9, 5)]
  const link = (methodId: number, figure: number) =>
    `/payments?companyId=7&payedAt=2026-03-17&methodId=${methodId}&drilldown=paymentFooter.method&figure=${figure}`
  expect(linksOf(rows, { companyId: 7, payedAt: '2026-03-17' })).toEqual([null, link(1, 50), link(2, 1000), null, null])
})

test('an amount with an unknown part has no link', () => {
  const [, cash, transfer] = linksOf([payment(1, 2, 700), payment(2, 1, 50), payment(3, 2, undefined)], {})
  expect(cash).toBe('/payments?methodId=1&drilldown=paymentFooter.method&figure=50')
  expect(transfer).toBeNull()
})

test.each([
  ['equal', 1000, '1 000 ₸ из 1 000 ₸ ✓'],
  ['different', 900, '1 000 ₸ из 900 ₸ — разница 100 ₸'],
])('the payments of a method are compared with the followed amount: %s', async (_case, figure, text) => {
  const rows = [payment(1, 2, 700), payment(2, 1, 50), payment(3, 2, 300)]
  mockFetch(({ path, body }) => {
    if (!path.includes('/pay/')) return { body: [{ value: 7, label: 'Дос Плов' }] }
    const { methodId } = JSON.parse(body)
    return { body: rows.filter((row) => methodId === undefined || row.methodId === methodId) }
  })
  window.history.replaceState(null, '', '/payments')
  render(<PaymentsPage />)
  await screen.findByText(/^Наличные:/)
  expect(screen.queryByText(/Оплаты одним способом/)).toBeNull()
  const followed = `/payments?methodId=2&drilldown=paymentFooter.method&figure=${figure}`
  act(() => window.history.pushState(null, '', followed))
  // The rows of the earlier filter are not compared.
  expect(screen.queryByText(/Оплаты одним способом/)).toBeNull()
  const check = await screen.findByText(/Оплаты одним способом/)
  expect(check.textContent?.replaceAll('\u00a0', ' ')).toBe(`Оплаты одним способом: ${text}`)
})
