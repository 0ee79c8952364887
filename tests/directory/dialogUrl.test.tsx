import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useDialogUrl } from '../../src/kit/directory/useDialogUrl'
import { addLeaveGuard } from '../../src/kit/form/leaveGuard'
import { numberStruct, textStruct } from '../../src/lib/structs'

const DIALOGS = { add: null, edit: numberStruct(), delete: numberStruct() }
const ROLE_DIALOGS = { edit: textStruct() }

const address = () => window.location.pathname + window.location.search
const open = (at: string, isAllowed?: (form: 'add' | 'edit' | 'delete') => boolean) => {
  cleanup()
  window.history.replaceState(null, '', at)
  return renderHook(() => useDialogUrl(DIALOGS, isAllowed))
}

beforeEach(() => window.history.pushState(null, '', '/'))
afterEach(cleanup)

test('a link opens its dialog', () => {
  expect(open('/cities?page=2&form=edit&entry=5').result.current).toMatchObject({
    isOpen: true,
    dialog: { form: 'edit', entry: 5 },
  })
  expect(open('/cities?form=add').result.current).toMatchObject({ isOpen: true, dialog: { form: 'add' } })
})

test.each(['?form=edit', '?form=edit&entry=abc', '?form=edit&entry=', '?form=toString', '?entry=5', ''])(
  'the address %j opens no dialog',
  (search) => {
    expect(open(`/cities${search}`).result.current).toMatchObject({ isOpen: false, dialog: null })
  },
)

test('the id of an entry may be text', () => {
  window.history.replaceState(null, '', '/roles?form=edit&entry=courier')
  const { result } = renderHook(() => useDialogUrl(ROLE_DIALOGS))
  expect(result.current.dialog).toEqual({ form: 'edit', entry: 'courier' })
})

test('a dialog that is not allowed does not open', () => {
  expect(open('/cities?form=edit&entry=5', (form) => form === 'add').result.current.isOpen).toBe(false)
})

test('opening a dialog keeps the query; closing it twice goes back once', async () => {
  const { result } = open('/cities?page=2')
  act(() => result.current.show('edit', 5))
  expect(address()).toBe('/cities?page=2&form=edit&entry=5')
  const { length } = window.history
  act(() => {
    result.current.close()
    result.current.close()
  })
  await waitFor(() => expect(address()).toBe('/cities?page=2'))
  expect(window.history.length).toBe(length)
  expect(result.current.isOpen).toBe(false)
})

test('a dialog that came as a link closes in place', () => {
  const { result } = open('/cities?page=2&form=edit&entry=5')
  const { length } = window.history
  act(() => result.current.close())
  expect(address()).toBe('/cities?page=2')
  expect(window.history.length).toBe(length)
})

test('Back closes the dialog', async () => {
  const { result } = open('/cities')
  act(() => result.current.show('add'))
  expect(result.current.isOpen).toBe(true)
  act(() => window.history.back())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
})

test('a closing dialog keeps its content, the next one starts fresh', async () => {
  const { result } = open('/cities')
  act(() => result.current.show('edit', 5))
  const { key } = result.current
  act(() => result.current.close())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
  expect(result.current).toMatchObject({ dialog: { form: 'edit', entry: 5 }, key })
  act(() => result.current.show('edit', 5))
  expect(result.current.key).not.toBe(key)
})

test('a change can replace the query in one step, so that Back does not reopen the dialog', () => {
  const { result } = open('/cities?page=2&name=a&tab=old')
  act(() => result.current.show('edit', 5))
  const { length } = window.history
  act(() => result.current.closeWith({ page: undefined, name: undefined }))
  expect(address()).toBe('/cities?tab=old')
  expect(window.history.length).toBe(length)
  expect(result.current.isOpen).toBe(false)
})

test('a dialog opened from another replaces it: closing leads to the list', async () => {
  const { result } = open('/employees?page=2')
  act(() => result.current.show('edit', 5))
  const { length } = window.history
  act(() => result.current.show('delete', 5))
  expect(address()).toBe('/employees?page=2&form=delete&entry=5')
  expect(window.history.length).toBe(length)
  act(() => result.current.close())
  await waitFor(() => expect(address()).toBe('/employees?page=2'))
  expect(result.current.isOpen).toBe(false)
})

test('a dialog opened over one from a link also closes to the list', () => {
  const { result } = open('/employees?page=2&form=edit&entry=5')
  act(() => result.current.show('delete', 5))
  act(() => result.current.close())
  expect(address()).toBe('/employees?page=2')
})

test('a dialog to which closing has led can be closed, too', async () => {
  const { result } = open('/employees')
  act(() => result.current.show('edit', 5))
  act(() => window.history.pushState('dialog', '', '/employees?form=delete&entry=5'))
  act(() => result.current.close())
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, dialog: { form: 'edit', entry: 5 } }))
  act(() => result.current.close())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
  expect(address()).toBe('/employees')
})

test('a dialog with changes asks before another one replaces it', () => {
  const { result } = open('/employees')
  act(() => result.current.show('edit', 5))
  let isDirty = true
  const requests: (() => void)[] = []
  const unguard = addLeaveGuard({ isDirty: () => isDirty, ask: (leave) => requests.push(leave) })
  act(() => result.current.show('delete', 5))
  expect(address()).toBe('/employees?form=edit&entry=5')
  isDirty = false
  act(() => requests[0]?.())
  expect(address()).toBe('/employees?form=delete&entry=5')
  unguard()
})
