import { useEffect, useState } from 'react'
import type { EarlyList } from './earlyList'

/** Too short to be noticed, and rows at once are there sooner than placeholders that are rendered before them. */
const MAX_WAIT_MS = 100

/**
 * Shows in a list that is about to be built what has been asked for early; false while its response is awaited. To be called
 * before anything reads the list: one that changed while it is being built would be built anew at once.
 */
export function useEarlyList(early: EarlyList, search: string): boolean {
  const [response] = useState(() => early.open(search))
  const [isDue, setDue] = useState(response === undefined)
  useEffect(() => {
    if (!response || isDue) return
    let isOver = false
    const show = () => {
      if (isOver) return
      isOver = true
      early.open(search)
      setDue(true)
    }
    response.then(show, show)
    const timer = setTimeout(show, MAX_WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [early, search, response, isDue])
  return isDue
}
