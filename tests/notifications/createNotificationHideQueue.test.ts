import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { RequestFailure } from '../../src/lib/failure'
import { createNotificationHideQueue } from '../../src/pages/notifications/createNotificationHideQueue'

const HIDE_UNDO_MS = 6000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function queueWith(send: (id: number) => Promise<void>) {
  const settled: [number, boolean][] = []
  const failed: [number, string][] = []
  const queue = createNotificationHideQueue({
    send,
    onSettled: (id, wasHidden) => settled.push([id, wasHidden]),
    onFailed: (id, { message }) => failed.push([id, message]),
  })
  return { queue, settled, failed }
}

const refused = (status: number, message: string) => new RequestFailure({ status, message })

test('a hide request is sent after six seconds, once, for any number of clicks', async () => {
  const sent: number[] = []
  const { queue, settled } = queueWith(async (id) => void sent.push(id))
  queue.hide([1])
  queue.hide([1])
  expect(queue.state.byId[1]).toEqual({ step: 'waiting' })
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS - 1)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([1])
  expect(queue.state.byId).toEqual({})
  expect(settled).toEqual([[1, false]])
})

test('requested again while waiting or being sent, it is neither delayed nor sent twice', async () => {
  const sent: number[] = []
  const { queue } = queueWith((id) => {
    sent.push(id)
    return new Promise(() => undefined)
  })
  queue.hide([1])
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS - 1)
  queue.hide([1])
  await jest.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([1])
  queue.hide([1])
  expect(queue.state.byId[1]).toEqual({ step: 'sending' })
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS)
  expect(sent).toEqual([1])
})

test('an undone hide is never sent, the others are', async () => {
  const sent: number[] = []
  const { queue } = queueWith(async (id) => void sent.push(id))
  queue.hide([1, 2, 3])
  queue.undo([2])
  expect(queue.state.byId[2]).toBeUndefined()
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS)
  expect(sent).toEqual([1, 3])
})

test('leaving the screen sends waiting hides at once, and not again later', async () => {
  const sent: number[] = []
  const { queue } = queueWith(async (id) => void sent.push(id))
  queue.hide([1, 2])
  expect(queue.isWaiting()).toBe(true)
  queue.flush()
  expect(sent).toEqual([1, 2])
  expect(queue.isWaiting()).toBe(false)
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS * 2)
  expect(sent).toEqual([1, 2])
})

test('one that a colleague has hidden before counts as hidden', async () => {
  const { queue, settled, failed } = queueWith(() => Promise.reject(refused(409, 'Уведомление уже скрыто')))
  queue.hide([4])
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS)
  expect(queue.state.byId).toEqual({})
  expect(settled).toEqual([[4, true]])
  expect(failed).toEqual([])
})

test('a failure is shown in the row, and the hide can be repeated', async () => {
  let isBroken = true
  const { queue, settled, failed } = queueWith(() =>
    isBroken ? Promise.reject(refused(500, 'Ошибка')) : Promise.resolve(),
  )
  queue.hide([5])
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS)
  expect(queue.state.byId[5]).toMatchObject({ step: 'failed', failure: { message: 'Ошибка' } })
  expect(failed).toEqual([[5, 'Ошибка']])
  isBroken = false
  queue.hide([5])
  await jest.advanceTimersByTimeAsync(HIDE_UNDO_MS)
  expect(queue.state.byId).toEqual({})
  expect(settled).toEqual([
    [5, false],
    [5, false],
  ])
})
