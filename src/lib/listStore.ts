import { proxy, ref } from 'valtio'
import type { Query } from './address'
import { equal } from './equal'
import { type Failure, isAbort, toFailure } from './failure'

/** One page of a list, with what the paging headers say (each defaults to 1). */
export type Page<Row> = {
  rows: Row[]
  total: number
  perPage: number
  pageCount: number
  /** How many rows were left out because a required field was missing. */
  unreadable?: number | undefined
}

export type ListState<Row> = {
  /**
   * The rows of the last response. They stay while the next load runs, and after a reload of the same query fails.
   * Replaced as a whole, so that a table can compare by identity.
   */
  rows: Row[]
  /** The page of the last response; 0 before the first. */
  page: number
  total: number
  perPage: number
  pageCount: number
  /** Rows of the page that could not be shown. */
  unreadable?: number | undefined
  /** When the rows were asked for, milliseconds of the machine's clock; undefined before the first response. */
  askedAt?: number | undefined
  /** `idle` before the first load. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  failure: Failure | null
}

export type ListStore<Row, F> = {
  state: ListState<Row>
  /** Loads the page of `query`; an earlier load that is still under way is cancelled and its response ignored. */
  load: (query: Query<F>) => Promise<void>
  /** Repeats the last load. With `quiet` rows and status stay as they are until it succeeds. */
  reload: (options?: { quiet: boolean }) => Promise<void>
  /** Shows a response that was asked for beforehand, at `askedAt` of the machine's clock: the next load of its query needs no other. */
  open: (query: Query<F>, page: Page<Row>, askedAt: number) => void
  /** Replaces rows that are already there, without a request. */
  patch: (change: (rows: Row[]) => Row[]) => void
  /** Cancels what is under way; the rows stay, and the next load replaces them. */
  rest: () => void
  /** Cancels what is under way and forgets everything; called when the screen is left for good. */
  reset: () => void
}

/** The store of one list: it holds only the server's last response, the address holds the query. */
export function createListStore<Row, F>(
  search: (query: Query<F>, signal: AbortSignal) => Promise<Page<Row>>,
): ListStore<Row, F> {
  const state = proxy<ListState<Row>>(emptyState())
  let current: { query: Query<F>; controller: AbortController } | undefined
  let loadedQuery: Query<F> | undefined
  let openedQuery: Query<F> | undefined

  function show(query: Query<F>, page: Page<Row>, askedAt: number): void {
    loadedQuery = query
    Object.assign(state, {
      unreadable: 0,
      askedAt,
      ...page,
      rows: ref(page.rows),
      page: query.page,
      status: 'ready',
      failure: null,
    })
  }

  async function load(query: Query<F>, isQuiet = false): Promise<void> {
    current?.controller.abort()
    const mine = { query, controller: new AbortController() }
    current = mine
    if (!isQuiet) state.status = 'loading'
    const askedAt = Date.now()
    try {
      const page = await search(query, mine.controller.signal)
      if (current === mine) show(query, page, askedAt)
    } catch (error) {
      if (current !== mine || isAbort(error) || isQuiet) return
      // Rows of another query under an error would be taken for the response to this one.
      if (!equal(loadedQuery, query)) Object.assign(state, emptyState())
      Object.assign(state, { status: 'failed', failure: toFailure(error) })
    }
  }

  return {
    state,
    load: async (query) => {
      const opened = openedQuery
      openedQuery = undefined
      if (!equal(opened, query)) await load(query)
    },
    reload: async (options) => {
      if (current) await load(current.query, options?.quiet)
    },
    open: (query, page, askedAt) => {
      current?.controller.abort()
      current = { query, controller: new AbortController() }
      openedQuery = query
      show(query, page, askedAt)
    },
    patch: (change) => {
      state.rows = ref(change(state.rows))
    },
    rest: () => {
      current?.controller.abort()
      openedQuery = undefined
      // Whoever comes back waits for the next load: what these rows say may be over.
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
    askedAt: undefined,
    status: 'idle',
    failure: null,
  }
}
