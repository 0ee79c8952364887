import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { DeleteDialog } from '../../src/ui/form/ConfirmDialog'
import { plainComputedStyle } from './jsdomGaps'

beforeAll(plainComputedStyle)
afterEach(cleanup)

function show(action: () => Promise<unknown>) {
  const onDone = jest.fn()
  const onClose = jest.fn()
  render(<DeleteDialog open title="Удалить роль?" action={action} onDone={onDone} onClose={onClose} />)
  return { onDone, onClose }
}

const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))

test('is double-click safe, also between success and closing', async () => {
  const action = jest.fn(() => Promise.resolve())
  const { onDone } = show(action)
  await press('Да, удалить')
  await press('Да, удалить')
  expect(action).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('cannot be closed while the deletion is under way', async () => {
  const { onClose } = show(() => new Promise(() => undefined))
  await press('Да, удалить')
  await press('Не удалять')
  fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
  expect(onClose).not.toHaveBeenCalled()
})

test('keeps the failure inside and can be repeated', async () => {
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

test('does nothing when it is declined', async () => {
  const action = jest.fn(() => Promise.resolve())
  const { onClose } = show(action)
  await press('Не удалять')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(action).not.toHaveBeenCalled()
})
