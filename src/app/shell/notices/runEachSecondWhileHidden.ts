/**
 * Runs `call` once a second while the page is hidden. The timer is in a worker, because browsers run the timers of a
 * page that has been hidden for five minutes only once a minute. Where workers are unavailable, `call` is not run.
 */
export function runEachSecondWhileHidden(call: () => void): () => void {
  let worker: Worker | undefined

  function end(): void {
    worker?.terminate()
    worker = undefined
  }

  function update(): void {
    if (!document.hidden) end()
    else worker ??= startWorker(call)
  }

  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    document.removeEventListener('visibilitychange', update)
    end()
  }
}

function startWorker(call: () => void): Worker | undefined {
  try {
    const worker = new Worker(new URL('./hiddenPageTimerWorker.ts', import.meta.url))
    worker.onmessage = call
    worker.onerror = (event) => event.preventDefault()
    return worker
  } catch {
    return undefined
  }
}
