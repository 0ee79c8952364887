import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import { PayDialog } from '../../src/pages/salary/PayDialog'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeAll(stubBrowserApis)
beforeEach(() => configureApi())
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.restoreAllMocks()
})

const ROW = { id: 1, courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false } as Salary

test('the focus moves to «Отмена» when the payment starts', async () => {
  mockFetch()
  render(<PayDialog rows={[ROW]} cityId={1} onClose={() => undefined} onSettled={() => undefined} />)
  const pay = await screen.findByRole('button', { name: 'Выплатить' })
  pay.focus()
  fireEvent.click(pay)
  await act(async () => undefined)
  expect((pay as HTMLButtonElement).disabled).toBe(true)
  expect(document.activeElement?.textContent).toBe('Отмена')
})

test('a payment that the browser cannot remember is not sent', async () => {
  const { setItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'pay:3') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  const { calls } = mockFetch()
  render(
    <PayDialog
      rows={[{ ...ROW, ids: [2, 3] } as Salary]}
      cityId={1}
      onClose={() => undefined}
      onSettled={() => undefined}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Выплатить' }))
  const alert = await screen.findByText(/Хранилище браузера переполнено/)
  expect(alert.closest('[role=alert]')?.textContent).toContain('Выплата не отправлена')
  expect(calls.filter(({ path }) => path.includes('/pay'))).toEqual([])
  expect(localStorage.getItem('pay:2')).toBeNull()
})
