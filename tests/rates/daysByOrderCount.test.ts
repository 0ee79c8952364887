/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { loadDaysByOrderCount } from '../../src/pages/rates/bonusRate/daysByOrderCount'
import { configureApi, mockFetch } from '../session/mockFetch'

test('orders of a shift that starts after midnight count for its date', async () => {
  configureApi()
  const shift = (id: number, createdAt: string, countOrder: number) => ({
    ...{ id, createdAt, countOrder, dateSlot: '2026-03-17' },
    courier: { id: 7, courierTypeId: 1 },
  })
  mockFetch(() => ({ body: [shift(1, '2026-03-17 15:00:00', 8), shift(2, '2026-03-18 00:20:00', 4)] }))
  const { byType } = await loadDaysByOrderCount(1, new AbortController().signal)
  expect(byType).toEqual(new Map([[1, new Map([[12, 1]])]]))
})
