import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Salary, SalaryFilters } from '../../src/api/salary'
import type { ListQuery } from '../../src/lib/listQuery'
import { SelectUnpaidButton } from '../../src/pages/salary/bulk/SelectUnpaidButton'
import { configureApi, delayedReplies, mockFetch, type Reply, waitForRequests } from '../session/mockFetch'

beforeEach(() => configureApi())
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const UNPAID = { id: 1, workDate: '2026-03-17', courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false }

test.each([
  ['another page and order', { page: 2, orderBy: 'id_SORT_ASC' }, [[1]]],
  ['another filter', { page: 1, cityId: 2 }, []],
])('during a slow search: %s', async (_change, change, selected) => {
  const replies = delayedReplies()
  mockFetch(replies.next)
  const chosen: (number | undefined)[][] = []
  const onChosen = (rows: readonly Salary[]) => void chosen.push(rows.map(({ id }) => id))
  const query: ListQuery<SalaryFilters> = { cityId: 1, page: 1 } as ListQuery<SalaryFilters>
  const { rerender } = render(<SelectUnpaidButton query={query} onChosen={onChosen} onNote={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать все неоплаченные' }))
  await act(waitForRequests)
  rerender(<SelectUnpaidButton query={{ ...query, ...change }} onChosen={onChosen} onNote={() => undefined} />)
  await act(async () => replies.give(0, { body: [UNPAID] }))
  await act(waitForRequests)
  expect(chosen).toEqual(selected)
})

test.each<[what: string, reply: Reply, selected: number[][], note: unknown]>([
  ['a record without `isPaidOut`', { body: [{ ...UNPAID, isPaidOut: undefined }] }, [[1]], undefined],
  [
    'unreadable and unpayable rows',
    { body: [UNPAID, { workDate: '2026-03-17' }, { ...UNPAID, id: 2, payouts: 0 }] },
    [[1]],
    { type: 'warning', title: 'Выбрано строк: 1, не загрузилось: 1, выплатить нельзя: 1' },
  ],
  ['no rows', { body: [] }, [[]], { type: 'warning', title: 'Выбрано строк: 0' }],
  [
    'a failure',
    { status: 500, body: { message: 'Касса закрыта' } },
    [],
    { type: 'error', title: 'Неоплаченные строки не загрузились: Касса закрыта' },
  ],
])('the selection and its note: %s', async (_what, reply, selected, note) => {
  // The client logs each row that it cannot read.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => reply)
  const chosen: (number | undefined)[][] = []
  const notes: unknown[] = []
  render(
    <SelectUnpaidButton
      query={{ cityId: 1, page: 1 } as ListQuery<SalaryFilters>}
      onChosen={(rows) => void chosen.push(rows.map(({ id }) => id))}
      onNote={(next) => void notes.push(next)}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать все неоплаченные' }))
  await act(waitForRequests)
  expect(chosen).toEqual(selected)
  expect(JSON.parse(JSON.stringify(notes.at(-1) ?? null).replace(/\u00a0/g, ' '))).toEqual(note ?? null)
})
