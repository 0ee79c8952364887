import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { EarlyList } from './earlyList'
import { useEarlyList } from './useEarlyList'
import './awaitEarly.css'

/** Builds a list at once, or within a tenth of a second where what it has been asked for is about to come. */
export function AwaitEarly({ early, children }: { early: EarlyList; children: ReactNode }) {
  const isDue = useEarlyList(early, useSearch())
  return isDue ? children : <div className="await-early" />
}
