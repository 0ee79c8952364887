import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import { PayActionCell } from '../../src/pages/salary/PayActionCell'
import { payAttemptJournal } from '../../src/pages/salary/pay/salaryPaymentSender'

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

const ROW = { id: 1, workDate: '2026-03-17', courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false } as Salary

test.each<[payouts: number | undefined, isEnabled: boolean]>([
  [1000, true],
  [undefined, true],
  [0, false],
])('a row with the amount %p can be paid: %p', (payouts, isEnabled) => {
  render(<PayActionCell row={{ ...ROW, payouts }} onPay={() => undefined} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Выплатить: Ким' }).disabled).toBe(!isEnabled)
})

test.each([
  [true, /Сервер не показывает, выплачено ли.*Продолжаем проверять/],
  [undefined, /^Неизвестно, выплачено ли\. Проверяем запись/],
])('an unknown outcome is explained (the server omits the paid status: %j)', (isUnreported, title) => {
  payAttemptJournal.write(1, { nonce: 'nonce', state: 'unknown', since: 0, readsNeeded: 2, place: {}, isUnreported })
  render(<PayActionCell row={ROW} onPay={() => undefined} />)
  expect(screen.getByText('Неизвестно').closest('[title]')?.getAttribute('title')).toMatch(title)
})
