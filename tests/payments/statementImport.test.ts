import { beforeEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useStatementImport } from '../../src/pages/payments/bank/useStatementImport'
import { configureApi, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const LINE = 4
const DRAFT = {
  line: LINE,
  payment: { companyId: 3, methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: null },
}

beforeEach(() => configureApi())

test('a line with an unknown outcome stays unknown if its retry is stopped before it is sent', async () => {
  const held = delayedReplies()
  let isSlow = false
  const { calls } = mockFetch(({ path }) => {
    if (!path.endsWith('/search')) return new TypeError('Failed to fetch')
    return isSlow ? held.next() : { body: [] }
  })
  const { result } = renderHook(() => useStatementImport(() => undefined))
  const state = () => result.current.results.get(LINE)?.state
  await act(async () => {
    result.current.run([DRAFT])
    await waitForRequests()
    await waitForRequests()
  })
  expect(state()).toBe('unknown')
  isSlow = true
  act(() => result.current.run([DRAFT]))
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
