import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import { PayRunReview } from '../../src/pages/salary/review/PayRunReview'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

const SUMS = { hoursAmount: 1000, orderAmount: 4000, dailyBonus: 0, penalty: 0, payouts: 5000, isPaidOut: false }
const ROW: Salary = { ...SUMS, id: 1, workDate: '2026-03-17', courier: { id: 9, fio: 'Ким' } }
const EARLIER = { ...SUMS, ids: [5], workDateStart: '2026-03-10', workDateEnd: '2026-03-10', courier: { id: 9 } }

setUpScreens()

test('a payment is not called usual if records of the earlier periods could not be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => ({ body: [EARLIER, { payouts: 3000 }] }))
  render(<PayRunReview rows={[ROW]} cityId={1} />)
  expect(await screen.findByText(/^Сравнение неполное: нет данных по 4.записям$/)).toBeTruthy()
  expect(screen.queryByText('Как обычно в четыре прошлых периода')).toBeNull()
})

test('earlier records without a courier count as those of the only courier that was requested', async () => {
  const { courier: _, ...withoutCourier } = EARLIER
  mockFetch(() => ({ body: [withoutCourier] }))
  const { rerender } = render(<PayRunReview rows={[ROW]} cityId={1} />)
  expect(await screen.findByText('Как обычно в четыре прошлых периода')).toBeTruthy()
  rerender(<PayRunReview rows={[ROW, { ...ROW, id: 2, courier: { id: 10, fio: 'Ли' } }]} cityId={1} />)
  expect(await screen.findByText(/^Сравнение неполное: нет данных по 4.записям/)).toBeTruthy()
})
