import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { addDays } from '../../src/domain/schedules/weekDates'
import { useCityPlannedShifts } from '../../src/parts/plan/useCityPlannedShifts'
import { session } from '../../src/session/session'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeEach(() => {
  session.key = 'key'
  session.user = { id: 3, accesses: ['schedule_view'], allowedCities: [] } as unknown as User
  configureApi()
})
afterEach(() => {
  cleanup()
  session.user = null
  session.key = null
})

/** One week per page, the oldest first. */
const WEEKS = ['2026-02-17', '2026-02-24', '2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'].map(
  (dateStart, index) => ({ id: index + 1, dateStart, dateEnd: addDays(dateStart, 6) }),
)
const DATES = ['2026-03-18']

test('a week on any page of the list is found, and no later page is requested', async () => {
  const pages: number[] = []
  mockFetch(({ path }) => {
    if (path.includes('/day/')) return { body: [{ pointId: 2, courierId: 4, timeStart: '09:00', timeEnd: '18:00' }] }
    const page = Number(/page=(\d+)/.exec(path)?.[1])
    pages.push(page)
    return { body: [WEEKS[page - 1]], headers: { 'X-Pagination-Page-Count': `${WEEKS.length}` } }
  })
  const { result } = renderHook(() => useCityPlannedShifts(1, DATES))
  await waitFor(() => expect(result.current.value?.days.get('2026-03-18')).toHaveLength(1))
  expect(pages).toEqual([1, 2, 3, 4, 5])
})

const ROW = { pointId: 2, courierId: 4, timeStart: '09:00', timeEnd: '18:00' }
const [WEEK] = WEEKS.slice(4)

test.each<[string, boolean, object[], object[]]>([
  ['is readable', false, [WEEK as object], [ROW]],
  ['lacks a shift', true, [WEEK as object], [ROW, { ...ROW, courierId: 'Ким' }]],
  ['lacks a time', true, [WEEK as object], [{ ...ROW, timeEnd: '6 вечера' }]],
  ['lacks its week', true, [WEEKS[0] as object, { ...WEEK, id: 'пять' }], []],
  ['lacks another week', false, [WEEK as object, { id: 'шесть' }], [ROW]],
])('a plan that %s is counted as incomplete: %s', async (_case, isIncomplete, weeks, rows) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(({ path }) => ({ body: path.includes('/day/') ? rows : weeks }))
  const { result } = renderHook(() => useCityPlannedShifts(1, DATES))
  await waitFor(() => expect(result.current.value?.isIncomplete).toBe(isIncomplete))
})
