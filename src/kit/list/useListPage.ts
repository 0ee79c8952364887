import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../../api/user'
import { deepEqual } from '../../lib/deepEqual'
import {
  type FilterStructs,
  formatSort,
  isEmptyValue,
  type ListQuery,
  type ListSort,
  parseListQuery,
  parseSort,
} from '../../lib/listQuery'
import type { ListState, ListStore } from '../../lib/listStore'
import { useUser } from '../../session/sessionHooks'
import { useScreenExit } from '../../ui/cachedScreen'
import { startVisibleTabInterval } from '../../ui/load/startVisibleTabInterval'
import { defaultCityId, useRememberCity } from '../address/defaultCityId'
import { CLEARED_DRILLDOWN_PARAMS } from '../address/drilldownParams'
import { type UrlQueryState, useUrlQuery } from '../address/useUrlQuery'

const NO_ROWS = { rows: [], total: 0, perPage: 0, pageCount: 0 }

export type ListFilterDefaults<F> = Partial<F> | ((query: Partial<F>) => Partial<F>)

export type ListQueryDef<F> = {
  filters: FilterStructs<F>
  sortable?: readonly string[]
  needsCity?: boolean
  /**
   * Filters that apply while the URL has no filter. They may depend on the query: default dates, for example, depend on the time zone of
   * the query's city. The query value `all` means that the user has removed the default filter.
   */
  defaults?: ListFilterDefaults<F>
  isIdle?: boolean
}

export type ListPageMethods<F> = {
  /** Sets filters and returns to page 1. An empty value removes its filter. */
  setFilters: (filters: Partial<F>) => void
  /** Removes all filters. The sorting, a required city and other query parameters are kept. */
  clearFilters: () => void
  setPage: (page: number) => void
  setSort: (sort: ListSort | undefined) => void
  /** Removes the page number, sorting and filters from the URL. `also` sets other query parameters in the same navigation. */
  clearQuery: (also?: Record<string, unknown>) => void
  reload: () => void
}

export type ListPageState<Row, F> = ListPageMethods<F> & {
  state: ListState<Row>
  /**
   * The part of the list page state that a filter form needs. It stays the same object while only rows change, so a memoised filter form
   * does not re-render.
   */
  filter: Pick<ListPageState<Row, F>, 'query' | 'hasFilters' | 'setFilters' | 'clearFilters' | 'clearQuery'>
  query: ListQuery<F>
  sort: ListSort | undefined
  hasQuery: boolean
  /** True if a filter is set; a required city does not count. */
  hasFilters: boolean
}

/**
 * Connects a list store to the URL (reference-data, section 2.1). It loads the list when the query string changes, redirects to the default
 * city if the list requires one, removes a page number beyond the last page, and clears the store when the user leaves. The result is
 * memoised.
 */
export function useListPage<Row, F extends object>(
  store: ListStore<Row, F>,
  def: ListQueryDef<F>,
): ListPageState<Row, F> {
  const state = useSnapshot(store.state) as ListState<Row>
  const { search, set: go } = useUrlQuery()
  const { allowedCities } = useUser()

  // Query parameters that are not part of the list query (an open dialog, for example) must not reload the list. An equal query therefore
  // stays the same object.
  const present = readAddress(search, def, allowedCities)
  const [address, setAddress] = useState(present)
  if (!deepEqual(address, present)) setAddress(present)
  const defaults = useDefaults(def, address.query)
  const described = useMemo(() => describe(address.query, address.isCleared, def, defaults), [address, def, defaults])
  const { query } = described

  const { isIdle = false } = def
  const hasCities = allowedCities.length > 0
  const lacksCity = def.needsCity === true && !('cityId' in query)
  useEffect(() => {
    if (isIdle) return
    if (!lacksCity) void store.load(query)
    else if (hasCities) go({ cityId: defaultCityId() }, { replace: true })
    // A user without cities has nothing to load, so the list is shown as empty.
    else store.open(query, NO_ROWS, Date.now())
  }, [store, query, lacksCity, hasCities, go, isIdle])
  useRememberCity((query as { cityId?: number }).cityId)

  const isAbovePageCount =
    state.status === 'ready' && state.page === query.page && query.page > Math.max(1, state.pageCount)
  useEffect(() => {
    if (isAbovePageCount) go({ page: undefined }, { replace: true })
  }, [isAbovePageCount, go])

  useScreenExit(store.rest, store.reset)

  const actions = useMemo(() => createListPageMethods(store, def, go, described), [store, def, go, described])
  const unchanging = useMemo(() => {
    const { query, hasFilters } = described
    const { setFilters, clearFilters, clearQuery } = actions
    return { ...described, ...actions, filter: { query, hasFilters, setFilters, clearFilters, clearQuery } }
  }, [described, actions])
  return useMemo(
    () => ({
      // A page beyond the last one is empty and is replaced by page 1. It is shown as loading, so that no empty list appears in between.
      state: isAbovePageCount ? { ...state, status: 'loading' as const } : state,
      ...unchanging,
    }),
    [state, isAbovePageCount, unchanging],
  )
}

