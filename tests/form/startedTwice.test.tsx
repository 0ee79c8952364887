import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { DeliveryZone } from '../../src/api/points'
import type { Salary } from '../../src/api/salary'
import { ExportDialog } from '../../src/kit/list/export/ExportDialog'
import { HideAllNotificationsDialog } from '../../src/pages/notifications/HideAllNotificationsDialog'
import { BulkZoneOutlineDialog } from '../../src/pages/points/BulkZoneOutlineDialog'
import { createZoneImport } from '../../src/pages/points/zoneImport'
import { PayDialog } from '../../src/pages/salary/PayDialog'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'
import { setUpScreens } from './setUpScreens'

setUpScreens()

const onClose = jest.fn()
const ROW = { id: 1, courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false } as Salary
const [row] = createZoneImport({ zones: [{ name: 'Центр', polygon: [[73, 49]] }], dropped: [], left: 0 }).rows
const search = jest.fn(({ page }: { page: number }) =>
  page === 1
    ? Promise.resolve({ rows: [{ id: 1 }], total: 500, perPage: 1, pageCount: 500 })
    : new Promise(() => undefined),
)
const manyPages = {
  search,
  keyOf: ({ id }: { id: number }) => id,
  describe: async () => ({ name: 'Заказы', columns: [] }),
}

/**
 * Name of the button that starts the request, text of a second button, and the dialog with both buttons. In the payment dialog the second
 * button changes from «Отмена» to «Закрыть» once the payment is sent. On a slow machine this may happen before the test looks for the
 * button, so the pattern accepts both texts.
 */
const DIALOGS: [string, string | RegExp, () => ReactNode][] = [
  [
    'Скрыть все',
    'Остановить',
    () => <HideAllNotificationsDialog open filters={{}} onClose={onClose} onSettled={onClose} />,
  ],
  [
    'Да, применить',
    'Остановить',
    () => (
      <BulkZoneOutlineDialog
        open
        steps={row ? [{ row, zone: { id: 1, name: 'Центр' } as DeliveryZone }] : []}
        {...{ onClose, onSettled: onClose }}
      />
    ),
  ],
  [
    'Выплатить',
    /^(Отмена|Закрыть)$/,
    () => <PayDialog rows={[ROW]} cityId={1} onClose={onClose} onSettled={onClose} onAway={onClose} />,
  ],
  [
    'Выгрузить',
    'Отменить',
    () => (
      <ExportDialog
        open
        source={manyPages as never}
        query={{ page: 1 }}
        format="csv"
        onClose={onClose}
        afterClose={onClose}
      />
    ),
  ],
]

test.each(DIALOGS)('two presses of «%s» start once and do not stop', async (name, other, dialog) => {
  const { next } = delayedReplies()
  const { calls } = mockFetch(next)
  const requestCount = () => calls.length + search.mock.calls.length
  render(dialog())
  const button = await screen.findByRole('button', { name })
  await act(waitForRequests)
  // A dialog takes the focus when it has opened, and once more in the next frame (`useDialogFocus`).
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const before = requestCount()
  // Click the focused element, as Enter does: if the first click moved the focus, the second click would hit another button.
  button.focus()
  await act(async () => void fireEvent.click(document.activeElement as Element))
  await act(waitForRequests)
  await act(async () => void fireEvent.click(document.activeElement as Element))
  expect(screen.getByText(other).closest('button')).toBeTruthy()
  await waitFor(() => expect(requestCount()).toBeGreaterThan(before))
  // A payment is sent 400 ms after its button is pressed. Wait until a payment of the second press would have been
  // sent.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(requestCount() - before).toBe(1)
  expect(button.isConnected).toBe(true)
  expect(document.activeElement).toBe(button)
  expect(onClose).not.toHaveBeenCalled()
})
