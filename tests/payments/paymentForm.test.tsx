import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PaymentForm } from '../../src/pages/payments/PaymentForm'
import { toasts } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

setUpScreens({ accesses: ['pay_create', 'pay_update'] })

const noop = () => undefined
const COMPANIES = [{ value: 3, label: 'Пекарня' }]

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
  const similar = { id: 8, companyId: 3, methodId: 2, amount: 4000, payedAt: '2026-03-16' }
  const { calls } = mockFetch(() => held.next())
  const form = (open: boolean) => (
    <PaymentForm open={open} companies={COMPANIES} companyId={3} onSaved={noop} onAway={noop} onClose={noop} />
  )
  const { rerender } = render(form(true))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Способ оплаты' }))
  fireEvent.click(await screen.findByTitle('Наличные'))
  fireEvent.change(screen.getByLabelText('Сумма'), { target: { value: '4000' } })
  fireEvent.change(screen.getByLabelText('Дата оплаты'), { target: { value: '16-03-2026' } })
  fireEvent.keyDown(screen.getByLabelText('Дата оплаты'), { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Добавить' }))

  await waitFor(() => expect(calls).toHaveLength(1))
  rerender(form(false))
  await act(async () => {
    held.give(0, { body: [similar] })
    await waitForRequests()
  })
  expect(screen.queryByText('Похожая оплата уже есть. Записать ещё одну?')).toBeNull()
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Оплата не записана: похожая уже есть'])
  expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('/search')])
})
