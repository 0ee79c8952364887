import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import {
  type RatioDirectoryState,
  useRatioCloseAndReload,
} from '../../src/pages/rates/ratioRate/useRatioCloseAndReload'

/** Operations, section 9: after a save or deletion of a raised rate, the dialog closes and the list reloads after fixed delays. */

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function screen(isOpen = true) {
  const close = jest.fn()
  const reload = jest.fn()
  const note = jest.fn()
  const onDone = jest.fn()
  const dialogs = { isOpen, key: 'edit 5', close }
  const use = (directory: RatioDirectoryState) =>
    useRatioCloseAndReload(directory, { deleted: 'Условие удалено', onDone })
  const hook = renderHook(use, { initialProps: { dialogs, list: { reload }, note } })
  return { close, reload, note, onDone, dialogs, hook }
}

const SAVED = { response: undefined, values: { ratio: 1.5 } }

test.each([
  ['a saved', ({ done }: ReturnType<typeof useRatioCloseAndReload>) => done('Условие сохранено')()],
  ['a new', ({ added }: ReturnType<typeof useRatioCloseAndReload>) => added('Условие создано')(SAVED)],
])('%s condition closes its dialog after 300 ms, and the list is loaded 400 ms later', (_which, finish) => {
  const { close, reload, onDone, hook } = screen()
  finish(hook.result.current)
  expect(onDone).toHaveBeenCalledTimes(1)
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

test('a new entry is announced with its values, so that the list can mark it', () => {
  const { note, hook } = screen()
  hook.result.current.added('Условие создано')(SAVED)
  expect(note).toHaveBeenCalledWith('Условие создано', SAVED)
})

test('after a delete the list is loaded 300 ms later', () => {
  const { close, reload, hook } = screen()
  hook.result.current.done('Условие удалено')()
  expect(close).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(299)
  expect(reload).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another dialog opened meanwhile remains open, and the list is loaded anyway', () => {
  const { close, reload, note, dialogs, hook } = screen()
  hook.result.current.done('Условие сохранено')()
  hook.rerender({ dialogs: { ...dialogs, key: 'edit 6' }, list: { reload }, note })
  jest.advanceTimersByTime(700)
  expect(close).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is loaded after the screen was left', () => {
  const { close, reload, hook } = screen()
  hook.result.current.done('Условие сохранено')()
  hook.unmount()
  jest.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
