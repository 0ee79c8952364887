import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { HideNotificationCell } from '../../src/pages/notifications/HideNotificationCell'
import { NotificationGroupHeading } from '../../src/pages/notifications/NotificationGroupHeading'
import { notificationHideQueue } from '../../src/pages/notifications/notificationHideQueue'

afterEach(cleanup)

const ROWS = [{ id: 1, status: true }] as const

test.each([
  [true, '1 на странице без заказа'],
  [false, '1 без заказа'],
])('the count of a group in a list of several pages (%s): %s', (isPaged, words) => {
  const { container } = render(<NotificationGroupHeading rows={ROWS} isPaged={isPaged} />)
  expect(container.textContent).toBe(words)
})

test('only active notifications can be hidden; one without a status is not known to be active', () => {
  const rows = [{ id: 1, status: true }, { id: 2, status: true }, { id: 3, status: false }, { id: 4 }]
  render(
    <>
      <NotificationGroupHeading rows={rows} isPaged={false} />
      {rows.map((row) => (
        <HideNotificationCell key={row.id} row={row} />
      ))}
    </>,
  )
  const isEnabled = ({ id }: { id: number }) =>
    !screen.getByRole<HTMLButtonElement>('button', { name: `Скрыть уведомление № ${id}` }).disabled
  expect(rows.map(isEnabled)).toEqual([true, true, false, false])
  expect(screen.getByRole('button', { name: 'Скрыть все 2' })).toBeTruthy()
})

test('a failed attempt is not shown once the notification is hidden', () => {
  notificationHideQueue.state.byId[1] = { step: 'failed', failure: { message: 'Не получилось скрыть' } }
  const { rerender } = render(<HideNotificationCell row={{ id: 1, status: true }} />)
  expect(screen.getByRole('alert').textContent).toBe('Не получилось скрыть')
  rerender(<HideNotificationCell row={{ id: 1, status: false }} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Скрыть уведомление № 1' })).toBeTruthy()
  act(() => notificationHideQueue.drop())
})

test('after a group is hidden, the focus is on the button that undoes it', async () => {
  const rows = [1, 2].map((id) => ({ id, status: true }))
  render(<NotificationGroupHeading rows={rows} isPaged={false} />)
  const hide = screen.getByRole('button', { name: 'Скрыть все 2' })
  hide.focus()
  fireEvent.click(hide)
  const undo = await screen.findByRole('button', { name: 'Вернуть все 2' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(await screen.findByRole('button', { name: 'Скрыть все 2' })).toBe(document.activeElement)
  act(() => notificationHideQueue.drop())
})
