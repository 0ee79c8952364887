import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import type { Shift, ShiftFilters } from '../../src/api/shifts'
import type { User } from '../../src/api/user'
import { useUrlQuery } from '../../src/kit/address/useUrlQuery'
import { DrilldownTotalCheck } from '../../src/kit/drilldown/DrilldownTotalCheck'
import type { DrilldownTotalName } from '../../src/kit/drilldown/drilldowns'
import { type ListPageMethods, useListPage } from '../../src/kit/list/useListPage'
import { parseListQuery } from '../../src/lib/listQuery'
import { createListStore, type ListState } from '../../src/lib/listStore'
import { ShiftsDrilldownCheck } from '../../src/pages/couriersShifts/ShiftsDrilldownCheck'
import { SHIFT_LIST } from '../../src/pages/couriersShifts/shiftList'
import { session } from '../../src/session/session'

/** Design «Money», «Reports»: a screen that was opened from a figure of a report shows whether its records add up to this figure. */

const shifts = (courier: number, drilldown = 'salaryDay.dailyBonus', figure = 900) =>
  `/couriers-shifts?cityId=1&courierId=${courier}&dateStart=2026-03-04&dateEnd=2026-03-04&drilldown=${drilldown}&figure=${figure}`

const go = (address: string) => act(() => window.history.pushState(null, '', address))

const shift = (id: number, dailyBonus: number) =>
  ({ id, finishedAt: '2026-03-04 18:00:00', salary: { orderAmount: 6000, dailyBonus } }) as Shift

const listOf = (rows: Shift[], status: ListState<Shift>['status'] = 'ready'): ListState<Shift> => ({
  rows,
  page: 1,
  total: rows.length,
  perPage: 20,
  pageCount: 1,
  status,
  failure: null,
})

function Shifts({ state }: { state: ListState<Shift> }) {
  const { search } = useUrlQuery()
  return <ShiftsDrilldownCheck query={parseListQuery(search, SHIFT_LIST.filters)} state={state} />
}

const statusText = () => screen.queryByRole('status')?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  session.user = {
    id: 1,
    fio: 'Кто-то',
    accesses: [],
    allowedCities: [{ id: 1, name: 'Караганда' }],
  } as unknown as User
  go('/')
})
afterEach(() => {
  cleanup()
  session.user = null
})

test('a second figure with the same drilldown and sum is compared too', () => {
  go(shifts(1006))
  const { rerender } = render(<Shifts state={listOf([])} />)
  rerender(<Shifts state={listOf([shift(1, 900)])} />)
  expect(statusText()).toBe('Выплата за день, бонусы: 900 ₸ из 900 ₸ ✓')

  go(shifts(1007))
  rerender(<Shifts state={listOf([shift(2, 900)])} />)
  expect(statusText()).toBe('Выплата за день, бонусы: 900 ₸ из 900 ₸ ✓')
  expect(window.location.search).toContain('drilldown=salaryDay.dailyBonus')
})

test('records of the filter before are not compared with the next figure', () => {
  go(shifts(1006))
  const old = [shift(1, 900)]
  const { rerender } = render(<Shifts state={listOf([])} />)
  rerender(<Shifts state={listOf(old)} />)
  go(shifts(1007))
  expect(statusText()).toBeUndefined()
  rerender(<Shifts state={listOf(old, 'loading')} />)
  expect(statusText()).toBeUndefined()
  rerender(<Shifts state={listOf([shift(2, 700)])} />)
  expect(statusText()).toBe('Выплата за день, бонусы: 700 ₸ из 900 ₸ — разница −200 ₸')
})

test.each<[string, Partial<Record<DrilldownTotalName, number>>]>([
  ['/salary?drilldown=daily.payment', { 'salary.totalAmount': 5 }],
  ['/salary?drilldown=daily.payment&figure=much', { 'salary.totalAmount': 5 }],
  ['/salary?drilldown=daily.unheard&figure=5', { 'salary.totalAmount': 5 }],
  ['/salary?drilldown=toString&figure=5', { 'salary.totalAmount': 5 }],
  ['/salary?drilldown=daily.payment&figure=5', {}],
])('the drill-down check shows nothing at %s with %j', (address, figures) => {
  go(address)
  render(<DrilldownTotalCheck figures={figures} />)
  expect(statusText()).toBeUndefined()
})

const nothing = createListStore<Shift, ShiftFilters>(async () => ({ rows: [], total: 0, perPage: 20, pageCount: 1 }))

test.each<[string, (list: ListPageMethods<ShiftFilters>) => void, boolean]>([
  ['another filter', (list) => list.setFilters({ courierId: 1008 }), false],
  ['no filter', (list) => list.clearFilters(), false],
  ['a saved filter', (list) => list.clearQuery({ cityId: 1 }), false],
  ['another page', (list) => list.setPage(2), true],
])('after %s the comparison with the figure remains only if it can still match', async (_name, choose, isKept) => {
  go(shifts(1006))
  const { result } = renderHook(() => useListPage(nothing, SHIFT_LIST))
  await act(async () => choose(result.current))
  expect(window.location.search.includes('drilldown=') && window.location.search.includes('figure=')).toBe(isKept)
  expect(window.location.search.includes('drilldown=') || window.location.search.includes('figure=')).toBe(isKept)
})
