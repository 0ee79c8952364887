import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { HideAllDialog } from '../../src/pages/notifications/HideAllDialog'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, mockFetch, waitForRequests } from '../session/mockFetch'

beforeAll(stubBrowserApis)
beforeEach(() => configureApi())
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await act(waitForRequests)
}

test('the focus moves to the remaining button when the pressed one is removed', async () => {
  const { answer } = mockFetch(() => ({ status: 403, body: { message: 'Нет доступа' } }))
  render(<HideAllDialog open filters={{}} onClose={() => undefined} onSettled={() => undefined} />)
  await press('Скрыть все')
  answer(() => ({ body: [] }))
  await press('Повторить')
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Готово')
})
