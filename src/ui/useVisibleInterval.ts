import { useEffect, useEffectEvent } from 'react'

/**
 * Runs `action` each `period` milliseconds while the page is seen; one that fell due while it was hidden runs on return.
 */
export function useVisibleInterval(action: () => void, period: number): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    let isDue = false
    const tick = () => {
      isDue = document.visibilityState !== 'visible'
      if (!isDue) run()
    }
    const onVisible = () => {
      if (isDue) tick()
    }
    const timer = setInterval(tick, period)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [period])
}
