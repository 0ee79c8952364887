import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Struct } from 'superstruct'
import { useLocation, useSearch } from 'wouter'
import { mergeQueryString, parseUrlParam, withQuery } from '../../lib/listQuery'

/** Query parameters to set in the URL. A value of undefined, null, an empty string, an empty list or page 1 removes its parameter. */
export type UrlQueryChanges = Record<string, unknown>

/** Navigation adds a history entry unless `replace` is set. `state` becomes `history.state` of the new URL (see `OPENED_FROM_SCREEN`). */
type NavigateOptions = { replace?: boolean; state?: unknown }

export type UrlQueryState = {
  path: string
  search: string
  /** Returns undefined if the query parameter is absent, empty or does not match `struct`. */
  get: <T>(key: string, struct: Struct<T, unknown>) => T | undefined
  set: (changes: UrlQueryChanges, options?: NavigateOptions) => void
  setOnly: (keys: UrlQueryChanges, options?: NavigateOptions) => void
  linkWith: (changes: UrlQueryChanges) => string
}

/**
 * Reads and writes the query string of the URL. The returned object changes only when the URL changes. `set` and `setOnly` are the same
 * functions on every render, so effects may depend on them. To open another screen, navigate to one of `paths`.
 */
export function useUrlQuery(): UrlQueryState {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const latest = useRef({ search, path, navigate })
  useLayoutEffect(() => {
    latest.current = { search, path, navigate }
  })
  const writer = useMemo(() => {
    const go = (query: string, options?: NavigateOptions) => {
      const { search, path, navigate } = latest.current
      // A table with deferred rows may set a page that the URL already has. Back would then lead to the same URL.
      if (query === mergeQueryString(search, {}) && options?.state === undefined) return
      navigate(query === '' ? path : `${path}?${query}`, options)
    }
    return {
      set: (changes: UrlQueryChanges, options?: NavigateOptions) =>
        go(mergeQueryString(latest.current.search, changes), options),
      setOnly: (keys: UrlQueryChanges, options?: NavigateOptions) => go(mergeQueryString('', keys), options),
    }
  }, [])
  return useMemo(
    () => ({
      path,
      search,
      get: (key, struct) => parseUrlParam(search, key, struct),
      linkWith: (changes) => withQuery(path, changes, search),
      ...writer,
    }),
    [path, search, writer],
  )
}
