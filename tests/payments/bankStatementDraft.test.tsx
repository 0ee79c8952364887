import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { type BankStatementDraft, useBankStatementDraft } from '../../src/pages/payments/bank/useBankStatementDraft'
import { session } from '../../src/session/session'

const LINES: BankStatementDraft = { text: '17.03.2026\t1250000\tООО Никто', chosen: new Map([[1, 7]]) }

beforeEach(() => {
  window.sessionStorage.clear()
  Object.assign(session, { user: { id: 1, accesses: [], allowedCities: [] } })
})
afterEach(() => void Object.assign(session, { user: null }))

function openDialog(current?: BankStatementDraft) {
  const onStored = jest.fn()
  const onRestored = jest.fn<(draft: BankStatementDraft) => void>()
  const { result, unmount } = renderHook(() => useBankStatementDraft(current, { onStored, onRestored }))
  return { result, unmount, onStored, onRestored }
}

function endSession(current?: BankStatementDraft) {
  const dialog = openDialog(current)
  act(() => saveUnsavedInput())
  dialog.unmount()
  return dialog
}

test('lines are offered to the same person, with their companies, once', () => {
  expect(endSession(LINES).onStored).toHaveBeenCalledTimes(1)
  const { result, onRestored } = openDialog()
  expect(result.current.isOffered).toBe(true)
  act(() => result.current.restore())
  expect(onRestored.mock.calls).toEqual([[LINES]])
  expect(result.current.isOffered).toBe(false)
  expect(openDialog().result.current.isOffered).toBe(false)
})

test('declined lines are not offered again', () => {
  endSession(LINES)
  const { result, onRestored } = openDialog()
  act(() => result.current.dismiss())
  expect(onRestored).not.toHaveBeenCalled()
  expect(openDialog().result.current.isOffered).toBe(false)
})

test('another user gets no offer, and without lines nothing is stored', () => {
  expect(endSession(undefined).onStored).not.toHaveBeenCalled()
  endSession(LINES)
  Object.assign(session, { user: { id: 2, accesses: [], allowedCities: [] } })
  expect(openDialog().result.current.isOffered).toBe(false)
})
