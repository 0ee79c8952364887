import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { OrderListPrefetch } from './orderListPrefetch'
import { useHasPrefetchSettled } from './useHasPrefetchSettled'
import './splitList.css'

/** Delays the first render of the list by at most 100 ms while the prefetched response is pending. */
export function PrefetchGate({ prefetch, children }: { prefetch: OrderListPrefetch; children: ReactNode }) {
  const isDue = useHasPrefetchSettled(prefetch, useSearch())
  return isDue ? children : <div className="prefetch-gate" />
}
