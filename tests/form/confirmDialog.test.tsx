import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DeleteDialog } from '../../src/kit/form/ConfirmDialog'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import { session } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'

afterEach(cleanup)

function show(action: () => Promise<unknown>) {
  const onDone = jest.fn()
  const onClose = jest.fn()
  render(<DeleteDialog open title="Удалить роль?" action={action} onDone={onDone} onClose={onClose} />)
  return { onDone, onClose }
}

function pending() {
  let resolve: () => void = () => undefined
  const send = () => new Promise<void>((accept) => (resolve = accept))
  return { send, succeed: () => act(async () => resolve()) }
}

const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))

test('the confirmation is double-click safe, also between success and closing', async () => {
  const action = jest.fn(() => Promise.resolve())
  const { onDone } = show(action)
  await press('Да, удалить')
  await press('Да, удалить')
  expect(action).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('the confirmation cannot be closed while the deletion is under way', async () => {
  const { onClose } = show(() => new Promise(() => undefined))
  await press('Да, удалить')
  await press('Не удалять')
  fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
  expect(onClose).not.toHaveBeenCalled()
})

test('the confirmation keeps the failure inside and can be repeated', async () => {
  const action = jest
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new RequestFailure({ message: 'В городе есть отправные точки' }))
    .mockResolvedValueOnce(undefined)
  const { onDone } = show(action)
  await press('Да, удалить')
  expect(screen.getByRole('alert').textContent).toContain('В городе есть отправные точки')
  expect(onDone).not.toHaveBeenCalled()
  await press('Да, удалить')
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a failure after Back closed the dialog is shown in a toast', async () => {
  let fail: (error: unknown) => void = () => undefined
  show(() => new Promise((_resolve, reject) => (fail = reject)))
  await press('Да, удалить')
  cleanup()
  await act(async () => fail(new RequestFailure({ message: 'В городе есть отправные точки', status: 409 })))
  expect(toastState.shown.map(({ text }) => text)).toEqual(['В городе есть отправные точки'])
  dismissAllToasts()
})

test('a failure of an ended session is not shown to the next user', async () => {
  let fail: (error: unknown) => void = () => undefined
  show(() => new Promise((_resolve, reject) => (fail = reject)))
  await press('Да, удалить')
  cleanup()
  session.key = 'of somebody else'
  await act(async () => fail(new RequestFailure({ message: 'В городе есть отправные точки', status: 409 })))
  expect(toastState.shown).toEqual([])
})

test('a change that ends after the dialog closed closes nothing and shows its toast', async () => {
  const { send, succeed } = pending()
  const onDone = jest.fn()
  const onChanged = jest.fn()
  const dialog = (open: boolean) => (
    <DeleteDialog
      open={open}
      title="Удалить роль?"
      action={send}
      success="Роль удалена"
      onChanged={onChanged}
      onDone={onDone}
      onClose={() => undefined}
    />
  )
  const { rerender } = render(dialog(true))
  await press('Да, удалить')
  rerender(dialog(false))
  rerender(dialog(true))
  await succeed()
  expect(onDone).not.toHaveBeenCalled()
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(toastState.shown.map(({ text }) => text)).toEqual(['Роль удалена'])
  dismissAllToasts()
})

test('messages of a 422 response are in the alert', async () => {
  const failure = { message: 'Проверьте поля', status: 422, fields: { 'items.3.timeEnd': 'Конец раньше начала' } }
  show(() => Promise.reject(new RequestFailure(failure)))
  await press('Да, удалить')
  expect(screen.getByRole('alert').textContent).toContain('Конец раньше начала')
})

test('a long refusal is shown whole', async () => {
  const message = `${'Есть связанные записи. '.repeat(14)}\nСначала удалите их.`
  show(() => Promise.reject(new RequestFailure({ message, status: 409 })))
  await press('Да, удалить')
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test('an unknown outcome is explained', async () => {
  show(() => Promise.reject(createUnknownOutcomeError('Нет связи с сервером')))
  await press('Да, удалить')
  expect(screen.getByRole('alert').textContent).toContain('Неизвестно, выполнено ли')
})

test('the confirmation does nothing when declined', async () => {
  const action = jest.fn(() => Promise.resolve())
  const { onClose } = show(action)
  await press('Не удалять')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(action).not.toHaveBeenCalled()
})
