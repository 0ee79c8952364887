import { isAbortError } from '../lib/failure'

type TabLeadership = {
  /** Takes the lock from a tab that does not respond. When that tab responds again, it runs the cleanup that its `run` returned. */
  take: () => void
  end: () => void
}

/**
 * Calls `run` in one tab at a time, the one that holds a Web Lock. When the tab loses the lock, the function returned by `run` is called
 * and the tab queues for the lock again. `onRefused`: the browser denies locks to this page.
 */
export function runInLeaderTab(
  name: string,
  run: () => () => void,
  onRefused: () => void = () => undefined,
): TabLeadership {
  const { locks } = navigator
  let isOver = false
  let waiting = new AbortController()
  let lead: { stop: () => void; release: () => void } | undefined

  function requestLock(options: LockOptions): void {
    let mine: typeof lead
    const hold = () =>
      new Promise<void>((resolve) => {
        if (isOver || lead) {
          resolve()
          return
        }
        mine = { stop: run(), release: resolve }
        lead = mine
      })
    const settle = () => {
      if (!mine || lead !== mine) return
      lead = undefined
      mine.stop()
      queueForLock()
    }
    locks.request(name, options, hold).then(settle, (error: unknown) => {
      settle()
      // The browser did not refuse the lock: `take` or `end` aborted the request, or another tab has stolen the lock.
      if (isAbortError(error)) return
      if (!isOver) onRefused()
    })
  }

  function queueForLock(): void {
    if (isOver) return
    waiting = new AbortController()
    requestLock({ signal: waiting.signal })
  }

  queueForLock()
  return {
    take() {
      if (isOver || lead) return
      waiting.abort()
      requestLock({ steal: true })
    },
    end() {
      isOver = true
      waiting.abort()
      const ended = lead
      lead = undefined
      ended?.stop()
      ended?.release()
    },
  }
}
