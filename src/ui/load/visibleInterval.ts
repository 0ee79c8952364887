/**
 * Runs `action` each `period` milliseconds while the page is visible; one that fell due while it was hidden runs on return.
 * Returns a function that stops.
 */
export function startVisibleInterval(action: () => void, period: number): () => void {
  let isDue = false
  const tick = () => {
    isDue = document.visibilityState !== 'visible'
    if (!isDue) action()
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
}
