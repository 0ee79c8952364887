import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { HideAllNotificationsDialog } from '../../src/pages/notifications/HideAllNotificationsDialog'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch, waitForRequests } from '../session/mockFetch'

setUpScreens()

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await act(waitForRequests)
}

test('the focus moves to the remaining button when the pressed one is removed', async () => {
  const { answer } = mockFetch(() => ({ status: 403, body: { message: 'Нет доступа' } }))
  render(<HideAllNotificationsDialog open filters={{}} onClose={() => undefined} onSettled={() => undefined} />)
  await press('Скрыть все')
  answer(() => ({ body: [] }))
  await press('Повторить')
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Готово')
})
