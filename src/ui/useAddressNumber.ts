import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { writeQuery } from '../lib/address'

/** A whole number that a screen keeps in its address beside the list's query: the open row, the chosen tab's entry. */
export function useAddressNumber(key: string): [number | undefined, (value: number | undefined) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const latest = useRef({ search, path, navigate })
  useLayoutEffect(() => {
    latest.current = { search, path, navigate }
  })
  const text = new URLSearchParams(search).get(key)
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : undefined
  const set = useMemo(
    () => (next: number | undefined) => {
      const at = latest.current
      const query = writeQuery(at.search, { [key]: next })
      at.navigate(query === '' ? at.path : `${at.path}?${query}`)
    },
    [key],
  )
  return [value, set]
}
