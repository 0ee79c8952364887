import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { ListPrefetch } from './listPrefetch'
import { useHasPrefetchSettled } from './useHasPrefetchSettled'
import './splitList.css'

export function PrefetchGate({ prefetch, children }: { prefetch: ListPrefetch; children: ReactNode }) {
  const isDue = useHasPrefetchSettled(prefetch, useSearch())
  return isDue ? children : <div className="prefetch-gate" />
}
