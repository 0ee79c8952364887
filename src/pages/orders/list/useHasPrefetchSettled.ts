import { useEffect, useState } from 'react'
import type { OrderListPrefetch } from './orderListPrefetch'

/**
 * Maximum wait for the prefetched response, in milliseconds. Users do not notice it, and rendering placeholders first
 * would take longer.
 */
const MAX_WAIT_MS = 100

/**
 * Returns false while the prefetched response is pending; render the list only when the result is true. Call this hook before the list
 * store is read: the hook updates the store during render, and components that have already read it would render again.
 */
export function useHasPrefetchSettled(prefetch: OrderListPrefetch, search: string): boolean {
  const [response] = useState(() => prefetch.open(search))
  const [isDue, setDue] = useState(response === undefined)
  useEffect(() => {
    if (!response || isDue) return
    let isOver = false
    const show = () => {
      if (isOver) return
      isOver = true
      prefetch.open(search)
      setDue(true)
    }
    response.then(show, show)
    const timer = setTimeout(show, MAX_WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [prefetch, search, response, isDue])
  return isDue
}
