import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DeliveryZone } from '../../src/api/points'
import { BulkApplyDialog } from '../../src/pages/points/BulkApplyDialog'
import { createZoneImport } from '../../src/pages/points/zoneImport'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, delayedReplies, mockFetch } from '../session/mockFetch'

beforeAll(stubBrowserApis)
beforeEach(() => configureApi())
afterEach(cleanup)

test('the focus moves to «Остановить», and an outline without a response is counted by itself', async () => {
  const { next, give } = delayedReplies()
  mockFetch(next)
  const polygon: [number, number][] = [
    [73, 49],
    [74, 49],
    [74, 50],
  ]
  const names = ['Центр', 'Юг', 'Север']
  const { rows } = createZoneImport({ zones: names.map((name) => ({ name, polygon })), dropped: [], left: 0 })
  const steps = rows.map((row) => ({ row, zone: { id: row.key + 1, name: row.name } as DeliveryZone }))
  render(<BulkApplyDialog open steps={steps} onClose={jest.fn()} onSettled={jest.fn()} />)
  const apply = screen.getByRole('button', { name: 'Да, применить' })
  act(() => apply.focus())
  await act(async () => void fireEvent.click(apply))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Остановить' }))
  await waitFor(() => give(0, { status: 204 }))
  await waitFor(() => give(1, { status: 504, body: {} }))
  expect(await screen.findByText('Применено 1 из 3 зон, неизвестно, применено ли: 1, не отправлено: 1')).toBeTruthy()
})
