import { beforeEach, expect, test } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useBankStatementImport } from '../../src/pages/payments/bank/useBankStatementImport'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { configureApi, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const LINE = 4
const DRAFT = {
  line: LINE,
  payment: { companyId: 3, methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: null },
}
const FOUND = { id: 8, companyName: undefined, ...DRAFT.payment, comment: undefined }

beforeEach(() => {
  configureApi()
  dismissAllToasts()
})

test('a line with an unknown outcome stays unknown if its retry is stopped before it is sent', async () => {
  const held = delayedReplies()
  let isSlow = false
  const { calls } = mockFetch(({ path }) => {
    if (!path.endsWith('/search')) return new TypeError('Failed to fetch')
    return isSlow ? held.next() : { body: [] }
  })
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  const state = () => result.current.results.get(LINE)?.state
  await act(async () => {
    result.current.run([DRAFT], [])
    await waitForRequests()
    await waitForRequests()
  })
  expect(state()).toBe('unknown')
  isSlow = true
  act(() => result.current.run([DRAFT], []))
  expect(state()).toBe('sending')
  act(() => result.current.stop())
  await act(async () => {
    await waitForRequests()
    held.give(0, { body: [] })
    await waitForRequests()
  })
  expect(state()).toBe('unknown')
  expect(calls.filter(({ path }) => !path.endsWith('/search'))).toHaveLength(1)
})

test('a retry of a payment with an unknown outcome sends nothing if a similar payment exists', async () => {
  let isSearchBroken = true
  const { calls } = mockFetch(({ path }) => {
    if (!path.endsWith('/search')) return { status: 504, body: {} }
    return isSearchBroken ? { status: 503, body: {} } : { body: [{ id: 8, ...DRAFT.payment }] }
  })
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  const runOnce = async () => {
    act(() => result.current.run([DRAFT], []))
    await waitFor(() => expect(result.current.isRunning).toBe(false))
  }
  await runOnce()
  isSearchBroken = false
  await runOnce()
  expect(result.current.results.get(LINE)?.text).toContain('Похожая оплата уже есть в списке')
  expect(result.current.results.get(LINE)?.state).toBe('unknown')
  expect(calls.filter(({ path }) => !path.endsWith('/search'))).toHaveLength(1)
})

test.each([
  ['recorded', { status: 204 }, ['success', 'Оплата из банка записана']],
  ['refused', { status: 409, body: { message: 'Период закрыт' } }, ['failure', 'Период закрыт']],
])('a payment %s after the dialog was closed shows a toast, and no other is sent', async (_outcome, reply, toast) => {
  const held = delayedReplies()
  const { calls } = mockFetch(({ path }) => (path.endsWith('/search') ? { body: [] } : held.next()))
  const ended: boolean[] = []
  const { result, rerender } = renderHook(({ open }) => useBankStatementImport(open, (isOpen) => ended.push(isOpen)), {
    initialProps: { open: true },
  })
  await act(async () => {
    result.current.run([DRAFT, { ...DRAFT, line: 5 }], [])
    await waitForRequests()
  })
  rerender({ open: false })
  await act(async () => {
    held.give(0, reply)
    await waitForRequests()
  })
  expect(toastState.shown.map(({ tone, text }) => [tone, text])).toEqual([toast])
  expect(ended).toEqual([false])
  expect(calls.filter(({ path }) => !path.endsWith('/search'))).toHaveLength(1)
})

test('of two equal lines, the record of one does not stand for the other', async () => {
  let isFirst = true
  let rows: object[] = []
  mockFetch(({ path }) => {
    if (path.endsWith('/search')) return { body: rows }
    if (isFirst) {
      isFirst = false
      return { status: 504, body: {} }
    }
    rows = [{ id: 501, ...DRAFT.payment }]
    return { status: 204 }
  })
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  const runOnce = async (drafts: (typeof DRAFT)[]) => {
    act(() => result.current.run(drafts, []))
    await waitFor(() => expect(result.current.isRunning).toBe(false))
  }
  await runOnce([DRAFT, { ...DRAFT, line: 5 }])
  const states = () => [LINE, 5].map((line) => result.current.results.get(line)?.state)
  expect(states()).toEqual(['unknown', 'done'])
  await runOnce([DRAFT])
  expect(states()).toEqual(['unknown', 'done'])
  expect(result.current.results.get(LINE)?.text).toContain('Похожая оплата уже есть в списке')
})

test('a payment that a colleague recorded after the dialog was opened is not sent again', async () => {
  const { calls } = mockFetch(({ path }) => (path.endsWith('/search') ? { body: [FOUND] } : { status: 204 }))
  const ended: unknown[] = []
  const { result } = renderHook(() => useBankStatementImport(true, (...args) => ended.push(args)))
  act(() => result.current.run([DRAFT], []))
  await waitFor(() => expect(result.current.isRunning).toBe(false))
  expect(result.current.results.get(LINE)?.state).toBe('failed')
  expect(result.current.results.get(LINE)?.text).toContain('Похожая оплата появилась в списке после открытия окна')
  expect(ended).toEqual([[true, [LINE]]])
  expect(calls.filter(({ path }) => !path.endsWith('/search'))).toHaveLength(0)
})

test('a payment similar to one in the list that the user has seen is sent', async () => {
  mockFetch(({ path }) => (path.endsWith('/search') ? { body: [FOUND] } : { status: 204 }))
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  act(() => result.current.run([DRAFT], [FOUND]))
  await waitFor(() => expect(result.current.results.get(LINE)?.state).toBe('done'))
})

test('equal lines are all sent, but not after a colleague has recorded another equal payment', async () => {
  const rows: object[] = []
  mockFetch(({ path }) => {
    if (path.endsWith('/search')) return { body: rows }
    rows.push({ ...FOUND, id: rows.length + 1 })
    return { status: 204 }
  })
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  const runOnce = async (lines: readonly number[], known: (typeof FOUND)[]) => {
    act(() =>
      result.current.run(
        lines.map((line) => ({ ...DRAFT, line })),
        known,
      ),
    )
    await waitFor(() => expect(result.current.isRunning).toBe(false))
  }
  const states = () => [...result.current.results.values()].map(({ state }) => state)
  const none: (typeof FOUND)[] = []
  await runOnce([4, 5], none)
  expect(states()).toEqual(['done', 'done'])
  rows.push(FOUND)
  await runOnce([6], none)
  expect(states()).toEqual(['done', 'done', 'failed'])
  // The reloaded list contains the payments of this dialog, which are then not counted a second time.
  const reloaded = rows as (typeof FOUND)[]
  rows.push({ ...FOUND, id: 9 })
  await runOnce([6], reloaded.slice(0, 3))
  expect(states()).toEqual(['done', 'done', 'failed'])
  await runOnce([6], reloaded.slice())
  expect(states()).toEqual(['done', 'done', 'done'])
})

test('a line with an unknown outcome stays unknown if a similar payment was recorded meanwhile', async () => {
  let rows: object[] = []
  mockFetch(({ path }) => (path.endsWith('/search') ? { body: rows } : { status: 504, body: {} }))
  const { result } = renderHook(() => useBankStatementImport(true, () => undefined))
  const runOnce = async () => {
    act(() => result.current.run([DRAFT], []))
    await waitFor(() => expect(result.current.isRunning).toBe(false))
  }
  await runOnce()
  rows = [{ ...FOUND, payedAt: '2026-03-17' }]
  await runOnce()
  expect(result.current.results.get(LINE)?.state).toBe('unknown')
  expect(result.current.results.get(LINE)?.text).toContain('Похожая оплата появилась')
})
