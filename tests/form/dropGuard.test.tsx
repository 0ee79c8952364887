import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { usePreventFileDrop } from '../../src/ui/form/pictureFile'

afterEach(cleanup)

/**
 * Dispatches a drop on `target`. Returns true if the browser's default action was prevented. By default the browser would open the dropped
 * file instead of the console.
 */
function isRefused(target: Element, types: string[]): boolean {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types, dropEffect: 'copy' },
  })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

function addFileInput(): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'))
  input.type = 'file'
  return input
}

test('a file dropped beside its field is rejected; the field and dragged text work as before', () => {
  const field = addFileInput()
  const beside = document.body.appendChild(document.createElement('p'))
  const { unmount } = renderHook(() => usePreventFileDrop())
  expect(isRefused(beside, ['Files'])).toBe(true)
  expect(isRefused(field, ['Files'])).toBe(false)
  expect(isRefused(beside, ['text/plain'])).toBe(false)
  unmount()
  expect(isRefused(beside, ['Files'])).toBe(false)
})

test('with two fields, neither rejects a file dropped on the other', () => {
  const fields = [addFileInput(), addFileInput()]
  for (const _field of fields) renderHook(() => usePreventFileDrop())
  expect(fields.map((field) => isRefused(field, ['Files']))).toEqual([false, false])
})
