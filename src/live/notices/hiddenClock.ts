/**
 * Calls once a second while the page is hidden: after five minutes browsers let the timers of a hidden page run once a minute, while
 * a worker's go on. Where there is no worker, or it is refused, nothing is called, and those timers have to do. Returns a function
 * that stops.
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
    // It is said nowhere: the page's own timers go on.
    worker.onerror = (event) => event.preventDefault()
    return worker
  } catch {
    return undefined
  }
}
