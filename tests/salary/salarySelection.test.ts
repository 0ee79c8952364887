import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { Salary, SalaryFilters } from '../../src/api/salary'
import type { ListQuery } from '../../src/lib/listQuery'
import { useSalarySelection } from '../../src/pages/salary/bulk/useSalarySelection'
import { payAttemptJournal, payAttemptJournalVersion } from '../../src/pages/salary/pay/salaryPaymentSender'
import { salaryRowKey } from '../../src/pages/salary/salaryRows'

beforeEach(() => window.localStorage.clear())
afterEach(() => window.localStorage.clear())

const day = (id: number, change: Partial<Salary> = {}): Salary =>
  ({ id, workDate: '2026-03-17', courier: { id }, payouts: 1000, isPaidOut: false, ...change }) as Salary
const group = (ids: number[], change: Partial<Salary> = {}): Salary =>
  ({ ids, workDateStart: '2026-03-10', courier: { id: 9 }, payouts: 5000, isPaidOut: false, ...change }) as Salary

function openList(rows: Salary[], query: Partial<ListQuery<SalaryFilters>> = {}) {
  const propsOf = (rows: Salary[], query: Partial<ListQuery<SalaryFilters>>) => ({
    query: { page: 1, ...query } as ListQuery<SalaryFilters>,
    state: { rows, page: 1, total: rows.length, perPage: 20, pageCount: 1, status: 'ready' as const, failure: null },
  })
  const hook = renderHook(useSalarySelection, { initialProps: propsOf(rows, query) })
  return {
    selected: () => hook.result.current.rows,
    choose: (chosen: Salary[]) => act(() => hook.result.current.choose(chosen)),
    show: (rows: Salary[], query: Partial<ListQuery<SalaryFilters>> = {}) => hook.rerender(propsOf(rows, query)),
  }
}

function writeToJournal(id: number, state: 'sent' | 'unknown' | 'paid') {
  payAttemptJournal.write(id, { nonce: 'nonce', state, since: 0, readsNeeded: 2, place: {} })
  return act(async () => void payAttemptJournalVersion.changes++)
}

test('a reload removes rows that a colleague has paid and updates the sums of the others', () => {
  const { selected, choose, show } = openList([day(1), day(2), day(3), group([4, 5])])
  choose([day(1), day(2), day(3), group([4, 5])])
  const raised = day(2, { payouts: 1500 })
  show([day(1, { isPaidOut: true }), raised, day(3, { payouts: 0 }), group([4, 5], { isPaidOut: true })])
  expect(selected()).toEqual([raised])
})

test('rows of other pages remain selected, and another filter clears the selection', () => {
  const { selected, choose, show } = openList([day(1)])
  choose([day(1)])
  show([day(2)], { page: 2 })
  expect(selected()).toEqual([day(1)])
  show([day(2, { isPaidOut: true })], { courierId: 2 })
  expect(selected()).toEqual([])
})

test('after a payment only the paid rows are removed from the selection', async () => {
  const { selected, choose } = openList([day(1), day(2), day(3)])
  choose([day(1), day(2)])
  await writeToJournal(1, 'sent')
  expect(selected()).toEqual([day(1), day(2)])
  choose([day(1), day(2), day(3)])
  await writeToJournal(1, 'paid')
  expect(selected()).toEqual([day(2), day(3)])
  await writeToJournal(2, 'unknown')
  expect(selected()).toEqual([day(3)])
})

test('every row has its own key', () => {
  const withoutId = (ids: number[]) => ({ ...day(0), id: undefined, ids }) as unknown as Salary
  const paidGroup = group([7], { isPaidOut: true })
  const rows = [day(1), day(2, { ids: [2] }), withoutId([3]), withoutId([4]), group([5, 6]), paidGroup]
  expect(new Set(rows.map(salaryRowKey)).size).toBe(rows.length)
  // Between two loads, records may join or leave a group. The key of the group's row must not change then.
  expect(salaryRowKey(group([5]))).toBe(salaryRowKey(group([5, 6])))
})

test('groups whose couriers the server omits have their own keys', () => {
  const [first, second] = [group([4, 5]), group([6])].map(({ courier: _, ...row }) => row)
  expect(salaryRowKey(first as Salary)).not.toBe(salaryRowKey(second as Salary))
  const { courier: _, ...withoutCourier } = group([9])
  expect(salaryRowKey(withoutCourier as Salary)).not.toBe(
    salaryRowKey(group([4], { courier: { id: 9 } } as Partial<Salary>)),
  )
})
