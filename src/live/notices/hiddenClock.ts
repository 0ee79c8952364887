/**
 * Calls once a second while the page is hidden, from a worker: after five minutes browsers run page timers only once a
 * minute. Does nothing where workers are unavailable.
 */
export function everyHiddenSecond(call: () => void): () => void {
  let worker: Worker | undefined

  function end(): void {
    worker?.terminate()
    worker = undefined
  }

  function look(): void {
    if (!document.hidden) end()
    else worker ??= startWorker(call)
  }

  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    end()
  }
}

function startWorker(call: () => void): Worker | undefined {
  try {
    const worker = new Worker(new URL('./hiddenClockWorker.ts', import.meta.url))
    worker.onmessage = call
    worker.onerror = (event) => event.preventDefault()
    return worker
  } catch {
    return undefined
  }
}
