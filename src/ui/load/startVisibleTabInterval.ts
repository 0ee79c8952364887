/**
 * Runs `action` every `period` ms while the browser tab is visible. If a run was due while the tab was hidden, it happens when the tab
 * becomes visible.
 */
export function startVisibleTabInterval(action: () => void, period: number): () => void {
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
