/**
 * Of several tabs of one person only one speaks: runs `run` once this tab is the one, which may be never. Where the browser
 * knows no locks every tab is. Returns a function that ends it and lets the next tab speak.
 */
export function whenSpeaker(name: string, run: () => () => void): () => void {
  if (!navigator.locks) return run()
  const waiting = new AbortController()
  let leave = () => waiting.abort()
  const speak = () =>
    new Promise<void>((resolve) => {
      const stop = run()
      leave = () => {
        stop()
        resolve()
      }
    })
  // The only way to fail is to stop waiting.
  navigator.locks.request(name, { signal: waiting.signal }, speak).catch(() => undefined)
  return () => leave()
}
