import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'

/** The second of the console's clock, read again each `period` milliseconds. */
export function useNow(period: number): number {
  const [now, setNow] = useState(nowSecond)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSecond()), period)
    return () => clearInterval(timer)
  }, [period])
  return now
}
