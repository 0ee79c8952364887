import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useFocusAfterDelete } from '../../src/kit/directory/useFocusAfterDelete'

beforeEach(() => {
  document.body.innerHTML =
    '<button>Отмена</button><table class="data-table"><tbody><tr tabindex="-1"></tr><tr tabindex="0"></tr></tbody></table>'
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const open = () => renderHook(({ rows }) => useFocusAfterDelete(rows), { initialProps: { rows: [1, 2, 3] } })
const focused = () => document.activeElement?.tagName

test.each(['list', 'dialog'] as const)('the nearest row gets the focus if the %s is ready last', (last) => {
  const { result, rerender } = open()
  act(() => result.current.onDeleted())
  if (last === 'list') act(() => result.current.afterClose())
  else rerender({ rows: [1, 3] })
  expect(focused()).toBe('BODY')
  if (last === 'list') rerender({ rows: [1, 3] })
  else act(() => result.current.afterClose())
  expect(focused()).toBe('TR')
})

test('a focus that the user has moved is kept, and a dialog closed without a deletion moves none', () => {
  const { result, rerender } = open()
  act(() => result.current.afterClose())
  rerender({ rows: [1, 2, 3, 4] })
  expect(focused()).toBe('BODY')
  act(() => result.current.onDeleted())
  document.querySelector('button')?.focus()
  act(() => result.current.afterClose())
  rerender({ rows: [1, 2, 3] })
  expect(focused()).toBe('BUTTON')
})
