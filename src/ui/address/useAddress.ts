import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Struct } from 'superstruct'
import { useLocation, useSearch } from 'wouter'
import { readKey, withQuery, writeQuery } from '../../lib/address'

/** Keys to write over the query string; undefined, null, empty texts and lists drop theirs, as does page 1. */
export type AddressChanges = Record<string, unknown>

/** How the address changes: a history entry of its own unless `replace`; `state` marks the entry (see `LINKED`). */
export type AddressOptions = { replace?: boolean; state?: unknown }

export type Address = {
  /** The path, without the query. */
  path: string
  /** The query string, without `?`. */
  search: string
  /** A key of the query as its struct reads it; undefined when absent, empty or not of that type. */
  get: <T>(key: string, struct: Struct<T, unknown>) => T | undefined
  /** Writes keys over the query string. Stable: it always starts from the present address. */
  set: (changes: AddressChanges, options?: AddressOptions) => void
  /** Writes a query string of these keys alone. Stable. */
  setOnly: (keys: AddressChanges, options?: AddressOptions) => void
  /** The present address with these keys written over its query, for a link. */
  linkWith: (changes: AddressChanges) => string
}

/**
 * The one hand that reads and writes the query string. The component renders when the address changes, and only then is the
 * result another object; `set` and `setOnly` never change, so effects and memoised columns may depend on them. To go to another
 * screen navigate to one of `paths`.
 */
export function useAddress(): Address {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const latest = useRef({ search, path, navigate })
  useLayoutEffect(() => {
    latest.current = { search, path, navigate }
  })
  const writer = useMemo(() => {
    const go = (query: string, options?: AddressOptions) =>
      latest.current.navigate(query === '' ? latest.current.path : `${latest.current.path}?${query}`, options)
    return {
      set: (changes: AddressChanges, options?: AddressOptions) =>
        go(writeQuery(latest.current.search, changes), options),
      setOnly: (keys: AddressChanges, options?: AddressOptions) => go(writeQuery('', keys), options),
    }
  }, [])
  return useMemo(
    () => ({
      path,
      search,
      get: (key, struct) => readKey(search, key, struct),
      linkWith: (changes) => withQuery(path, changes, search),
      ...writer,
    }),
    [path, search, writer],
  )
}
