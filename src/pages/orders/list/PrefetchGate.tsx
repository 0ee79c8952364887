import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { ListPrefetch } from './listPrefetch'
import { usePrefetchedList } from './usePrefetchedList'
import './splitList.css'

/** Delays the first render of the list by up to 100 ms while the prefetched response has not arrived yet. */
export function PrefetchGate({ prefetch, children }: { prefetch: ListPrefetch; children: ReactNode }) {
  const isDue = usePrefetchedList(prefetch, useSearch())
  return isDue ? children : <div className="prefetch-gate" />
}
