import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { loadCourierPenalties } from '../../src/api/couriers'
import { type Schedule, searchSchedules } from '../../src/api/schedules'
import { unreadableRowsText } from '../../src/domain/unreadableRowsText'
import { loadAllPages } from '../../src/lib/loadAllPages'
import { getUnreadableCount } from '../../src/lib/unreadableRowCount'
import { UnreadableRowsAlert } from '../../src/ui/load/UnreadableRowsAlert'
import { configureApi, mockFetch } from '../session/mockFetch'

/** Contract: a row without a required field is left out of its list, counted and reported («1 заказ не показан»). */

beforeEach(() => {
  configureApi()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

const WEEK = { id: 7, cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' }

test('unreadable rows are reported also where only the list is passed on', async () => {
  mockFetch(() => ({ body: [{ id: 4, name: 'Опоздание', price: 500 }, { name: 'Без номера' }] }))
  const fines = await loadCourierPenalties(3)
  expect(fines).toHaveLength(1)
  render(<UnreadableRowsAlert of={fines} noun="fine" />)
  expect(screen.getByRole('alert').textContent).toMatch(/^1\sштраф не показан/)
})

test('all pages together count their missing rows, and are read once', async () => {
  const { calls } = mockFetch(({ path }) => ({
    body: path.includes('page=1') ? [WEEK, { dateStart: '2026-03-24' }] : [{ ...WEEK, id: 8 }, {}],
    headers: { 'x-pagination-page-count': '2', 'x-pagination-total-count': '4', 'x-pagination-per-page': '2' },
  }))
  const { signal } = new AbortController()
  const all = await loadAllPages({
    search: searchSchedules,
    query: { page: 1, cityId: 1 },
    keyOf: ({ id }: Schedule) => id,
    signal,
  })
  expect(all.rows).toHaveLength(2)
  expect(getUnreadableCount(all.rows)).toBe(2)
  expect(calls).toHaveLength(2)
})

test('nothing is shown if every row was readable', () => {
  render(<UnreadableRowsAlert of={[]} noun="fine" />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('words follow number and gender', () => {
  expect([1, 3, 5].map((count) => unreadableRowsText(count, 'shift').replace(/\s/g, ' '))).toEqual([
    '1 смена не показана',
    '3 смены не показаны',
    '5 смен не показаны',
  ])
})
