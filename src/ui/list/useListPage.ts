import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type FilterStructs, formatSort, isEmpty, parseSort, type Query, readQuery, type Sort } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { ListState, ListStore } from '../../lib/listStore'
import { session } from '../../session/session'
import { WITHOUT_DOOR } from '../address/doorKeys'
import { type Address, useAddress } from '../address/useAddress'
import { useLeaving } from '../keptScreen'

const NO_ROWS = { rows: [], total: 0, perPage: 0, pageCount: 0 }

/** What a list page understands in its address. Keep it outside the component. */
export type ListDef<F> = {
  /** One struct per filter key. */
  filters: FilterStructs<F>
  /** Fields that may be sorted by; absent where the search takes no `orderBy`. */
  sortable?: readonly string[]
  /** The list belongs to a city: without `cityId` the address is redirected to the first allowed one. */
  needsCity?: boolean
  /** Filters that hold while the address has none at all; `all` in place of one's value means that it was cleared. */
  defaults?: Partial<F>
  /** Nothing is loaded: the person may not see the entries. */
  isIdle?: boolean
}

export type ListActions<F> = {
  /** Sets filters; undefined and empty ones are dropped, and the list starts again at page 1. */
  setFilters: (filters: Partial<F>) => void
  /** Drops all filters; order, the city of a list that needs one and other keys of the address stay. */
  clearFilters: () => void
  setPage: (page: number) => void
  setSort: (sort: Sort | undefined) => void
  /** Drops page, order and filters from the address; `also` changes other keys in the same step. */
  clearQuery: (also?: Record<string, unknown>) => void
  reload: () => void
}

export type ListPageState<Row, F> = ListActions<F> & {
  state: ListState<Row>
  /** The same for a filter: it stays the same object while only rows change, so that a memoised filter does not render. */
  filter: Pick<ListPageState<Row, F>, 'query' | 'hasFilters' | 'setFilters' | 'clearFilters' | 'clearQuery'>
  /** What is loaded: page, order and filters of the address, with the defaults. */
  query: Query<F>
  sort: Sort | undefined
  /** Whether the address itself has a page, an order or a filter. */
  hasQuery: boolean
  /** Whether the address itself has a filter; the city of a list that needs one is none. */
  hasFilters: boolean
}

/**
 * Ties a list store to the address (reference-data, section 2.1): loads when page, order or filters change, redirects to
 * the first city where one is needed, drops a page above the server's page count, forgets the list when it is left.
 * The result changes only when something in it does, so it can be handed to a memoised table.
 */
export function useListPage<Row, F extends object>(store: ListStore<Row, F>, def: ListDef<F>): ListPageState<Row, F> {
  const state = useSnapshot(store.state) as ListState<Row>
  const { search, set: go } = useAddress()

  // Other keys of the address (an open dialog) change without touching the list: an equal query is the same query.
  const present = readAddress(search, def)
  const [address, setAddress] = useState(present)
  if (!equal(address, present)) setAddress(present)
  const described = useMemo(() => describe(address.query, address.isCleared, def), [address, def])
  const { query } = described

  const homeCity = session.user?.allowedCities[0]?.id
  const { isIdle = false } = def
  const lacksCity = def.needsCity === true && !('cityId' in query)
  useEffect(() => {
    if (isIdle) return
    if (!lacksCity) void store.load(query)
    else if (homeCity !== undefined) go({ cityId: homeCity }, { replace: true })
    // Who has no city has nothing to ask for.
    else store.open(query, NO_ROWS, Date.now())
  }, [store, query, lacksCity, homeCity, go, isIdle])

  const isAbovePageCount =
    state.status === 'ready' && state.page === query.page && query.page > Math.max(1, state.pageCount)
  useEffect(() => {
    if (isAbovePageCount) go({ page: undefined }, { replace: true })
  }, [isAbovePageCount, go])

  useLeaving(store.rest, store.reset)

  const actions = useMemo(() => listActions(store, def, go), [store, def, go])
  const unchanging = useMemo(() => {
    const { query, hasFilters } = described
    const { setFilters, clearFilters, clearQuery } = actions
    return { ...described, ...actions, filter: { query, hasFilters, setFilters, clearFilters, clearQuery } }
  }, [described, actions])
  return useMemo(
    () => ({
      // A response without rows that is about to be replaced must not flash as an empty list.
      state: isAbovePageCount ? { ...state, status: 'loading' as const } : state,
      ...unchanging,
    }),
    [state, isAbovePageCount, unchanging],
  )
}

/** In the address, in place of the value of a filter that has a default: whoever cleared it wants all (contract). */
const ALL = 'all'

function readAddress<F>(search: string, { filters, sortable, defaults = {} }: ListDef<F>) {
  const query = readQuery<F>(search, filters, sortable)
  const params = new URLSearchParams(search)
  const cleared = Object.keys(defaults).filter((key) => params.get(key) === ALL)
  for (const key of cleared) delete query[key as keyof F]
  return { query, isCleared: cleared.length > 0 }
}

/** What a list loads at an address, which the query string says. */
export function listQuery<F extends object>(search: string, def: ListDef<F>): Query<F> {
  const { query, isCleared } = readAddress(search, def)
  return describe(query, isCleared, def).query
}

function describe<F extends object>(address: Query<F>, isCleared: boolean, def: ListDef<F>) {
  const hasFilters = isCleared || clearableKeys(def).some((key) => !isEmpty(address[key as keyof F]))
  const query: Query<F> = hasFilters ? address : { ...address, ...def.defaults }
  const sort = parseSort(address.orderBy)
  return { query, sort, hasFilters, hasQuery: hasFilters || address.page > 1 || sort !== undefined }
}

/** Without its city a list that needs one would be redirected to the first, so «Сбросить» leaves it. */
const clearableKeys = <F>({ filters, needsCity }: ListDef<F>): string[] =>
  Object.keys(filters).filter((key) => !(needsCity && key === 'cityId'))

function listActions<Row, F>(store: ListStore<Row, F>, def: ListDef<F>, go: Address['set']): ListActions<F> {
  const noFilters = Object.fromEntries(clearableKeys(def).map((key) => [key, undefined]))
  return {
    setFilters: (filters) => go({ ...filters, ...clearedDefaults(filters, def), page: undefined, ...WITHOUT_DOOR }),
    clearFilters: () => go({ ...noFilters, page: undefined, ...WITHOUT_DOOR }),
    setPage: (page) => go({ page }),
    setSort: (sort) => go({ orderBy: sort && formatSort(sort), page: undefined }),
    clearQuery: (also) => go({ ...noFilters, page: undefined, orderBy: undefined, ...WITHOUT_DOOR, ...also }),
    reload: () => void store.reload(),
  }
}

function clearedDefaults<F>(filters: Partial<F>, { defaults = {} }: ListDef<F>): Record<string, typeof ALL> {
  const keys = Object.keys(defaults).filter((key) => key in filters && isEmpty(filters[key as keyof F]))
  return Object.fromEntries(keys.map((key) => [key, ALL]))
}
