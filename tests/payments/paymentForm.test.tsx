import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PaymentForm } from '../../src/pages/payments/PaymentForm'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

setUpScreens({ accesses: ['pay_create', 'pay_update'] })

const noop = () => undefined
const COMPANIES = [{ value: 3, label: 'Пекарня' }]
const SIMILAR = { id: 8, companyId: 3, methodId: 2, amount: 4000, payedAt: '2026-03-16' }

const newPayment = (open: boolean) => (
  <PaymentForm open={open} companies={COMPANIES} companyId={3} onSaved={noop} onAway={noop} onClose={noop} />
)

async function addPayment(): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Способ оплаты' }))
  fireEvent.click(await screen.findByTitle('Наличные'))
  fireEvent.change(screen.getByLabelText('Сумма'), { target: { value: '4000' } })
  fireEvent.change(screen.getByLabelText('Дата оплаты'), { target: { value: '16-03-2026' } })
  fireEvent.keyDown(screen.getByLabelText('Дата оплаты'), { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Добавить' }))
}

test('an edited payment names its company if the server sends only its id, and the id is not sent back', async () => {
  const payment = { id: 5, companyId: 3, methodId: 2, amount: 4000, payedAt: '2026-03-16', comment: 'аванс' }
  const { calls } = mockFetch(({ method }) => ({ body: method === 'GET' ? payment : {} }))
  const saved = jest.fn()
  render(<PaymentForm open id={5} companies={COMPANIES} onSaved={saved} onAway={noop} onClose={noop} />)
  expect(await screen.findByText('Пекарня, от 16-03-2026')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Редактирование оплаты' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Сумма'), { target: { value: '5000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
  expect(sent).toEqual([{ methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: 'аванс' }])
})

test('a similar payment found after the form was closed is not asked about and nothing is sent', async () => {
  const held = delayedReplies()
  const { calls } = mockFetch(() => held.next())
  const { rerender } = render(newPayment(true))
  await addPayment()

  await waitFor(() => expect(calls).toHaveLength(1))
  rerender(newPayment(false))
  await act(async () => {
    held.give(0, { body: [SIMILAR] })
    await waitForRequests()
  })
  expect(screen.queryByText('Похожая оплата уже есть. Записать ещё одну?')).toBeNull()
  expect(toastState.shown.map(({ text }) => text)).toEqual(['Оплата не записана: похожая уже есть'])
  expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('/search')])
})

test('after a lost response, «Не записывать» does not claim that the payment was not recorded', async () => {
  const { calls, answer } = mockFetch(({ path }) =>
    path.endsWith('/search') ? { status: 403, body: {} } : new TypeError('Failed to fetch'),
  )
  render(newPayment(true))
  await addPayment()
  expect(await screen.findByText('Неизвестно, записана ли оплата')).toBeTruthy()
  calls.length = 0

  answer(() => ({ body: [SIMILAR] }))
  fireEvent.click(screen.getByRole('button', { name: 'Добавить' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Не записывать' }))
  expect(await screen.findByText(/Повторно ничего не отправлено/)).toBeTruthy()
  expect(screen.getByText('Неизвестно, записана ли оплата')).toBeTruthy()
  expect(screen.queryByText('Оплата не записана: похожая уже есть')).toBeNull()
  expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('/search')])
})
