import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DeliveryZone } from '../../src/api/points'
import { BulkZoneOutlineDialog } from '../../src/pages/points/BulkZoneOutlineDialog'
import { createZoneImport } from '../../src/pages/points/zoneImport'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

setUpScreens()

const POLYGON: [number, number][] = [
  [73, 49],
  [74, 49],
  [74, 50],
]

function renderDialog(names: readonly string[]) {
  const { rows } = createZoneImport({
    zones: names.map((name) => ({ name, polygon: POLYGON })),
    dropped: [],
    left: 0,
  })
  const steps = rows.map((row) => ({ row, zone: { id: row.key + 1, name: row.name } as DeliveryZone }))
  return render(<BulkZoneOutlineDialog open steps={steps} onClose={jest.fn()} onSettled={jest.fn()} />)
}

test('the result of a dialog that the user has left is shown as a toast', async () => {
  const { next, give } = delayedReplies()
  mockFetch(next)
  const { unmount } = renderDialog(['Центр', 'Юг'])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Да, применить' })))
  unmount()
  await waitFor(() => give(0, { status: 500, body: { message: 'Сервер устал' } }))
  await waitFor(() =>
    expect(toastState.shown.map(({ tone, text }) => [tone, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['failure', 'Контуры зон: применено 0 из 2 зон, не применено: 1, не отправлено: 1'],
    ]),
  )
})

test('an outline without a response is counted by itself, and the focus moves to «Готово»', async () => {
  const { next, give } = delayedReplies()
  mockFetch(next)
  renderDialog(['Центр', 'Юг', 'Север'])
  const apply = screen.getByRole('button', { name: 'Да, применить' })
  act(() => apply.focus())
  await act(async () => void fireEvent.click(apply))
  await waitFor(() => give(0, { status: 204 }))
  await waitFor(() => give(1, { status: 504, body: {} }))
  expect(await screen.findByText('Применено 1 из 3 зон, неизвестно, применено ли: 1, не отправлено: 1')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Готово'))
})
