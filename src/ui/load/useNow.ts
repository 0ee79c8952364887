import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'

/** The second of the console's clock, read again each `period` milliseconds, counted anew from each other `since`. */
export function useNow(period: number, since?: unknown): number {
  const [now, setNow] = useState(nowSecond)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `since` begins anew
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSecond()), period)
    return () => clearInterval(timer)
  }, [period, since])
  return now
}
