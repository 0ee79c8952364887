import { expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { ListDataAge } from '../../src/kit/list/ListDataAge'
import { RequestFailure } from '../../src/lib/failure'
import { createListStore } from '../../src/lib/listStore'
import { createLoader } from '../../src/lib/loader'
import { NOON, startTestsAtNoon } from './cityAtNoon'

startTestsAtNoon()

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a list shows its time after two minutes, in the clock of the city', () => {
  const { container, rerender } = render(<ListDataAge requestedAt={NOON} cityId={1} />)
  pass(115_000)
  expect(container.textContent).toBe('')
  pass(10_000)
  expect(container.textContent).toBe('Данные на 18:00')
  rerender(<ListDataAge requestedAt={NOON} cityId={9} />)
  expect(container.textContent).toBe('Данные на 17:00')
  rerender(<ListDataAge requestedAt={NOON + 125_000} cityId={1} />)
  expect(container.textContent).toBe('')
})

test('rows have the time of their request, not of their response', async () => {
  const store = createListStore(async () => {
    jest.setSystemTime(NOON + 50_000)
    return { rows: [{ id: 1 }], total: 1, perPage: 20, pageCount: 1 }
  })
  await store.load({ page: 1 })
  expect(store.state.requestedAt).toBe(NOON)
})

test('a failed reload keeps the age of the shown rows', async () => {
  let isDown = false
  const store = createListStore(async () => {
    if (isDown) throw new DOMException('down', 'AbortError')
    return { rows: [{ id: 1 }], total: 1, perPage: 20, pageCount: 1 }
  })
  await store.load({ page: 1 })
  isDown = true
  jest.setSystemTime(NOON + 50_000)
  await store.reload()
  expect(store.state).toMatchObject({ rows: [{ id: 1 }], requestedAt: NOON })
})

test('a combined load has the time of its last successful request', async () => {
  let isDown = false
  const loader = createLoader(async () => {
    if (isDown) throw new RequestFailure({ message: 'Нет связи' })
    jest.setSystemTime(Date.now() + 5_000)
    return [1]
  })
  expect(loader.get().requestedAt).toBeUndefined()
  await loader.load()
  expect(loader.get().requestedAt).toBe(NOON)
  isDown = true
  jest.setSystemTime(NOON + 50_000)
  await loader.load()
  expect(loader.get()).toMatchObject({ status: 'failed', value: [1], requestedAt: NOON })
  loader.reset()
  expect(loader.get().requestedAt).toBeUndefined()
})
