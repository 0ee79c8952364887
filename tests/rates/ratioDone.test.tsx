import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useRatioDone } from '../../src/pages/rates/ratioRate/useRatioDone'

/** The delays of raised rates (operations, section 9), by a clock of the test's own. */

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function screen(isOpen = true) {
  const close = jest.fn()
  const reload = jest.fn()
  const dialogs = { isOpen, key: 'edit 5', close }
  const hook = renderHook(useRatioDone, { initialProps: { dialogs, list: { reload } } })
  return { close, reload, dialogs, hook }
}

test('a saved condition closes its dialog after 300 ms, and the list is loaded 400 ms later', () => {
  const { close, reload, hook } = screen()
  hook.result.current('Условие сохранено', false)
  jest.advanceTimersByTime(299)
  expect(close).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(399)
  expect(reload).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after a delete the list is loaded 300 ms later', () => {
  const { close, reload, hook } = screen()
  hook.result.current('Условие удалено', true)
  expect(close).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(299)
  expect(reload).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another dialog that was opened meanwhile stays, and the list is loaded all the same', () => {
  const { close, reload, dialogs, hook } = screen()
  hook.result.current('Условие сохранено', false)
  hook.rerender({ dialogs: { ...dialogs, key: 'edit 6' }, list: { reload } })
  jest.advanceTimersByTime(700)
  expect(close).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is loaded after the screen was left', () => {
  const { close, reload, hook } = screen()
  hook.result.current('Условие сохранено', false)
  hook.unmount()
  jest.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
