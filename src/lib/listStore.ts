import { proxy, ref } from 'valtio'
import { deepEqual } from './deepEqual'
import { type Failure, isAbortError, toFailure } from './failure'
import type { ListQuery } from './listQuery'

export type RowsPage<Row> = {
  rows: Row[]
  total: number
  perPage: number
  pageCount: number
  unreadable?: number | undefined
}

export type ListState<Row> = {
  /**
   * Rows of the last response. They are kept during the next load and after a failed reload of the same query. The array is replaced and
   * never mutated, so that a table can compare it by identity.
   */
  rows: Row[]
  page: number
  total: number
  perPage: number
  pageCount: number
  unreadable?: number | undefined
  /** When the request for the rows was sent, in ms of the local clock; undefined before the first response. */
  requestedAt?: number | undefined
  status: 'idle' | 'loading' | 'ready' | 'failed'
  failure: Failure | null
}

export type ListStore<Row, F> = {
  state: ListState<Row>
  /** Loads a query. Cancels an earlier load that is still running. */
  load: (query: ListQuery<F>) => Promise<void>
  /** Repeats the last load. With `quiet`, rows and status change only if the load succeeds. */
  reload: (options?: { quiet: boolean }) => Promise<void>
  /**
   * Shows a page of rows that was already loaded. `requestedAt` is the time of its request in ms of the local clock. The next `load` of the
   * same query then sends no request.
   */
  open: (query: ListQuery<F>, page: RowsPage<Row>, requestedAt: number) => void
  patch: (change: (rows: Row[]) => Row[]) => void
  /** Cancels a running load when the screen is hidden. The rows are kept until the next load replaces them. */
  rest: () => void
  reset: () => void
}

export function createListStore<Row, F>(
  search: (query: ListQuery<F>, signal: AbortSignal) => Promise<RowsPage<Row>>,
): ListStore<Row, F> {
  const state = proxy<ListState<Row>>(emptyState())
  let current: { query: ListQuery<F>; controller: AbortController } | undefined
  let loadedQuery: ListQuery<F> | undefined
  let openedQuery: ListQuery<F> | undefined

  function show(query: ListQuery<F>, page: RowsPage<Row>, requestedAt: number): void {
    loadedQuery = query
    Object.assign(state, {
      unreadable: 0,
      requestedAt,
      ...page,
      rows: ref(page.rows),
      page: query.page,
      status: 'ready',
      failure: null,
    })
  }

  async function load(query: ListQuery<F>, isQuiet = false): Promise<void> {
    current?.controller.abort()
    const mine = { query, controller: new AbortController() }
    current = mine
    if (!isQuiet) state.status = 'loading'
    const requestedAt = Date.now()
    try {
      const page = await search(query, mine.controller.signal)
      if (current === mine) show(query, page, requestedAt)
    } catch (error) {
      if (current !== mine || isAbortError(error) || isQuiet) return
      // Remove the rows of an earlier query: below the error message, the user would take them for the result of the failed query.
      if (!deepEqual(loadedQuery, query)) Object.assign(state, emptyState())
      Object.assign(state, { status: 'failed', failure: toFailure(error) })
    }
  }

  return {
    state,
    load: async (query) => {
      const opened = openedQuery
      openedQuery = undefined
      if (!deepEqual(opened, query)) await load(query)
    },
    reload: async (options) => {
      if (current) await load(current.query, options?.quiet)
    },
    open: (query, page, requestedAt) => {
      current?.controller.abort()
      current = { query, controller: new AbortController() }
      openedQuery = query
      show(query, page, requestedAt)
    },
    patch: (change) => {
      state.rows = ref(change(state.rows))
    },
    rest: () => {
      current?.controller.abort()
      openedQuery = undefined
      // The rows may be outdated when the screen is shown again, so the status is `loading` until the next load ends.
      if (state.status !== 'idle') state.status = 'loading'
    },
    reset: () => {
      current?.controller.abort()
      current = undefined
      loadedQuery = undefined
      openedQuery = undefined
      Object.assign(state, emptyState())
    },
  }
}

function emptyState<Row>(): ListState<Row> {
  return {
    rows: ref([]),
    page: 0,
    total: 0,
    perPage: 1,
    pageCount: 1,
    unreadable: 0,
    requestedAt: undefined,
    status: 'idle',
    failure: null,
  }
}
