import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Courier } from '../../src/api/couriers'
import { MoveCouriersToolbar } from '../../src/pages/couriers/MoveCouriersToolbar'
import { toastState } from '../../src/ui/toasts'
import { OPTION } from '../antdSelectors'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

setUpScreens()

const COURIERS = [
  { id: 4, fio: 'Ким Асель' },
  { id: 5, fio: 'Ахметов Ержан' },
] as Courier[]
const UNKNOWN = 'Неизвестно, сохранилось ли. Сервер ответил 504: Шлюз устал. Проверьте, прежде чем отправлять снова.'

async function moveBoth() {
  const held = delayedReplies()
  mockFetch(({ path }) => (path.includes('/dictionary/') ? { body: [{ value: 2, label: 'Центр' }] } : held.next()))
  const { unmount } = render(
    <MoveCouriersToolbar couriers={COURIERS} cityId={1} onClear={() => undefined} onChanged={() => undefined} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Сменить точку' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Отправная точка' }))
  fireEvent.click(await screen.findByText('Центр', { selector: OPTION }))
  fireEvent.click(dialog.getByRole('button', { name: 'Сменить точку' }))
  const fail = async () => {
    await waitFor(() =>
      held.give(1, { status: 422, body: { message: 'Ошибка', errors: { pointId: 'Точка закрыта' } } }),
    )
    await act(async () => held.give(0, { status: 504, body: { message: 'Шлюз устал' } }))
  }
  return { dialog, unmount, fail }
}

test('each failed move shows all words of the server', async () => {
  const { dialog, fail } = await moveBoth()
  await fail()
  expect(await dialog.findByText(UNKNOWN)).toBeTruthy()
  expect(await dialog.findByText('Ошибка. Точка закрыта')).toBeTruthy()
  expect(dialog.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual(['Неизвестно', 'Не удалось'])
  expect(toastState.shown).toEqual([])
})

test('moves that fail after the user has left are shown in a toast', async () => {
  const { unmount, fail } = await moveBoth()
  unmount()
  await fail()
  await waitFor(() =>
    expect(toastState.shown.map(({ tone, text, hint }) => [tone, text.replaceAll('\u00a0', ' '), hint])).toEqual([
      [
        'failure',
        'Смена отправной точки: изменено 0 из 2 курьеров, не изменено: 1, неизвестно, изменено ли: 1',
        `Ким Асель: ${UNKNOWN.slice(0, -1)}; Ахметов Ержан: Ошибка. Точка закрыта`,
      ],
    ]),
  )
})
