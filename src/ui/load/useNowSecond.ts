import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'

/** Current time in epoch seconds, updated every `period` ms. A change of `since` restarts the interval. */
export function useNowSecond(period: number, since?: unknown): number {
  const [now, setNow] = useState(nowSecond)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `since` restarts the interval
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSecond()), period)
    return () => clearInterval(timer)
  }, [period, since])
  return now
}
