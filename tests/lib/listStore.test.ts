import { expect, test } from '@jest/globals'
import { RequestFailure } from '../../src/lib/failure'
import { createListStore, type RowsPage } from '../../src/lib/listStore'

type Row = { id: number }
type Filters = { name: string }

const page = (...ids: number[]): RowsPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  total: ids.length,
  perPage: 20,
  pageCount: 1,
})

function controlledSearch() {
  const calls: { resolve: (page: RowsPage<Row>) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = []
  const store = createListStore<Row, Filters>(
    (_query, signal) => new Promise((resolve, reject) => calls.push({ resolve, reject, signal })),
  )
  const call = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`call ${index} was not made`)
    return found
  }
  return { store, call, count: () => calls.length }
}

test('a slow answer never overwrites a newer one, and its request is cancelled', async () => {
  const { store, call } = controlledSearch()
  const first = store.load({ page: 1 })
  const second = store.load({ page: 2 })
  expect(call(0).signal.aborted).toBe(true)
  call(1).resolve(page(2))
  await second
  call(0).resolve(page(1))
  await first
  expect(store.state.rows).toEqual([{ id: 2 }])
  expect(store.state.page).toBe(2)
})

test('a failed reload keeps the rows, a failed other query drops them', async () => {
  const { store, call } = controlledSearch()
  const load = store.load({ page: 1, name: 'а' })
  call(0).resolve(page(1))
  await load

  const reload = store.reload()
  call(1).reject(new RequestFailure({ message: 'Сервер занят' }))
  await reload
  expect(store.state).toMatchObject({ status: 'failed', rows: [{ id: 1 }], failure: { message: 'Сервер занят' } })

  const other = store.load({ page: 1, name: 'б' })
  call(2).reject(new RequestFailure({ message: 'Сервер занят' }))
  await other
  expect(store.state).toMatchObject({ status: 'failed', rows: [], page: 0 })
})

test('a successful reload clears the failure', async () => {
  const { store, call } = controlledSearch()
  const load = store.load({ page: 1 })
  call(0).reject(new RequestFailure({ message: 'Ошибка' }))
  await load
  const again = store.reload()
  call(1).resolve(page(5))
  await again
  expect(store.state).toMatchObject({ status: 'ready', failure: null, rows: [{ id: 5 }] })
})

test('a cancelled load is no failure, and a reset forgets everything', async () => {
  const { store, call, count } = controlledSearch()
  const load = store.load({ page: 3 })
  store.reset()
  call(0).reject(new DOMException('cancelled', 'AbortError'))
  await load
  expect(store.state).toMatchObject({ status: 'idle', page: 0, failure: null })
  await store.reload()
  expect(count()).toBe(1)
})
