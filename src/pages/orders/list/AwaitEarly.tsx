import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { EarlyList } from './earlyList'
import { useEarlyList } from './useEarlyList'
import './awaitEarly.css'

/** Delays the list by up to 100 ms if its first response is about to arrive. */
export function AwaitEarly({ early, children }: { early: EarlyList; children: ReactNode }) {
  const isDue = useEarlyList(early, useSearch())
  return isDue ? children : <div className="await-early" />
}
