import { expect, jest, test } from '@jest/globals'
import type { ListQuery } from '../../src/lib/listQuery'
import type { RowsPage } from '../../src/lib/listStore'
import { createAllPagesReadState, loadAllPages } from '../../src/lib/loadAllPages'

type Row = { id: number; at?: number }
type Filters = { city: number }

const idle = new AbortController().signal

function searching(ids: number[], shift: (ids: number[], asked: number) => number[] = (all) => all) {
  let requested = 0
  let now = ids
  return jest.fn(async ({ page }: ListQuery<Filters>): Promise<RowsPage<Row>> => {
    requested++
    now = shift(now, requested)
    const rows = now.slice((page - 1) * 2, page * 2).map((id) => ({ id, at: requested }))
    return { rows, total: now.length, perPage: 2, pageCount: Math.ceil(now.length / 2) }
  })
}

const all = (search: ReturnType<typeof searching>, options: object = {}) =>
  loadAllPages<Row, Filters>({
    search,
    query: { page: 7, city: 1, orderBy: 'id_SORT_DESC' },
    keyOf: ({ id }) => id,
    signal: idle,
    ...options,
  })

const idsOf = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id)

test("the loader of all pages requests every page in turn with the list's filter and order, and reports progress", async () => {
  const search = searching([5, 4, 3, 2, 1])
  const onPage = jest.fn()
  expect(idsOf(await all(search, { onPage }))).toEqual([5, 4, 3, 2, 1])
  expect(search.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3].map((page) => ({ page, city: 1, orderBy: 'id_SORT_DESC' })),
  )
  expect(onPage.mock.calls).toEqual([
    [1, 0, 0],
    [2, 3, 5],
    [3, 3, 5],
  ])
})

test('a row pushed to the next page by a new one counts once, with its last state', async () => {
  const search = searching([4, 3, 2, 1], (ids, requested) => (requested === 2 ? [5, ...ids] : ids))
  const { rows } = await all(search)
  expect(rows.filter(({ id }) => id === 3)).toEqual([{ id: 3, at: expect.any(Number) }])
  expect(rows.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5])
})

test('rows keyed by position are not counted twice if the list shrinks while it loads', async () => {
  const places = new Map<Row, string>()
  const search = searching([4, 3, 2, 1], (ids, requested) => (requested === 2 || requested === 3 ? ids.slice(1) : ids))
  const byPlace = async (query: ListQuery<Filters>) => {
    const found = await search(query)
    for (const [index, row] of found.rows.entries()) places.set(row, `${query.page} ${index}`)
    return found
  }
  expect(idsOf(await all(search, { search: byPlace, keyOf: (row: Row) => places.get(row) }))).toEqual([2, 1])
})

test('a row that moved to a page already read is found by a second read', async () => {
  const search = searching([4, 3, 2, 1], (ids, requested) => (requested === 2 ? ids.slice(1) : ids))
  const { rows, total } = await all(search)
  expect(idsOf({ rows })).toContain(2)
  expect(total).toBe(3)
})

test('the loader of all pages stops after a limit if the list changes all the time', async () => {
  const search = jest.fn(async ({ page }: ListQuery<Filters>) => ({
    rows: [{ id: page }],
    total: 1000,
    perPage: 1,
    pageCount: 2,
  }))
  await expect(all(search)).resolves.toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 1000 })
  expect(search).toHaveBeenCalledTimes(4)
})

/**
 * A `perPage` or `total` of 1 means that the paging header is missing (reference-data, section 7). The key of a row is its position, as in
 * reports (contract, «rows of a report»). A repeated page gets new keys, so the client cannot recognise it by its keys.
 */
test.each<[string, number, (received: number) => Partial<RowsPage<Row>>, number]>([
  [
    'no page size: a short last page gives a higher count',
    2,
    (received) => ({ perPage: 1, pageCount: Math.ceil(5 / received) }),
    3,
  ],
  ['pages larger than the headers say', 3, () => ({ perPage: 2, pageCount: 3 }), 2],
  ['all rows on every page', 5, () => ({ perPage: 2, pageCount: 3 }), 1],
  ['no total', 2, () => ({ total: 1 }), 3],
  ['an unreadable row on the last page', 2, () => ({ total: 6, perPage: 1, pageCount: 6, unreadable: 1 }), 3],
])('a server that repeats its last page: %s', async (_what, size, headers, calls) => {
  const ids = [5, 4, 3, 2, 1]
  const pageCount = Math.ceil(ids.length / size)
  const places = new WeakMap<Row, string>()
  const search = jest.fn(async ({ page }: ListQuery<Filters>): Promise<RowsPage<Row>> => {
    const last = Math.min(page, pageCount)
    const rows = ids.slice((last - 1) * size, last * size).map((id) => ({ id }))
    for (const [index, row] of rows.entries()) places.set(row, `${page} ${index}`)
    const { unreadable, ...paging } = headers(rows.length)
    return {
      rows,
      total: 5,
      perPage: size,
      pageCount,
      ...paging,
      ...(last === pageCount && unreadable ? { unreadable } : {}),
    }
  })
  const found = await all(search, { keyOf: (row: Row) => places.get(row) })
  expect(idsOf(found)).toEqual(ids)
  expect(search).toHaveBeenCalledTimes(calls)
})

test('an empty page is the last one, even with a higher count', async () => {
  const search = jest.fn(async () => ({ rows: [], total: 0, perPage: 20, pageCount: 9 }))
  await expect(all(search)).resolves.toEqual({ rows: [], total: 0 })
  expect(search).toHaveBeenCalledTimes(1)
})

test('after a cancel it requests and returns nothing', async () => {
  const controller = new AbortController()
  const search = searching([5, 4, 3, 2, 1], (ids, requested) => {
    if (requested === 2) controller.abort()
    return ids
  })
  await expect(all(search, { signal: controller.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  expect(search).toHaveBeenCalledTimes(2)
})

test('a retry continues after the pages that were read', async () => {
  let isBroken = true
  const search = jest.fn(async ({ page }: ListQuery<Filters>): Promise<RowsPage<Row>> => {
    if (page === 3 && isBroken) throw new Error('no')
    return { rows: [{ id: page }], total: 4, perPage: 1, pageCount: 4 }
  })
  const reading = createAllPagesReadState<Row>()
  await expect(all(search, { reading })).rejects.toThrow('no')
  isBroken = false
  expect(idsOf(await all(search, { reading }))).toEqual([1, 2, 3, 4])
  expect(search.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3, 3, 4])
})

test("the loader of all pages reads at most the cap, and reports the server's count", async () => {
  const search = searching([5, 4, 3, 2, 1])
  const { rows, total } = await all(search, { maxRows: 3 })
  expect([idsOf({ rows }), total]).toEqual([[5, 4, 3], 5])
  expect(search).toHaveBeenCalledTimes(2)
})

test('a failed page fails the whole load', async () => {
  const search = jest.fn(async ({ page }: ListQuery<Filters>): Promise<RowsPage<Row>> => {
    if (page === 2) throw new Error('no')
    return { rows: [{ id: page }], total: 3, perPage: 1, pageCount: 3 }
  })
  await expect(all(search)).rejects.toThrow('no')
})