const DEFAULTS_CHECK_MS = 60_000

/** Defaults may depend on the date, so they are computed again while the page is open. Equal defaults stay the same object. */
function useDefaults<F>(def: ListQueryDef<F>, query: Partial<F>): Partial<F> {
  const present = defaultsOf(def, query)
  const [defaults, setDefaults] = useState(present)
  if (!deepEqual(defaults, present)) setDefaults(present)
  useEffect(() => {
    if (typeof def.defaults !== 'function') return
    const update = () => {
      const next = defaultsOf(def, query)
      setDefaults((last) => (deepEqual(last, next) ? last : next))
    }
    return startVisibleTabInterval(update, DEFAULTS_CHECK_MS)
  }, [def, query])
  return defaults
}

/** Query value that means that the user has removed a filter with a default (contract). */
const ALL = 'all'

function readAddress<F>(search: string, def: ListQueryDef<F>, allowedCities: User['allowedCities']) {
  const query: ListQuery<F> & { cityId?: number } = parseListQuery<F>(search, def.filters, def.sortable)
  // A city that the user may not see is ignored like any other wrong value (operations, section 1).
  if (!allowedCities.some(({ id }) => id === query.cityId)) delete query.cityId
  const params = new URLSearchParams(search)
  const cleared = Object.keys(defaultsOf(def, query)).filter((key) => params.get(key) === ALL)
  for (const key of cleared) delete query[key as keyof F]
  return { query, isCleared: cleared.length > 0 }
}

const defaultsOf = <F>({ defaults = {} }: ListQueryDef<F>, query: Partial<F>): Partial<F> =>
  typeof defaults === 'function' ? defaults(query) : defaults

export function readListQuery<F extends object>(
  search: string,
  def: ListQueryDef<F>,
  { allowedCities }: Pick<User, 'allowedCities'>,
): ListQuery<F> {
  const { query, isCleared } = readAddress(search, def, allowedCities)
  return describe(query, isCleared, def, defaultsOf(def, query)).query
}

function describe<F extends object>(
  address: ListQuery<F>,
  isCleared: boolean,
  def: ListQueryDef<F>,
  defaults: Partial<F>,
) {
  const hasFilters = isCleared || clearableKeys(def).some((key) => !isEmptyValue(address[key as keyof F]))
  const query: ListQuery<F> = hasFilters ? address : { ...address, ...defaults }
  const sort = parseSort(address.orderBy)
  return { query, sort, hasFilters, hasQuery: hasFilters || address.page > 1 || sort !== undefined }
}

/** Filters that the button «Сбросить» (reset) removes. A required city is kept, or the list would redirect to the user's first city. */
const clearableKeys = <F>({ filters, needsCity }: ListQueryDef<F>): string[] =>
  Object.keys(filters).filter((key) => !(needsCity && key === 'cityId'))

function createListPageMethods<Row, F>(
  store: ListStore<Row, F>,
  def: ListQueryDef<F>,
  go: UrlQueryState['set'],
  shown: { query: ListQuery<F>; hasFilters: boolean },
): ListPageMethods<F> {
  const noFilters = Object.fromEntries(clearableKeys(def).map((key) => [key, undefined]))
  return {
    setFilters: (filters) =>
      go({ ...filters, ...clearedDefaults(filters, def, shown), page: undefined, ...CLEARED_DRILLDOWN_PARAMS }),
    clearFilters: () => go({ ...noFilters, page: undefined, ...CLEARED_DRILLDOWN_PARAMS }),
    setPage: (page) => go({ page }),
    setSort: (sort) => go({ orderBy: sort && formatSort(sort), page: undefined }),
    clearQuery: (also) =>
      go({ ...noFilters, page: undefined, orderBy: undefined, ...CLEARED_DRILLDOWN_PARAMS, ...also }),
    reload: () => void store.reload(),
  }
}

/**
 * Default filters apply only to a URL without filters. If the user removes one of them, the removal is written into the URL, so the other
 * default filters are written too; otherwise they would no longer apply.
 */
function clearedDefaults<F>(
  filters: Partial<F>,
  def: ListQueryDef<F>,
  { query, hasFilters }: { query: ListQuery<F>; hasFilters: boolean },
): Record<string, unknown> {
  const defaults = defaultsOf(def, query)
  const keys = Object.keys(defaults)
  const cleared = keys.filter((key) => key in filters && isEmptyValue(filters[key as keyof F]))
  if (cleared.length === 0) return {}
  const others = hasFilters ? [] : keys.filter((key) => !(key in filters))
  return Object.fromEntries([
    ...others.map((key) => [key, defaults[key as keyof F]]),
    ...cleared.map((key) => [key, ALL]),
  ])
}
