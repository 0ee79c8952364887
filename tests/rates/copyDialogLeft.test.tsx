import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { CopyRatesButton } from '../../src/pages/rates/copy/CopyRatesButton'
import { CopyRatesDialog } from '../../src/pages/rates/copy/CopyRatesDialog'
import { session } from '../../src/session/session'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

async function startCopy(sends: readonly (() => Promise<void>)[]) {
  const plan = async () =>
    sends.map((send, index) => ({ key: String(index), what: `Условие ${index}`, before: '', after: '', send }))
  const dialog = render(
    <StrictMode>
      <CopyRatesDialog
        open
        title="Скопировать условия"
        cities={[{ value: 2, label: 'Астана' }]}
        plan={plan}
        onClose={() => undefined}
      />
    </StrictMode>,
  )
  fireEvent.mouseDown(screen.getByLabelText('В какой город'))
  fireEvent.click(await screen.findByText('Астана'))
  await screen.findByText('Условие 0')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Скопировать' })))
  return dialog
}

test('copying stops when the screen is left, and a toast shows what was copied', async () => {
  let refuse: (error: unknown) => void = () => undefined
  const sends = [
    jest.fn(async () => undefined),
    jest.fn(() => new Promise<void>((_resolve, reject) => (refuse = reject))),
    jest.fn(async () => undefined),
  ]
  const { unmount } = await startCopy(sends)
  await waitFor(() => expect(sends[1]).toHaveBeenCalled())
  unmount()
  await act(async () => refuse(new RequestFailure({ message: 'Нельзя' })))
  expect(toastState.shown.map(({ text }) => text)).toEqual([
    'Скопировать условия: скопировано 1 из 3, не скопировано: 1, не отправлено: 1',
  ])
  expect(sends[2]).not.toHaveBeenCalled()
})

test('after an unknown outcome the dialog asks, and «Повторить» sends the rest', async () => {
  const lost = jest.fn(async () => undefined).mockRejectedValueOnce(createUnknownOutcomeError('Нет связи') as never)
  const rest = jest.fn(async () => undefined)
  await startCopy([lost, rest])
  await screen.findByText('Неизвестно, скопировано ли: Условие 0')
  expect(rest).not.toHaveBeenCalled()
  expect(screen.getByText(/следующие строки не отправлены/)).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  await waitFor(() => expect(rest).toHaveBeenCalledTimes(1))
  expect(lost).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(/^Неизвестно, скопировано ли/)).toBeNull()
})

test('an unknown outcome of the last row says nothing about further rows', async () => {
  await startCopy([async () => undefined, () => Promise.reject(createUnknownOutcomeError('Нет связи'))])
  await screen.findByText('Неизвестно, скопировано ли: Условие 1')
  expect(screen.getByText(/^Проверьте строку/)).toBeTruthy()
})

const CITIES = [
  { id: 1, name: 'Караганда' },
  { id: 2, name: 'Астана' },
]

test('the rates that were shown when the dialog was opened are copied', async () => {
  Object.assign(session.user ?? {}, { allowedCities: CITIES })
  const shown = jest.fn(async () => [])
  const later = jest.fn(async () => [])
  const button = (plan: typeof shown) => <CopyRatesButton cityId={1} disabled={false} title="Скопировать" plan={plan} />
  const { rerender } = render(button(shown))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Скопировать в другой город/ })))
  fireEvent.mouseDown(await screen.findByLabelText('В какой город'))
  rerender(button(later))
  fireEvent.click(await screen.findByText('Астана'))
  await screen.findByText('В этом городе уже всё так же: копировать нечего')
  expect(shown).toHaveBeenCalledTimes(1)
  expect(later).not.toHaveBeenCalled()
})

test('the dialog closes when «Назад» shows the bonus grids of another city', async () => {
  Object.assign(session.user ?? {}, { allowedCities: CITIES })
  mockFetch(({ path }) =>
    path.endsWith('/1')
      ? { status: 500, body: {} }
      : { body: [{ typeId: 1, rates: [{ minQuantityOrder: 5, price: 500 }] }] },
  )
  navigate('/settings/bonus-rate?cityId=2')
  render(<BonusRatePage />)
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: /Скопировать в другой город/ })
  await waitFor(() => expect(copy.disabled).toBe(false))
  await act(async () => void fireEvent.click(copy))
  await screen.findByLabelText('В какой город')
  await act(async () => navigate('/settings/bonus-rate?cityId=1'))
  expect(screen.queryByLabelText('В какой город')).toBeNull()
})
