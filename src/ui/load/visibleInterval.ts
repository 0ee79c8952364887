/** Runs `action` every `period` ms while the page is visible; a missed run happens when it becomes visible. */
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
