import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PaymentForm } from '../../src/pages/payments/PaymentForm'
import { session } from '../../src/session/session'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeAll(stubBrowserApis)
beforeEach(() => {
  configureApi()
  Object.assign(session, { key: 'key', user: { id: 1, accesses: ['pay_update'], allowedCities: [] } })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  Object.assign(session, { key: null, user: null })
})

const noop = () => undefined

test('an edited payment names its company if the server sends only its id, and the id is not sent back', async () => {
  const payment = { id: 5, companyId: 3, methodId: 2, amount: 4000, payedAt: '2026-03-16', comment: 'аванс' }
  const { calls } = mockFetch(({ method }) => ({ body: method === 'GET' ? payment : {} }))
  const companies = [{ value: 3, label: 'Пекарня' }]
  const saved = jest.fn()
  render(<PaymentForm open id={5} companies={companies} onSaved={saved} onAway={noop} onClose={noop} />)
  expect(await screen.findByText('Пекарня, от 16-03-2026')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Редактирование оплаты' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Сумма'), { target: { value: '5000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
  expect(sent).toEqual([{ methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: 'аванс' }])
})
