import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Struct } from 'superstruct'
import { useLocation, useSearch } from 'wouter'
import { readKey, withQuery, writeQuery } from '../../lib/address'

/** Query parameters to set. Undefined, null, an empty text or list, and page 1 remove the parameter. */
export type AddressChanges = Record<string, unknown>

/** Adds a history entry unless `replace` is set; `state` is the history state (see `LINKED`). */
export type AddressOptions = { replace?: boolean; state?: unknown }

export type Address = {
  path: string
  search: string
  /** Undefined when absent, empty or of the wrong type. */
  get: <T>(key: string, struct: Struct<T, unknown>) => T | undefined
  /** Merges `changes` into the current query string. Stable. */
  set: (changes: AddressChanges, options?: AddressOptions) => void
  setOnly: (keys: AddressChanges, options?: AddressOptions) => void
  linkWith: (changes: AddressChanges) => string
}

/**
 * Reads and writes the query string. The result changes only when the address changes; `set` and `setOnly` never
 * change, so effects may depend on them. To open another screen, navigate to one of `paths`.
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
