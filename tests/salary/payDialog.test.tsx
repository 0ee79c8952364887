import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import { PayDialog } from '../../src/pages/salary/PayDialog'
import { session } from '../../src/session/session'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, type Reply } from '../session/mockFetch'

setUpScreens()

const HANDLERS = { onClose: () => undefined, onSettled: () => undefined, onAway: () => undefined }
const ROW = { id: 1, courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false } as Salary

test('a payment that the browser cannot remember is not sent', async () => {
  const { setItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'pay:3') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  const { calls } = mockFetch()
  render(<PayDialog rows={[{ ...ROW, ids: [2, 3] } as Salary]} cityId={1} {...HANDLERS} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Выплатить' }))
  const alert = await screen.findByText(/Хранилище браузера переполнено/)
  expect(alert.closest('[role=alert]')?.textContent).toContain('Выплата не отправлена')
  expect(calls.filter(({ path }) => path.includes('/pay'))).toEqual([])
  expect(localStorage.getItem('pay:2')).toBeNull()
})

test.each<[amounts: (number | undefined)[], sum: string, warning: string]>([
  [[undefined], '—', 'Сумма не указана'],
  [[1000, undefined], '1 000 ₸, без 1 строки', 'Сумма не указана: 1 строка'],
])('rows with the amounts %p can be paid after a warning', async (amounts, sum, warning) => {
  const { calls } = mockFetch(() => ({ body: [] }))
  const rows = amounts.map((payouts, index): Salary => ({ ...ROW, id: index + 1, payouts }))
  render(<PayDialog rows={rows} cityId={1} {...HANDLERS} />)
  const words = screen.getByRole('dialog').textContent?.replace(/\s/g, ' ')
  expect(words).toContain(`${sum} · Ким`)
  expect(words).toContain(`${warning}Сколько выплатить, решит сервер`)
  fireEvent.click(await screen.findByRole('button', { name: 'Выплатить' }))
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/pay'))).toBe(true))
})

const toastsShown = () => toastState.shown.map(({ tone, text, hint }) => [tone, text.replace(/\s/g, ' '), hint])
const rowsOf = (count: number): Salary[] =>
  Array.from({ length: count }, (_, index) => ({ ...ROW, id: index + 1, workDate: '2026-03-17' }))

test.each<[what: string, rows: Salary[], reply: Reply, shown: unknown[]]>([
  [
    'one row is refused',
    rowsOf(1),
    { status: 422, body: { message: 'Касса закрыта' } },
    ['failure', 'Ким, 17-03-2026: отказано', 'Касса закрыта'],
  ],
  [
    'the first portion is paid',
    rowsOf(120),
    { status: 204 },
    ['failure', 'Выплачено 50 из 120; не отправлено: 70', undefined],
  ],
  ['one row is paid', rowsOf(1), { status: 204 }, ['success', 'Выплата отправлена', undefined]],
])('the dialog was closed before the response: %s', async (_what, rows, reply, shown) => {
  const replies = delayedReplies()
  const { calls } = mockFetch((call) => (call.path.includes('/pay') ? replies.next() : { body: [] }))
  const onAway = jest.fn()
  const { unmount } = render(<PayDialog rows={rows} cityId={1} {...HANDLERS} onAway={onAway} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Выплатить' }))
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/pay'))).toBe(true))
  unmount()
  await act(async () => replies.give(0, reply))
  await waitFor(() => expect(toastsShown()).toEqual([shown]))
  expect(onAway).toHaveBeenCalledTimes(shown[0] === 'failure' ? 1 : 0)
})

test('the next user of the tab does not get the result', async () => {
  const replies = delayedReplies()
  const { calls } = mockFetch((call) => (call.path.includes('/pay') ? replies.next() : { body: [] }))
  const onSettled = jest.fn()
  const { unmount } = render(<PayDialog rows={[ROW]} cityId={1} {...HANDLERS} onSettled={onSettled} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Выплатить' }))
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/pay'))).toBe(true))
  unmount()
  Object.assign(session, { key: 'another', user: { ...session.user, id: 9 } })
  await act(async () => replies.give(0, { status: 204 }))
  await waitFor(() => expect(onSettled).toHaveBeenCalled())
  expect(toastsShown()).toEqual([])
})
